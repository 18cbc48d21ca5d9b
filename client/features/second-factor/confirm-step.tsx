import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { QrCode } from '../../components/media/qr-code.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';
import { useConfirmAuthenticatorAppMutation } from './security.generated.ts';
import { StepForm } from './step.tsx';

const loadRules = async () => (await import('../../../rules/second-factor.ts')).secondFactorCodeRules;

interface ConfirmStepProps {
  /** What the app reads. */
  uri: string;
  /** The same for typing, in base32. */
  secret: string;
  onCancel: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** Shows the app its secret, and asks for the app's first code. */
export function ConfirmStep({ uri, secret, onCancel, onDone }: ConfirmStepProps) {
  const { t } = useTranslation();
  const { form, submit, isFetching } = useRulesForm(loadRules, { code: '' });
  const refuse = useRefusal(form);
  const [confirm, { loading }] = useConfirmAuthenticatorAppMutation({ fetchPolicy: 'no-cache' });
  const onSubmit = submit(async (variables) => {
    try {
      const { data } = await confirm({ variables });
      if (data) onDone(data.confirmAuthenticatorApp);
    } catch (error) {
      await refuse(error);
    }
  });
  return (
    <StepForm
      form={form}
      number={2}
      title={t('security.showApp')}
      action={t('security.turnOn')}
      isBusy={loading || isFetching}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <NumberedSteps texts={[t('security.showApp1'), t('security.showApp2'), t('security.showApp3')]} />
      <QrCode text={uri} label={t('security.qrCode')} />
      <Typography sx={{ mt: 2 }}>
        <Link href={uri}>{t('security.samePhone')}</Link>
      </Typography>
      <Typography sx={{ mt: 2 }}>{t('security.typeKey')}</Typography>
      <Box component="code" sx={{ display: 'block', mb: 3, fontSize: '1.1rem', overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <SecondFactorCodeField kinds={['app']} />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('security.endsOthers')}</Typography>
    </StepForm>
  );
}
