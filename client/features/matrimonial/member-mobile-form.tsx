import { useWatch } from 'react-hook-form';
import type { CodeRequestFields } from '../../../rules/accounts.ts';
import { needsCode } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { CodeFields } from '../../components/authentication/code-fields.tsx';
import { useCodeRequest } from '../../components/authentication/use-code-request.ts';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountPartForm } from './account-part-form.tsx';
import { useChangeMyMobileMutation } from './member-account.generated.ts';
import { useRequestMemberCodeMutation } from './member-accounts.generated.ts';
import { useAccountPart } from './use-account-part.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberMobileRules;

const empty = () => ({ countryCode: place.callingCode, mobile: '', code: '', currentPassword: '' });

/** Changes the mobile; needs a code sent to the new one and the password. */
export function MemberMobileForm() {
  const { t } = useTranslation();
  const { form, saveWith, isFetching } = useAccountPart(loadRules, empty());
  const draft = useDraft(form, `${useViewer().viewer.memberId} mobile`);
  const [requestMemberCode] = useRequestMemberCodeMutation();
  const [change, { loading }] = useChangeMyMobileMutation({ fetchPolicy: 'no-cache' });
  const requestCode = (number: CodeRequestFields) =>
    requestMemberCode({ variables: { input: { ...number, purpose: 'REGISTRATION' } } });
  const codeRequest = useCodeRequest(form, requestCode);
  const countryCode = useWatch({ control: form.control, name: 'countryCode' });
  // Nothing can be saved before a code was requested; the text shown until then says what to do.
  const isPossible = needsCode(countryCode);
  return (
    <AccountPartForm
      form={form}
      onSubmit={saveWith((input) => change({ variables: { input } }), t('messages.mobileUpdated'), draft)}
      submitLabel={isPossible && t('candidate.account.saveMobile')}
      isSaving={loading || isFetching}
      draft={draft}
    >
      <CodeFields {...codeRequest} withoutCode={t('messages.mobileAbroadByOffice')} />
      {isPossible && <CurrentPasswordField name="currentPassword" required />}
    </AccountPartForm>
  );
}
