import Typography from '@mui/material/Typography';
import { EXTENSION_MONTHS, ToldBy } from '../../../../rules/request-kinds.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import { useExtendRightsRequestMutation } from './rights-request.generated.ts';
import { ToldDialog } from './told-dialog.tsx';
import { ToldFields, toldAtFirst } from './told-fields.tsx';
import { useRequestActs } from './use-request-acts.ts';

const loadRules = async () => (await import('../../../../rules/requests.ts')).extensionRules;

/** Takes one or two more months for the answer; the person is told why. */
export function ExtendDialog({ request, reload, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const act = useRequestActs(reload);
  const [extend, { loading }] = useExtendRightsRequestMutation();
  const { form, submit } = useRulesForm(loadRules, { months: 1, ...toldAtFirst(request), reason: '' });
  const isMailed = form.watch('toldBy') === ToldBy.MAIL;

  const onSubmit = submit(async (input) => {
    const { id, version } = request;
    if (await act(() => extend({ variables: { id, version, input } }), isMailed)) onClose();
  });
  return (
    <ToldDialog
      title={t('requests.office.extendTitle')}
      form={form}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('requests.office.extendHint')}</Typography>
      <FormSelectField
        name="months"
        numeric
        label={t('requests.office.months')}
        options={EXTENSION_MONTHS.map((months) => ({
          value: String(months),
          label: t(months === 1 ? 'requests.office.monthsOne' : 'requests.office.monthsTwo'),
        }))}
      />
      <FormTextField
        name="reason"
        label={t('requests.office.reason')}
        hint={t('requests.office.reasonHint')}
        required
        rows={3}
      />
      <ToldFields request={request} />
    </ToldDialog>
  );
}
