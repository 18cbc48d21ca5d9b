import Alert from '@mui/material/Alert';
import { LIMITS } from '../../../../rules/limits.ts';
import { RequestKind, RequestOutcome } from '../../../../rules/request-kinds.ts';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotifiedDialog, useNotifiedText } from './notified-dialog.tsx';
import { NotifiedFields, notifiedAtFirst } from './notified-fields.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import { useCloseRightsRequestMutation } from './rights-request.generated.ts';

const rules = async () => (await import('../../../../rules/requests.ts')).closingRules;

/** What is answered with data of a person, or by erasing it. */
const ABOUT_ONES_DATA: readonly RequestKind[] = [RequestKind.ACCESS, RequestKind.ERASURE];

/** Ends it: answered, refused with a reason, or withdrawn. */
export function CloseDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const notifiedText = useNotifiedText();
  const [close] = useCloseRightsRequestMutation();
  const dialog = useDialogForm({
    rules,
    values: { outcome: RequestOutcome.ANSWERED, ...notifiedAtFirst(request), text: '' },
    async save(input) {
      const { id, version } = request;
      await close({ variables: { id, version, input } });
      return input.notifiedBy;
    },
    done: notifiedText,
    onClose,
  });
  const { form } = dialog;
  const outcome = form.watch('outcome');
  const mayBeAnother =
    outcome === RequestOutcome.ANSWERED && !request.identityChecked && ABOUT_ONES_DATA.includes(request.kind);

  return (
    <NotifiedDialog dialog={dialog} title={t('requests.office.closeTitle')}>
      {mayBeAnother && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('requests.office.identityWarning')}
        </Alert>
      )}
      <FormRadioGroup
        name="outcome"
        label={t('requests.office.outcome')}
        options={Object.values(RequestOutcome).map((outcome) => ({
          value: outcome,
          label: t(`requests.office.outcomes.${outcome}`),
        }))}
      />
      <FormTextField
        name="text"
        label={t(`requests.office.closing.${outcome}`)}
        required
        rows={6}
        inputLimit={LIMITS.contactMessageMaximum}
      />
      <NotifiedFields request={request} />
    </NotifiedDialog>
  );
}
