import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Proof, WAYS } from './proof.ts';
import { ProofFields } from './proof-fields.tsx';

const loadRules = async () => (await import('../../../rules/second-factor.ts')).secondFactorCodeRules;

interface ProofDialogProps {
  /** Which says what is needed. */
  refusal: string;
  /** Rejects with a refusal, which is shown; the dialog then stays. */
  onSend: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
}

/** The second step, after the password: asks for a code of the app, a passkey, or a recovery code. */
export function ProofDialog({ refusal, onSend, onClose }: ProofDialogProps) {
  const { t } = useTranslation();
  const way = WAYS[refusal] ?? 'app';
  const { form, submit } = useRulesForm(loadRules, { code: '' });
  const refuse = useRefusal(form);
  const { act, isBusy } = useAct();
  const send = (proof: Proof) => {
    // A passkey does not send the form, whose last refusal would stay.
    form.clearErrors('root');
    return act({
      work: () => onSend(proof),
      async refuse(error) {
        await refuse(error);
        if (proof.code) form.setFocus('code', { shouldSelect: true });
      },
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('security.codeTitle')}
      action={t('security.goOn')}
      busyLabel={t('accounts.pleaseWait')}
      isDirty={false}
      isBusy={isBusy}
      onSubmit={submit(send)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        {t(way === 'app' ? 'security.codeLead' : 'security.passkeyLead')}
      </Typography>
      <ProofFields way={way} isBusy={isBusy} onSend={send} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(way === 'passkey' ? 'security.passkeyLost' : 'security.codeLost')}
      </Typography>
    </FormDialog>
  );
}
