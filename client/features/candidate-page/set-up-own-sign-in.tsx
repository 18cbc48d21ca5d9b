import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CodeRequestFields } from '../../../rules/accounts.ts';
import { CodeFields } from '../../components/authentication/code-fields.tsx';
import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { useCodeRequest } from '../../components/authentication/use-code-request.ts';
import { useConfirmAccountSwitch } from '../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-page.module.css';
import type { OwnProfile } from './candidate-page-props.ts';
import { ContactChoice } from './contact-choice.tsx';
import { useRequestOwnSignInCodeMutation, useSetUpOwnSignInMutation } from './own-sign-in.generated.ts';
import { RadioChoices } from './radio-choices.tsx';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).ownSignInFormRules;

type Wish = 'both' | 'alone';

interface SetUpProps {
  profile: OwnProfile;
  token: string;
}

/** Mobile, code and password; it signs in and leads to the same page without the link. */
function SignInForm({ profile, token, wish }: SetUpProps & { wish: Wish }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const { confirmAccountSwitch, isChecking } = useConfirmAccountSwitch();
  const { countryCode, mobile, madeBy } = profile;
  const [contactStays, setContactStays] = useState(false);
  const { form, submit, isFetching } = useRulesForm(loadRules, {
    countryCode,
    mobile,
    code: '',
    password: '',
    confirmPassword: '',
  });
  const refuse = useRefusal(form);
  const [requestCode] = useRequestOwnSignInCodeMutation();
  const [setUp, { loading }] = useSetUpOwnSignInMutation({ fetchPolicy: 'no-cache' });
  const codeRequest = useCodeRequest(form, (number: CodeRequestFields) =>
    requestCode({ variables: { input: { ...number, purpose: 'REGISTRATION' } } }),
  );
  const isAlone = wish === 'alone';

  const onSubmit = submit(async ({ confirmPassword: _again, ...fields }) => {
    const question = {
      text: t('ownSignIn.aloneDetail', { madeBy }),
      action: t('ownSignIn.alone'),
    };
    if (isAlone && !(await confirm(t('ownSignIn.aloneQuestion'), question))) return;
    if (!(await confirmAccountSwitch())) return;
    try {
      await setUp({ variables: { token, input: { ...fields, isAlone, contactStays } } });
    } catch (error) {
      await refuse(error);
      return;
    }
    await notify(t('ownSignIn.done'));
    await resetAndNavigate(PATHS.candidatePage);
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={onSubmit} className={`card ${styles.card}`}>
        {isAlone && (
          <ContactChoice name={profile.contactName} stays={contactStays} onChange={setContactStays} />
        )}
        <p>{t('ownSignIn.mobileLead')}</p>
        <div>
          <CodeFields {...codeRequest} withoutCode={t('ownSignIn.abroad')} />
          <NewPasswordFields label={t('accounts.password')} />
          <SendButton busy={loading || isFetching || isChecking} busyLabel={t('form.saving')}>
            {t('ownSignIn.save')}
          </SendButton>
        </div>
        <p className={styles.small}>{t('ownSignIn.told')}</p>
        <p className={styles.small}>{t('ownSignIn.links')}</p>
      </form>
    </FormProvider>
  );
}

/** One question with two equal answers, none chosen beforehand; then how the candidate signs in. */
export function SetUpOwnSignIn({ profile, token }: SetUpProps) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish>();
  const { madeBy } = profile;
  return (
    <>
      <p>{t('ownSignIn.lead', { madeBy })}</p>
      <RadioChoices
        legend={t('ownSignIn.question')}
        value={wish}
        onChange={setWish}
        choices={[
          { value: 'both', label: t('ownSignIn.both'), about: t('ownSignIn.bothAbout', { madeBy }) },
          { value: 'alone', label: t('ownSignIn.alone'), about: t('ownSignIn.aloneAbout', { madeBy }) },
        ]}
      />
      {wish && <SignInForm profile={profile} token={token} wish={wish} />}
    </>
  );
}
