import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { useErrorText } from '../../components/message-text.ts';
import { useNotify } from '../../components/notify.tsx';
import { PATHS } from '../../components/paths.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { useSignOut } from '../../graphql/use-sign-out.ts';
import { useViewer } from '../../graphql/use-viewer.ts';

/** D13: whoever opens a login page while signed in is signed out. Answers when that is done. */
function useSignOutOnOpening(): () => Promise<void> {
  const { viewer, loading } = useViewer();
  const signOut = useSignOut();
  const finished = useRef<Promise<void>>(undefined);

  useEffect(() => {
    // Once: the viewer of a later sign-in on this page stays.
    if (loading || finished.current) return;
    // Should it fail, the sign-in replaces the session all the same.
    finished.current = viewer.role === Role.ANONYMOUS ? Promise.resolve() : signOut().catch(() => undefined);
  }, [viewer, loading, signOut]);

  return async () => finished.current;
}

/**
 * Signs in and leads on: administrators to their dashboard, others home (spec §4).
 * @param onRefused after the refusal was read: the place to go on from
 */
export function useLogin(onRefused: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const signedOut = useSignOutOnOpening();
  // Its answer is used here alone; the store is filled anew below.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);
  /** The last refusal's text, for the page. */
  const [refusal, setRefusal] = useState('');

  const logIn = async (input: SignInFields) => {
    setIsBusy(true);
    setRefusal('');
    try {
      await signedOut();
      const { data } = await signIn({ variables: { input } });
      // Nothing that was loaded for somebody else stays, and what is on the screen is loaded again.
      // A load that fails now says so in its own place: the sign-in has succeeded.
      await client.resetStore().catch(() => undefined);
      await navigate(data?.signIn.role === Role.ADMIN ? PATHS.adminDashboard : PATHS.home);
    } catch (error) {
      setIsBusy(false);
      setRefusal(errorText(error));
      await notify(errorText(error));
      onRefused();
    }
  };

  return { logIn, isBusy, refusal };
}
