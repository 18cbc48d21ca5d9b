import Verified from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FactRows } from '../../components/page/fact-rows.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateQuery } from './person.generated.ts';
import { type CandidateFacts, fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useOfferedChoices } from './use-offered-choices.ts';

type Person = NonNullable<CandidateQuery['candidate']>;

/** What is said of a candidate on their page, and of one whose profile is being written. */
export interface PersonSummary extends Pick<Person, 'aboutCandidate' | 'hasSaidYesThemselves'> {
  card: CandidateFacts & Pick<Person['card'], 'diet' | 'languages' | 'nativePlace' | 'family'>;
}

interface SummaryProps {
  person: PersonSummary;
  /** Within a page that has its own heading. */
  isPreview?: boolean;
}

interface PersonPartProps {
  title: string;
  isPreview?: boolean;
  children: ReactNode;
}

export function PersonPart({ title, isPreview = false, children }: PersonPartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography
        variant="h3"
        component={isPreview ? 'h4' : 'h2'}
        id={id}
        sx={{ mb: 1.5, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Those of the card, and what families ask for next. */
function Facts({ card }: Pick<PersonSummary, 'card'>) {
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
export function PersonHead({ person, nameId, isPreview = false }: SummaryProps & { nameId?: string }) {
  const { t } = useTranslation();
  const { textOf } = useOfferedChoices();
  const { card, hasSaidYesThemselves } = person;
  const work = card.occupationDescription || textOf('OCCUPATION', card.occupation);
  return (
    <>
      <Typography
        variant="h1"
        component={isPreview ? 'h3' : 'h1'}
        id={nameId}
        sx={{ fontSize: '2rem', overflowWrap: 'anywhere' }}
      >
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

/** Their own words and the facts. */
export function PersonWords({ person: { card, aboutCandidate }, isPreview = false }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      {aboutCandidate && (
        <PersonPart title={t(`person.${card.gender}.ownWords`)} isPreview={isPreview}>
          <Typography
            component="blockquote"
            sx={{ m: 0, fontFamily: 'var(--font-heading)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {t('person.quoted', { words: aboutCandidate })}
          </Typography>
        </PersonPart>
      )}
      <PersonPart title={t(`person.${card.gender}.about`)} isPreview={isPreview}>
        <Facts card={card} />
      </PersonPart>
    </>
  );
}
