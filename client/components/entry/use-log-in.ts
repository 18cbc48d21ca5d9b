import { useEffect, useRef, useState } from 'react';
import { Role } from '../../../rules/permissions.ts';
import { useSignOut } from '../../graphql/use-sign-out.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useConfirm, useNotify } from '../dialogs/notify.tsx';
import { PATHS } from '../page/paths.ts';
import { useGo } from '../page/use-go.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { useReturnAddress } from './return-address.ts';
import { useEnter } from './use-enter.ts';

/** Asks whoever is signed in, with who they are, whether that shall end; No leads back (D92). */
function useAskToEnd() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const go = useGo();
  return async ({ role, name }: ViewerFieldsFragment): Promise<boolean> => {
    const realm = role === Role.MEMBER ? 'Member' : 'Main';
    if (await confirm(t(`accounts.ends${realm}SignIn`, { name }))) return true;
    if (window.history.length > 1) window.history.back();
    else await go(PATHS.home, { replace: true });
    return false;
  };
}

/**
 * Whoever opens a login page while signed in is signed out (D13): unasked only if the address was typed (D92).
 * @returns answers when that is done
 */
function useSignOutOnOpening(): () => Promise<void> {
  const { viewer, loading } = useViewer();
  const signOut = useSignOut();
  const [isFirstPage] = useState(!useHydrated());
  const askToEnd = useRef<ReturnType<typeof useAskToEnd>>(undefined);
  askToEnd.current = useAskToEnd();
  const finished = useRef<Promise<void>>(undefined);

  useEffect(() => {
    // Once: the viewer of a later sign-in on this page stays.
    if (loading || finished.current) return;
    const end = async () => {
      if (viewer.role === Role.ANONYMOUS) return;
      // Typed, or kept as a bookmark: no page, of ours or of others, has led here.
      const isTyped = isFirstPage && document.referrer === '';
      // Should it fail, the sign-in replaces the session all the same.
      if (isTyped || (await askToEnd.current?.(viewer))) await signOut().catch(() => undefined);
    };
    finished.current = end();
  }, [viewer, loading, signOut, isFirstPage]);

  return async () => finished.current;
}

/**
 * A login page's work (spec §4); who was sent there by a page comes back to it (D91).
 * @param signIn signs in and answers with the address to go on to
 * @param onRefused after the refusal was read: the place to go on from
 */
export function useLogIn<Fields>(signIn: (fields: Fields) => Promise<string>, onRefused: () => void) {
  const enter = useEnter();
  const notify = useNotify();
  const errorText = useErrorText();
  const signedOut = useSignOutOnOpening();
  const returnAddress = useReturnAddress();
  const [isBusy, setIsBusy] = useState(false);
  /** The last refusal's text, for the page. */
  const [refusal, setRefusal] = useState('');

  const logIn = async (fields: Fields) => {
    setIsBusy(true);
    setRefusal('');
    try {
      await signedOut();
      const ownWay = await signIn(fields);
      await enter(returnAddress() ?? ownWay);
    } catch (error) {
      setIsBusy(false);
      setRefusal(errorText(error));
      await notify(errorText(error));
      onRefused();
    }
  };

  return { logIn, isBusy, refusal };
}
