import Verified from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FactRows } from '../../components/page/fact-rows.tsx';
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
import { BlockAndReport } from './safety/block-and-report.tsx';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useOfferedChoices } from './use-offered-choices.ts';

type Person = NonNullable<CandidateQuery['candidate']>;

/** On a phone over the photo, which has the whole width there. */
const BACK = {
  position: { xs: 'absolute', md: 'static' },
  top: 12,
  left: 12,
  zIndex: 1,
  mb: { md: 1.5 },
} as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Those of the card, and what families ask for next. */
function Facts({ card }: Pick<Person, 'card'>) {
  const { t } = useTranslation();
  const factsOf = useCandidateFacts();
  const { textOf } = useOfferedChoices();
  const more = [
    [t('profile.more.diet'), textOf('DIET', card.diet)],
    [t('profile.more.languages'), card.languages.map((one) => textOf('MOTHER_TONGUE', one)).join(', ')],
    [t('profile.more.nativePlace'), card.nativePlace],
    [t('profile.more.family'), card.family],
  ] as const;
  return <FactRows facts={[...factsOf(card), ...more.filter(([, value]) => value)]} lined />;
}

/** Name, work and place, and whether the candidate has said yes. */
function Head({ person: { card, hasSaidYesThemselves }, nameId }: { person: Person; nameId: string }) {
  const { t } = useTranslation();
  const { textOf } = useOfferedChoices();
  const work = card.occupationDescription || textOf('OCCUPATION', card.occupation);
  return (
    <>
      <Typography variant="h1" id={nameId} sx={{ fontSize: '2rem', overflowWrap: 'anywhere' }}>
        {t('person.nameAndAge', { name: fullNameOf(card), age: card.age })}
      </Typography>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {[work, card.city].filter(Boolean).join(' · ')}
      </Typography>
      {hasSaidYesThemselves && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary' }}
        >
          <Verified fontSize="small" />
          {t(`person.${card.gender}.saidYes`)}
        </Typography>
      )}
    </>
  );
}

function Words({ person: { card, aboutCandidate, contact } }: { person: Person }) {
  const { t } = useTranslation();
  return (
    <>
      {aboutCandidate && (
        <Part title={t(`person.${card.gender}.ownWords`)}>
          <Typography
            component="blockquote"
            sx={{ m: 0, fontFamily: 'var(--font-heading)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {t('person.quoted', { words: aboutCandidate })}
          </Typography>
        </Part>
      )}
      <Part title={t(`person.${card.gender}.about`)}>
        <Facts card={card} />
      </Part>
      {contact ? (
        <Part title={t('candidate.contactName')}>
          <Typography>
            {contact.name} <Telephone code={contact.countryCode} number={contact.mobile} />
          </Typography>
        </Part>
      ) : (
        <Typography variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
          {t(card.isOwn ? 'candidates.ownCard' : 'person.contactLater')}
        </Typography>
      )}
    </>
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
        <PersonPhotos photos={photos} />
      </Box>
      <div>
        <Head person={person} nameId={nameId} />
        <Box sx={{ mt: 3 }}>
          <FitList card={card} />
        </Box>
        <Words person={person} />
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
