import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Proof, Way } from './proof.ts';
import { ProofFields } from './proof-fields.tsx';
import { useRenewRecoveryCodesMutation } from './security.generated.ts';

const loadRules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorCodeRules;

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
  const { act, isBusy } = useAct();
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  const send = (variables: Proof) =>
    act({
      work: () => renew({ variables }),
      refuse,
      onDone({ data }) {
        onClose();
        if (data) onMade(data.renewRecoveryCodes);
      },
    });
  return (
    <FormDialog
      form={form}
      title={t('security.newCodes')}
      action={t('security.makeCodes')}
      isDirty={false}
      isBusy={isBusy}
      onSubmit={submit(send)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t('security.newCodesMean')}</Typography>
      <ProofFields way={way} isBusy={isBusy} onSend={send} />
    </FormDialog>
  );
}
