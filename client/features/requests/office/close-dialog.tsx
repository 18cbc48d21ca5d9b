import Alert from '@mui/material/Alert';
import { LIMITS } from '../../../../rules/limits.ts';
import { RequestKind, RequestOutcome, ToldBy } from '../../../../rules/request-kinds.ts';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import { useCloseRightsRequestMutation } from './rights-request.generated.ts';
import { ToldDialog } from './told-dialog.tsx';
import { ToldFields, toldAtFirst } from './told-fields.tsx';
import { useRequestActs } from './use-request-acts.ts';

const loadRules = async () => (await import('../../../../rules/requests.ts')).closingRules;

/** What is answered with data of a person, or by erasing it. */
const ABOUT_ONES_DATA: readonly RequestKind[] = [RequestKind.ACCESS, RequestKind.ERASURE];

/** Ends it: answered, refused with a reason, or withdrawn. */
export function CloseDialog({ request, reload, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const act = useRequestActs(reload);
  const [close, { loading }] = useCloseRightsRequestMutation();
  const { form, submit } = useRulesForm(loadRules, {
    outcome: RequestOutcome.ANSWERED,
    ...toldAtFirst(request),
    text: '',
  });
  const isMailed = form.watch('toldBy') === ToldBy.MAIL;
  const outcome = form.watch('outcome');
  const mayBeAnother =
    outcome === RequestOutcome.ANSWERED && !request.identityChecked && ABOUT_ONES_DATA.includes(request.kind);

  const onSubmit = submit(async (input) => {
    const { id, version } = request;
    if (await act(() => close({ variables: { id, version, input } }), isMailed)) onClose();
  });
  return (
    <ToldDialog
      title={t('requests.office.closeTitle')}
      form={form}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
      <ToldFields request={request} />
    </ToldDialog>
  );
}
