import Box from '@mui/material/Box';
import { PREFER_NOT_TO_SAY } from '../../../rules/candidate.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import type { Fact } from '../../components/page/fact-rows.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useOfferedChoices } from './use-offered-choices.ts';

/** What the facts are told from. */
export type CandidateFacts = Omit<
  CandidateCardFieldsFragment,
  | 'id'
  | 'isOwn'
  | 'interestSince'
  | 'isInterestByCandidate'
  | 'isInterestReceived'
  | 'isInterestSent'
  | 'isInterestWaiting'
  | 'photo'
  | 'photoLaterFor'
  | 'diet'
  | 'languages'
  | 'nativePlace'
  | 'fit'
  | 'fitsTheirs'
  | 'isNew'
  | 'isAside'
>;

/** First, middle and last name. */
export function fullNameOf(name: { firstName: string; middleName: string; lastName: string }): string {
  return [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ');
}

/** The facts of a candidate's card, in the old page's order; empty ones are left out. */
export function useCandidateFacts(): (candidate: CandidateFacts) => Fact[] {
  const { t } = useTranslation();
  const { textOf } = useOfferedChoices();

  const religionAndCaste = ({ religion, caste }: CandidateFacts) => {
    if (!religion && !caste) return '';
    const told = [
      ['RELIGION', religion],
      ['CASTE', caste],
    ] as const;
    const texts = told
      .filter(([, value]) => value && value !== PREFER_NOT_TO_SAY)
      .map(([list, value]) => textOf(list, value));
    return texts.join(', ') || textOf('RELIGION', PREFER_NOT_TO_SAY);
  };
  /** A value from a list with its description below. */
  const described = (list: SelectList, value: string, description: string) => (
    <>
      {textOf(list, value)}
      {description && <Box sx={{ color: 'text.secondary' }}>{description}</Box>}
    </>
  );

  return (candidate) => {
    const facts: Fact[] = [
      [
        t('candidates.genderAndAge'),
        t('candidates.genderAndYears', {
          gender: t(`selectLists.genders.${candidate.gender}`),
          age: candidate.age,
        }),
      ],
      [t('candidate.height'), textOf('HEIGHT', candidate.height)],
      [t('candidate.maritalStatus'), textOf('MARITAL_STATUS', candidate.maritalStatus)],
      [t('candidate.motherTongue'), textOf('MOTHER_TONGUE', candidate.motherTongue)],
      [t('candidate.city'), candidate.city],
      [t('candidates.religionAndCaste'), religionAndCaste(candidate)],
      [
        t('candidates.education'),
        described('EDUCATION_TYPE', candidate.educationType, candidate.educationDescription),
      ],
      [
        t('candidate.occupation'),
        described('OCCUPATION', candidate.occupation, candidate.occupationDescription),
      ],
    ];
    // A dash is stored for candidates who do not work.
    if (candidate.annualIncome !== '-') {
      facts.push([
        t('candidate.annualIncome'),
        `${textOf('CURRENCY', candidate.currency)} ${textOf('ANNUAL_INCOME', candidate.annualIncome)}`,
      ]);
    }
    return facts.filter(([, value]) => Boolean(value));
  };
}
