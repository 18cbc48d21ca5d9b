import type { SignInFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { useLogIn } from '../../components/authentication/use-log-in.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useSignInMutation } from './login.generated.ts';

/**
 * Signs in and leads on: administrators to their dashboard, others home (spec §4).
 * @param onRefused after the refusal was read: the place to go on from
 */
export function useLogin(onRefused: () => void) {
  // Its answer is used here alone; the store is filled anew afterwards.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  return useLogIn(async (input: SignInFields) => {
    const { data } = await signIn({ variables: { input } });
    return data?.signIn.role === Role.ADMIN ? PATHS.adminDashboard : PATHS.home;
  }, onRefused);
}
