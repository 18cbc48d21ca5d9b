import Link from '@mui/material/Link';
import { localeOf } from '../../../rules/languages.ts';
import { Telephone } from '../../components/page/telephone.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateField } from './candidate-sections.ts';
import type { OfferedChoices } from './offered-choices.ts';
import type { ReadCandidate } from './read-candidate.ts';

interface FieldFactProps {
  field: CandidateField;
  candidate: ReadCandidate;
  choices: OfferedChoices;
}

/** The value of one field of a profile, in the page's language. */
export function FieldFact({ field: { name, sort, list, codeField }, candidate, choices }: FieldFactProps) {
  const { t, language } = useTranslation();
  const value = String(candidate[name]);
  switch (sort) {
    case 'profileFor':
      return choices.profileFors.find((one) => one.value === value)?.label ?? '';
    case 'birthDate': {
      const day = new Date(`${value}T00:00Z`).toLocaleDateString(localeOf(language), {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      return `${day} (${t('candidate.age', { age: candidate.age })})`;
    }
    case 'gender':
      return t(`selectLists.genders.${candidate.gender}`);
    case 'choice':
      return choices.textOf(list!, value);
    case 'languages':
      return candidate.languages.map((one) => choices.textOf(list!, one)).join(', ');
    case 'email':
      return <Link href={`mailto:${value}`}>{value}</Link>;
    case 'mobile':
      return <Telephone code={String(candidate[codeField!])} number={value} />;
    default:
      return value;
  }
}
