import Typography from '@mui/material/Typography';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';
import {
  type BeginAuthenticatorAppMutation,
  useBeginAuthenticatorAppMutation,
} from './security.generated.ts';
import { StepForm } from './step.tsx';
import { useSecondFactor } from './use-second-factor.tsx';

const loadRules = async () => (await import('../../../rules/second-factor.ts')).secondFactorChangeRules;

interface BeginStepProps {
  isAnew: boolean;
  onCancel: () => void;
  onBegun: (begun: BeginAuthenticatorAppMutation['beginAuthenticatorApp']) => void;
}

/** Says what an authenticator app is, and asks for the password. */
export function BeginStep({ isAnew, onCancel, onBegun }: BeginStepProps) {
  const { t } = useTranslation();
  const { form, submit, isFetching } = useRulesForm(loadRules, { password: '', code: '' });
  const refuse = useRefusal(form);
  const { withProof, dialog } = useSecondFactor();
  const [begin, { loading }] = useBeginAuthenticatorAppMutation({ fetchPolicy: 'no-cache' });
  const onSubmit = submit(async (variables) => {
    try {
      const answer = await withProof((proof) => begin({ variables: { ...variables, ...proof } }));
      if (answer?.data) onBegun(answer.data.beginAuthenticatorApp);
    } catch (error) {
      await refuse(error);
    }
  });
  return (
    <>
      <StepForm
        form={form}
        number={1}
        title={t('security.getApp')}
        action={t('security.goOn')}
        isBusy={loading || isFetching}
        onSubmit={onSubmit}
        onCancel={onCancel}
      >
        <Typography sx={{ mb: 2 }}>{t('security.whatApp')}</Typography>
        <NumberedSteps texts={[t('security.getApp1'), t('security.getApp2'), t('security.getApp3')]} />
        <CurrentPasswordField name="password" required />
        {isAnew && <SecondFactorCodeField />}
      </StepForm>
      {dialog}
    </>
  );
}
