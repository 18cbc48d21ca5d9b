import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Telephone } from '../../components/page/telephone.tsx';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AsideButton } from './aside-button.tsx';
import { BiodataButton } from './biodata/biodata-button.tsx';
import { FitList } from './fit-list.tsx';
import type { CandidateQuery } from './person.generated.ts';
import { PersonFoot } from './person-foot.tsx';
import { BackToList } from './person-links.tsx';
import { PersonPhotos } from './person-photos.tsx';
import { PersonHead, PersonPart, PersonWords } from './person-summary.tsx';
import { BlockAndReport } from './safety/block-and-report.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';

type Person = NonNullable<CandidateQuery['candidate']>;

/** On a phone over the photo, which has the whole width there. */
const BACK = {
  position: { xs: 'absolute', md: 'static' },
  top: 12,
  left: 12,
  zIndex: 1,
  mb: { md: 1.5 },
} as const;

/** Whom to ring once both have said yes, or that this is not told yet. */
function WhomToRing({ person: { card, contact } }: { person: Person }) {
  const { t } = useTranslation();
  if (!contact)
    return (
      <Typography variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
        {t(card.isOwn ? 'candidates.ownCard' : 'person.contactLater')}
      </Typography>
    );
  return (
    <PersonPart title={t('candidate.contactName')}>
      <Typography>
        {contact.name} <Telephone code={contact.countryCode} number={contact.mobile} />
      </Typography>
    </PersonPart>
  );
}

/** A candidate's page as the member sees it: the face first, the act last. */
export function PersonDetails({ person }: { person: Person }) {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const { viewer } = useViewer();
  const nameId = useId();
  const { card, photos, aboutCandidate, contact } = person;
  const name = fullNameOf(card);
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '400px minmax(0, 1fr)' },
        columnGap: 5,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      <PageMeta title={t('person.nameAndAge', { name, age: card.age })} noindex />
      <Box sx={{ position: 'relative', mx: { xs: -2, sm: -3, md: 0 } }}>
        <Box sx={BACK}>
          <BackToList />
        </Box>
        <PersonPhotos photos={photos} photoLaterFor={card.photoLaterFor} />
      </Box>
      <div>
        <PersonHead person={person} nameId={nameId} />
        <Box sx={{ mt: 3 }}>
          <FitList card={card} />
        </Box>
        <PersonWords person={person} />
        <WhomToRing person={person} />
        {card.isOwn ? (
          <Link component={RouterLink} to={PATHS.matrimonialProfile}>
            {t('person.ownProfile')}
          </Link>
        ) : (
          <>
            <BlockAndReport
              candidateId={card.id}
              name={name}
              onBlocked={() => navigate(PATHS.matrimonials, { replace: true })}
            >
              <AsideButton candidate={card} name={name} />
              <BiodataButton
                subject={{ ...card, photo: photos[0] ?? null, aboutCandidate, contact }}
                reader={viewer.name}
              />
            </BlockAndReport>
            <PersonFoot person={person} nameId={nameId} />
          </>
        )}
      </div>
    </Box>
  );
}
