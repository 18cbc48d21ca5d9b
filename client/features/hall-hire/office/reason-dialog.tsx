import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';

const loadRules = async () => (await import('../../../../rules/hall-hire.ts')).hireReasonRules;

interface ReasonDialogProps {
  hire: HireFieldsFragment;
  title: string;
  /** The label of the button. */
  action: string;
  isBusy: boolean;
  /**
   * Decides about the given version: the one the dialog was opened with, or a newer one that the user has loaded since.
   * @throws if it is refused; the dialog then keeps the input
   */
  onReason: (reason: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason before a hire is declined or cancelled. */
export function ReasonDialog({ hire, onReason, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const isDirty = form.watch('reason') !== '';
  const { saveVersion, conflict } = useEditConflict(form, {
    item: hire,
    // The reason is not part of the hire, so it stays when somebody else's version is loaded.
    valuesOf: () => form.getValues(),
    comparedBy: ({ version: _version, ...rest }) => rest,
    hasChanges: isDirty,
  });
  const onSubmit = submit(async ({ reason }) => {
    // The refusal has been shown already.
    await saveVersion((version = hire.version) => onReason(reason, version)).catch(() => undefined);
  });
  return (
    <FormDialog
      form={form}
      {...dialog}
      isDirty={isDirty}
      conflict={conflict}
      onSubmit={onSubmit}
      busyLabel={t('hallHire.admin.sending')}
    >
      <FormTextField
        name="reason"
        label={t('hallHire.admin.reason')}
        hint={t('hallHire.admin.reasonHint')}
        required
        rows={3}
      />
    </FormDialog>
  );
}
