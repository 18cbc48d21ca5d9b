import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';

const rules = async () => (await import('../../../../rules/hall-hire.ts')).hireReasonRules;

interface ReasonDialogProps {
  hire: HireFieldsFragment;
  title: string;
  /** The label of the button. */
  action: string;
  /** What is said when it is decided. */
  told: string;
  /** Decides about the given version: the one the dialog was opened with, or a newer one that the user has loaded since. */
  onReason: (reason: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason before a hire is declined or cancelled. */
export function ReasonDialog({ hire, title, action, told, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm({
    rules,
    values: { reason: '' },
    edited: {
      item: hire,
      valuesOf: () => ({}),
      comparedBy: ({ version: _version, ...rest }) => rest,
      besides: ['reason'],
    },
    save: ({ reason }, version = hire.version) => onReason(reason, version),
    told,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} action={action} busyLabel={t('hallHire.admin.sending')}>
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
