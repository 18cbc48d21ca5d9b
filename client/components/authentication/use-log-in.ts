import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Role } from '../../../rules/permissions.ts';
import { useSignOut } from '../../graphql/use-sign-out.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';
import { forgetAllDraftText } from '../form/draft-text.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { PATHS } from '../page/paths.ts';
import { useAsyncNavigate } from '../page/use-async-navigate.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { useReturnAddress } from './return-address.ts';
import { useResetAndNavigate } from './use-reset-and-navigate.ts';

/** Asks a signed-in visitor, by name, whether to sign out; No returns to the previous page. */
function useAskToEnd() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const navigate = useAsyncNavigate();
  const goBy = useNavigate();
  return async ({ role, name }: ViewerFieldsFragment): Promise<boolean> => {
    const realm = role === Role.MEMBER ? 'Member' : 'Main';
    // Before the question, which is an entry of the history itself.
    const isLedHere = window.history.length > 1;
    if (await confirm(t(`accounts.ends${realm}SignIn`, { name }))) return true;
    if (isLedHere) goBy(-1);
    else await navigate(PATHS.home, { replace: true });
    return false;
  };
}

/**
 * Signs out a visitor who opens a login page, after asking unless the address was typed.
 * @returns a function that resolves when that is done
 */
function useSignOutOnOpening(): () => Promise<void> {
  const { viewer, loading } = useViewer();
  const signOut = useSignOut();
  const [isFirstPage] = useState(!useHydrated());
  const askToEnd = useRef<ReturnType<typeof useAskToEnd>>(undefined);
  askToEnd.current = useAskToEnd();
  const finished = useRef<Promise<void>>(undefined);

  useEffect(() => {
    // Only once, or signing in on this page would sign out again.
    if (loading || finished.current) return;
    const end = async () => {
      if (viewer.role === Role.ANONYMOUS) return;
      // Typed or bookmarked: no link, from this site or another, led here.
      const isTyped = isFirstPage && document.referrer === '';
      // If it fails, signing in replaces the session anyway.
      if (!isTyped && !(await askToEnd.current?.(viewer))) return;
      await signOut().catch(() => undefined);
      forgetAllDraftText();
    };
    finished.current = end();
  }, [viewer, loading, signOut, isFirstPage]);

  return async () => finished.current;
}

/**
 * Logging in; visitors who were sent to the login by a page are led back to it.
 * @param signIn signs in and resolves with the default address to go on to; with undefined when the visitor went back
 * @param form the form of the login, whose password gets the focus after a refusal
 */
export function useLogIn<Fields, Values extends FieldValues & { password: string }, Output>(
  signIn: (fields: Fields) => Promise<string | undefined>,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const resetAndNavigate = useResetAndNavigate();
  const refuse = useRefusal(form);
  const signedOut = useSignOutOnOpening();
  const returnAddress = useReturnAddress();
  const [isBusy, setIsBusy] = useState(false);

  const logIn = async (fields: Fields) => {
    // A passkey does not send the form, whose last refusal would stay.
    form.clearErrors('root');
    setIsBusy(true);
    try {
      await signedOut();
      const defaultAddress = await signIn(fields);
      if (defaultAddress === undefined) return setIsBusy(false);
      await resetAndNavigate(returnAddress() ?? defaultAddress);
    } catch (error) {
      setIsBusy(false);
      await refuse(error);
      form.setFocus('password' as FieldPath<Values>);
    }
  };

  return { logIn, isBusy };
}
