import type { SignInFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { useLogIn } from '../../components/authentication/use-log-in.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useSignInMutation } from './login.generated.ts';

/**
 * Signs in, then opens the dashboard for administrators and the home page for others (spec §4).
 * @param onRefused called when the message of a refusal was closed, to move the focus
 */
export function useLogin(onRefused: () => void) {
  // The cache is reset after signing in, so the answer need not be written to it.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  return useLogIn(async (input: SignInFields) => {
    const { data } = await signIn({ variables: { input } });
    return data?.signIn.role === Role.ADMIN ? PATHS.adminDashboard : PATHS.home;
  }, onRefused);
}
