import Typography from '@mui/material/Typography';
import { EXTENSION_MONTHS } from '../../../../rules/request-kinds.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotifiedDialog, useNotifiedText } from './notified-dialog.tsx';
import { NotifiedFields, notifiedAtFirst } from './notified-fields.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import { useExtendRightsRequestMutation } from './rights-request.generated.ts';

const rules = async () => (await import('../../../../rules/requests.ts')).extensionRules;

/** Takes one or two more months for the answer; the person is told why. */
export function ExtendDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const notifiedText = useNotifiedText();
  const [extend] = useExtendRightsRequestMutation();
  const dialog = useDialogForm({
    rules,
    values: { months: 1, ...notifiedAtFirst(request), reason: '' },
    async save(input) {
      const { id, version } = request;
      await extend({ variables: { id, version, input } });
      return input.notifiedBy;
    },
    done: notifiedText,
    onClose,
  });

  return (
    <NotifiedDialog dialog={dialog} title={t('requests.office.extendTitle')}>
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
      <NotifiedFields request={request} />
    </NotifiedDialog>
  );
}
