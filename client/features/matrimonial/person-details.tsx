import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bottomBar } from '../../components/page/bottom-bar.ts';
import { FactRows } from '../../components/page/fact-rows.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { Telephone } from '../../components/page/telephone.tsx';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InterestButton } from './interest-button.tsx';
import type { CandidateQuery } from './person.generated.ts';
import { PersonPhotos } from './person-photos.tsx';
import { BlockAndReport } from './safety/block-and-report.tsx';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useOfferedChoices } from './use-offered-choices.ts';

type Person = NonNullable<CandidateQuery['candidate']>;

/** The act at the thumb: below everything, and on a phone always in sight. */
function ActBar({ children }: { children: ReactNode }) {
  return (
    <Box
      ref={bottomBar}
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 1,
        mx: { xs: -2, md: 0 },
        mt: 2,
        p: 2,
        px: { md: 0 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        borderTop: { xs: 1, md: 0 },
        borderColor: 'divider',
        '@media (max-height: 480px)': { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}

function InterestBar({ person, nameId }: { person: Person; nameId: string }) {
  const { t } = useTranslation();
  const { card, sentStage, receivedStage } = person;
  const isBothYes = sentStage === 'BOTH_YES' || receivedStage === 'BOTH_YES';
  const answered = sentStage === 'NOT_THIS_TIME' ? t('person.notThisTime') : undefined;
  return (
    <ActBar>
      {receivedStage === 'WAITING' && !card.isInterestSent && (
        <Typography sx={{ mb: 1 }}>{t('person.interestedInYou', { name: card.firstName })}</Typography>
      )}
      <InterestButton
        candidate={card}
        describedBy={nameId}
        sentText={isBothYes ? t('person.bothYes') : answered}
      />
    </ActBar>
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
  return <FactRows facts={[...factsOf(card), ...more.filter(([, value]) => value)]} />;
}

/** A candidate's page as the member sees it: photos first, the act last. */
export function PersonDetails({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { textOf } = useOfferedChoices();
  const navigate = useAsyncNavigate();
  const nameId = useId();
  const { card, photos, aboutCandidate, hasSaidYesThemselves, contact } = person;
  const name = fullNameOf(card);
  const title = t('person.nameAndAge', { name, age: card.age });
  const work = card.occupationDescription || textOf('OCCUPATION', card.occupation);
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
      <PageMeta title={title} noindex />
      <PersonPhotos photos={photos} />
      <div>
        <Typography variant="h1" id={nameId} sx={{ fontSize: '2rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {[work, card.city].filter(Boolean).join(' · ')}
        </Typography>
        {hasSaidYesThemselves && (
          <Typography sx={{ display: 'flex', gap: 1, mt: 1, color: 'text.secondary' }}>
            <Check />
            {t('person.saidYes', { name: card.firstName })}
          </Typography>
        )}
        {aboutCandidate && (
          <Section title={t('person.ownWords')}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {aboutCandidate}
            </Typography>
          </Section>
        )}
        <Section title={t('person.about', { name: card.firstName })}>
          <Facts card={card} />
        </Section>
        {contact ? (
          <Section title={t('candidate.contactName')}>
            <Typography>
              {contact.name} <Telephone code={contact.countryCode} number={contact.mobile} />
            </Typography>
          </Section>
        ) : (
          <Typography variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
            {t(card.isOwn ? 'candidates.ownCard' : 'person.contactLater')}
          </Typography>
        )}
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
            />
            <InterestBar person={person} nameId={nameId} />
          </>
        )}
      </div>
    </Box>
  );
}
