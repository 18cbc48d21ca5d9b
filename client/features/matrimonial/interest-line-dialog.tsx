import { LIMITS } from '../../../rules/limits.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAddInterestLineMutation } from './person.generated.ts';

const rules = async () => (await import('../../../rules/interest.ts')).interestLineRules;

interface InterestLineDialogProps {
  candidateId: number;
  /** As the member is shown it. */
  name: string;
  /** What was added before. */
  line: string;
  onClose: () => void;
}

/** Asks for a line that goes with an interest, while the candidate has not heard of it. */
export function InterestLineDialog({ candidateId, name, line, onClose }: InterestLineDialogProps) {
  const { t } = useTranslation();
  const [addLine] = useAddInterestLineMutation();
  const dialog = useDialogForm({
    rules,
    values: { line },
    save: (fields) => addLine({ variables: { candidateId, line: fields.line } }),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('person.lineTo', { name })}>
      <FormTextField
        name="line"
        label={t('person.line')}
        hint={t('person.lineHint')}
        required
        inputLimit={LIMITS.interestLine}
      />
    </FormDialog>
  );
}
