import { useApolloClient } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignInFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { useLogIn } from '../../components/authentication/use-log-in.ts';
import { PATHS } from '../../components/page/paths.ts';
import { usePasskey } from '../second-factor/passkeys/use-passkey.ts';
import { useSecondFactor } from '../second-factor/use-second-factor.tsx';
import { useSignInMutation } from './login.generated.ts';

/** Signs in without a password. @returns undefined when the visitor goes back */
function useSignInByPasskey() {
  const client = useApolloClient();
  const { getPasskey } = usePasskey();
  return async () => {
    const passkey = await getPasskey();
    if (passkey === undefined) return undefined;
    const { SignInWithPasskeyDocument } = await import('./sign-in-by-passkey.generated.ts');
    const { data } = await client.mutate({
      mutation: SignInWithPasskeyDocument,
      variables: { passkey },
      fetchPolicy: 'no-cache',
    });
    return { viewer: data?.signInWithPasskey };
  };
}

/**
 * Signs in, then opens the dashboard for administrators and the home page for others.
 */
export function useLogin(form: UseFormReturn<SignInFields, unknown, SignInFields>) {
  // The cache is reset after signing in, so the answer need not be written to it.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const { withProof, dialog } = useSecondFactor();
  const signInByPasskey = useSignInByPasskey();
  const signInByPassword = async (input: SignInFields) => {
    const answer = await withProof((proof) => signIn({ variables: { input: { ...input, ...proof } } }));
    return answer && { viewer: answer.data?.signIn };
  };
  const { logIn, ...state } = useLogIn(async (input: SignInFields | 'passkey') => {
    const answer = await (input === 'passkey' ? signInByPasskey() : signInByPassword(input));
    if (!answer) return undefined;
    const { viewer } = answer;
    const isOfficer = viewer?.role === Role.ADMIN || viewer?.withheldRoles.length;
    return isOfficer ? PATHS.adminDashboard : PATHS.home;
  }, form);
  return { ...state, logIn, logInByPasskey: () => logIn('passkey'), dialog };
}
