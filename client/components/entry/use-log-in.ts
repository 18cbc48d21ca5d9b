import { useEffect, useRef, useState } from 'react';
import { Role } from '../../../rules/permissions.ts';
import { useSignOut } from '../../graphql/use-sign-out.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useErrorText } from '../message-text.ts';
import { useNotify } from '../notify.tsx';
import { useEnter } from './use-enter.ts';

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
 * A login page's work (spec §4).
 * @param signIn signs in and answers with the address to go on to
 * @param onRefused after the refusal was read: the place to go on from
 */
export function useLogIn<Fields>(signIn: (fields: Fields) => Promise<string>, onRefused: () => void) {
  const enter = useEnter();
  const notify = useNotify();
  const errorText = useErrorText();
  const signedOut = useSignOutOnOpening();
  const [isBusy, setIsBusy] = useState(false);
  /** The last refusal's text, for the page. */
  const [refusal, setRefusal] = useState('');

  const logIn = async (fields: Fields) => {
    setIsBusy(true);
    setRefusal('');
    try {
      await signedOut();
      await enter(await signIn(fields));
    } catch (error) {
      setIsBusy(false);
      setRefusal(errorText(error));
      await notify(errorText(error));
      onRefused();
    }
  };

  return { logIn, isBusy, refusal };
}
