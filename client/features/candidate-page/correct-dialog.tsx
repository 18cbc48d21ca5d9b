import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCorrectCandidateMutation } from './candidate-page.generated.ts';
import type { CandidatePageProps } from './candidate-page-props.ts';

const loadWords = async () => (await import('../../../rules/candidate.ts')).candidateWordsRules;

interface Typed {
  __typename?: string;
}

/** The candidate's own correction of what was written about them. */
export function CorrectDialog({ profile, token, reload, close }: CandidatePageProps & { close: () => void }) {
  const { t } = useTranslation();
  const [correct] = useCorrectCandidateMutation();
  // The cache names what it has; the server takes fields alone.
  const { __typename, age, photos, madeBy, signsIn, state, ...stored } = profile as typeof profile & Typed;
  const { firstName, middleName, lastName, city, educationDescription, occupationDescription } = stored;
  const dialog = useDialogForm({
    rules: loadWords,
    values: {
      ...{ firstName, middleName, lastName, city, educationDescription, occupationDescription },
      aboutCandidate: stored.aboutCandidate,
    },
    save: (words) => correct({ variables: { token, input: { ...stored, ...words } } }),
    done: t('candidatePage.saved'),
    onClose: close,
    reload,
  });
  return (
    <FormDialog {...dialog} title={t('candidatePage.correct')} action={t('candidatePage.save')}>
      <p>{t('candidatePage.correctLead', { madeBy })}</p>
      <FormTextField name="firstName" label={t('candidatePage.first')} required />
      <FormTextField name="middleName" label={t('candidatePage.middle')} required />
      <FormTextField name="lastName" label={t('candidatePage.last')} required />
      <FormTextField name="city" label={t('candidatePage.city')} required />
      <FormTextField name="educationDescription" label={t('candidatePage.education')} required />
      <FormTextField name="occupationDescription" label={t('candidatePage.work')} />
      <FormTextField name="aboutCandidate" label={t('candidatePage.about')} required rows={6} />
    </FormDialog>
  );
}
