import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MessageKey } from '../../../rules/messages.ts';
import type { Permission } from '../../../rules/permissions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignInAddress } from '../authentication/return-address.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { PageHeading } from './page-heading.tsx';
import { PageMeta } from './page-meta.tsx';
import { Redirect } from './redirect.tsx';
import { LostSession } from './session-ended.tsx';
import { useAsyncNavigate } from './use-async-navigate.ts';
import { useGuard } from './use-guard.ts';

interface SignInRequiredProps {
  /** The page's title. */
  title: string;
  /** The realm's login page, which leads back here. */
  signInAt: string;
  /** The text before the link to the login. */
  hint: string;
  /** What visitors are told before the redirect; without it they are redirected at once. */
  redirectMessage?: MessageKey;
  /** Where visitors without the permission are redirected. */
  redirectTo: string;
}

interface SignedInOnlyProps extends SignInRequiredProps {
  /** The permission that the page needs. */
  permission: Permission;
  children: ReactNode;
}

/** Shows the message once, then redirects. */
function useNotifyAndRedirect(
  shouldRedirect: boolean,
  redirectMessage: MessageKey | undefined,
  redirectTo: string,
): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const text = redirectMessage && t(`messages.${redirectMessage}`);
  const isTold = useRef(false);

  useEffect(() => {
    if (!shouldRedirect || !text || isTold.current) return;
    isTold.current = true;
    void notify(text).then(() => navigate(redirectTo, { replace: true }));
  }, [shouldRedirect, text, notify, navigate, redirectTo]);
}

/** Shown in place of a page to visitors who are not signed in to its realm. */
export function SignInRequired({
  shouldRedirect = true,
  ...page
}: SignInRequiredProps & {
  /** False right after signing out, which leads home by itself. */
  shouldRedirect?: boolean;
}) {
  const { t } = useTranslation();
  const signIn = useSignInAddress()(page.signInAt);
  const redirectTo = page.redirectTo === page.signInAt ? signIn : page.redirectTo;
  useNotifyAndRedirect(shouldRedirect, page.redirectMessage, redirectTo);

  if (shouldRedirect && !page.redirectMessage) return <Redirect to={redirectTo} />;
  return (
    <div className="page-width page-padding">
      <PageMeta title={page.title} noindex />
      <PageHeading title={page.title} />
      <p className="text-body">
        {page.hint} <Link to={signIn}>{t('common.signIn')}</Link>
      </p>
    </div>
  );
}

/**
 * A page for visitors who are signed in to its realm. This is a courtesy only: the server checks every
 * operation. If the session ends, what was typed stays on the screen; nobody else ever sees it.
 */
export function SignedInOnly({ permission, children, ...page }: SignedInOnlyProps) {
  const { loading, isAllowed, isLost, owner } = useGuard(({ permissions }) =>
    permissions.includes(permission),
  );

  if (loading) return null;
  if (!isAllowed && !isLost) return <SignInRequired {...page} shouldRedirect={!owner} />;
  return (
    <LostSession isLost={isLost} signInAt={page.signInAt}>
      <Fragment key={owner}>{children}</Fragment>
    </LostSession>
  );
}
