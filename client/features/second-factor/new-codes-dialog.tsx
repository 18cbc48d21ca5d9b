import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Proof, Way } from './proof.ts';
import { ProofFields } from './proof-fields.tsx';
import { useRenewRecoveryCodesMutation } from './security.generated.ts';

const loadRules = async () => (await import('../../../rules/second-factor.ts')).secondFactorCodeRules;

interface NewCodesDialogProps {
  way: Way;
  onClose: () => void;
  onMade: (codes: readonly string[]) => void;
}

/** Makes new recovery codes, beside which no earlier one is good. */
export function NewCodesDialog({ way, onClose, onMade }: NewCodesDialogProps) {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(loadRules, { code: '' });
  const refuse = useRefusal(form);
  const [renew, { loading }] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  const send = async (variables: Proof) => {
    try {
      const { data } = await renew({ variables });
      onClose();
      if (data) onMade(data.renewRecoveryCodes);
    } catch (error) {
      await refuse(error);
    }
  };
  return (
    <FormDialog
      form={form}
      title={t('security.newCodes')}
      action={t('security.makeCodes')}
      isDirty={false}
      isBusy={loading}
      onSubmit={submit(send)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t('security.newCodesMean')}</Typography>
      <ProofFields way={way} isBusy={loading} onSend={send} />
    </FormDialog>
  );
}
