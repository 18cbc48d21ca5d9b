import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-page.module.css';
import type { CandidatePageProps } from './candidate-page-props.ts';
import { choiceTexts } from './choice-texts.ts';

/** Everything that is written of a candidate, each by its name: they say yes to what they have read. */
export function AllFacts({ profile, options }: Pick<CandidatePageProps, 'profile' | 'options'>) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const textOf = choiceTexts(options);
  const line = (...parts: string[]) => parts.filter((part) => part.trim()).join(', ');
  // A dash is stored for candidates who do not work.
  const income = profile.annualIncome === '-' ? '' : textOf('ANNUAL_INCOME', profile.annualIncome);
  const rows = [
    [t('candidatePage.middle'), profile.middleName],
    [t('candidatePage.last'), profile.lastName],
    [t('candidate.fatherName'), profile.fatherName],
    [t('candidate.birthDate'), profile.birthDate && dayText(profile.birthDate)],
    [t('candidate.gender'), t(`selectLists.genders.${profile.gender}`)],
    [t('candidate.motherTongue'), textOf('MOTHER_TONGUE', profile.motherTongue)],
    [
      t('profile.more.languages'),
      line(...profile.languages.map((language) => textOf('MOTHER_TONGUE', language))),
    ],
    [t('candidate.religion'), textOf('RELIGION', profile.religion)],
    [t('candidate.caste'), textOf('CASTE', profile.caste)],
    [t('candidate.educationType'), textOf('EDUCATION_TYPE', profile.educationType)],
    [t('candidate.educationDescription'), profile.educationDescription],
    [t('candidate.occupation'), textOf('OCCUPATION', profile.occupation)],
    [t('candidate.occupationDescription'), profile.occupationDescription],
    [t('candidate.annualIncome'), income && `${textOf('CURRENCY', profile.currency)} ${income}`],
    [t('profile.more.nativePlace'), profile.nativePlace],
    [t('profile.more.family'), profile.family],
    [t('candidate.email'), profile.email],
    [t('candidate.mobile'), `+${profile.countryCode} ${profile.mobile}`],
    [t('candidate.address'), line(profile.address, profile.pincode)],
    [
      t('candidate.contactName'),
      line(profile.contactName, `+${profile.contactCountryCode} ${profile.contactMobile}`),
    ],
  ] as const;
  return (
    <dl className={styles.all}>
      {rows
        .filter(([, fact]) => fact)
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
