import { PREFER_NOT_TO_SAY } from '../../../../rules/candidate.ts';
import { shownPhone } from '../../../../rules/phone.ts';
import type { SelectList } from '../../../../rules/select-lists.ts';
import type { Picture } from '../../../components/media/media-picture.tsx';
import { useDayText } from '../../../i18n/dates.ts';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from '../candidates.generated.ts';
import type { OfferedChoices } from '../offered-choices.ts';

type CardFields = Pick<
  CandidateCardFieldsFragment,
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'age'
  | 'height'
  | 'maritalStatus'
  | 'motherTongue'
  | 'city'
  | 'religion'
  | 'caste'
  | 'educationType'
  | 'educationDescription'
  | 'occupation'
  | 'occupationDescription'
  | 'currency'
  | 'annualIncome'
>;

/** What of a candidate stands on paper: as much as the reader may see. */
export interface BiodataSubject extends CardFields {
  diet: string;
  languages: readonly string[];
  family: string;
  nativePlace: string;
  aboutCandidate: string;
  photo: Picture | null;
  contact: { name: string; countryCode: string; mobile: string } | null;
  /** Only the family knows these two. */
  birthDate?: string;
  fatherName?: string;
}

export interface BiodataPart {
  title: TextKey;
  facts: readonly (readonly [label: TextKey, value: string])[];
}

/** The parts of a biodata in the order that families know; what is empty or not told is left out. */
export function useBiodataParts({ textOf }: OfferedChoices): (subject: BiodataSubject) => BiodataPart[] {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const chosen = (list: SelectList, value: string) =>
    value === PREFER_NOT_TO_SAY ? '' : textOf(list, value);
  const described = (...texts: string[]) => texts.filter(Boolean).join(', ');

  return (subject) => {
    const { age, birthDate, contact } = subject;
    const years = t('biodata.years', { age });
    // A dash is stored for candidates who do not work.
    const income = subject.annualIncome === '-' ? '' : chosen('ANNUAL_INCOME', subject.annualIncome);
    const parts: BiodataPart[] = [
      {
        title: 'biodata.personal',
        facts: [
          birthDate ? ['candidate.birthDate', `${dayText(birthDate)} (${years})`] : ['biodata.age', years],
          ['candidate.height', textOf('HEIGHT', subject.height)],
          ['candidate.maritalStatus', textOf('MARITAL_STATUS', subject.maritalStatus)],
          ['candidate.religion', chosen('RELIGION', subject.religion)],
          ['candidate.caste', chosen('CASTE', subject.caste)],
          ['candidate.motherTongue', textOf('MOTHER_TONGUE', subject.motherTongue)],
          [
            'profile.more.languages',
            described(...subject.languages.map((one) => textOf('MOTHER_TONGUE', one))),
          ],
          ['profile.more.diet', textOf('DIET', subject.diet)],
          ['candidate.city', subject.city],
        ],
      },
      {
        title: 'biodata.work',
        facts: [
          [
            'candidates.education',
            described(textOf('EDUCATION_TYPE', subject.educationType), subject.educationDescription),
          ],
          [
            'candidate.occupation',
            described(textOf('OCCUPATION', subject.occupation), subject.occupationDescription),
          ],
          ['candidate.annualIncome', income && `${textOf('CURRENCY', subject.currency)} ${income}`],
        ],
      },
      {
        title: 'biodata.family',
        facts: [
          ['candidate.fatherName', subject.fatherName ?? ''],
          ['profile.more.nativePlace', subject.nativePlace],
          ['profile.more.family', subject.family],
        ],
      },
      {
        title: 'candidate.section.about',
        facts: [['biodata.words', subject.aboutCandidate]],
      },
      {
        title: 'biodata.contact',
        facts: [
          ['candidate.contactName', contact?.name ?? ''],
          ['biodata.telephone', contact ? shownPhone(contact.mobile, contact.countryCode) : ''],
        ],
      },
    ];
    return parts
      .map(({ title, facts }) => ({ title, facts: facts.filter(([, value]) => value) }))
      .filter(({ facts }) => facts.length > 0);
  };
}
