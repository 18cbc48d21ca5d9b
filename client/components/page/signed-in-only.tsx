import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { MessageKey } from '../../../rules/messages.ts';
import type { Permission } from '../../../rules/permissions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { useSignInAddress } from '../entry/return-address.ts';
import { PageHeading } from './page-heading.tsx';
import { PageMeta } from './page-meta.tsx';
import { Redirect } from './redirect.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useGo } from './use-go.ts';
import { useGuard } from './use-guard.ts';

/** The room of a page, with its heading below the garland. */
export const PAGE = { pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } } as const;

interface SignInFirstProps {
  /** The page's, for those who may not see it. */
  title: string;
  /** The page of the realm's own sign-in, which leads back here (D91). */
  signInAt: string;
  /** Stands before the link to it. */
  hint: string;
  /** What others are told before they are sent on; without it they are sent on at once. */
  told?: MessageKey;
  /** Where others are sent. */
  otherwise: string;
}

interface SignedInOnlyProps extends SignInFirstProps {
  /** What the page's visitors may do. */
  permission: Permission;
  children: ReactNode;
}

/** Tells them once, then sends them on. */
function useSentOn(isSentOn: boolean, told: MessageKey | undefined, otherwise: string): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const go = useGo();
  const text = told && t(`messages.${told}`);
  const isTold = useRef(false);

  useEffect(() => {
    if (!isSentOn || !text || isTold.current) return;
    isTold.current = true;
    void notify(text).then(() => go(otherwise, { replace: true }));
  }, [isSentOn, text, notify, go, otherwise]);
}

/** In the place of a page for those who are not signed in to its realm. */
export function SignInFirst({
  isSentOn = true,
  ...page
}: SignInFirstProps & {
  /** False for who has just signed out: they are led home by that, and need not be told. */
  isSentOn?: boolean;
}) {
  const { t } = useTranslation();
  const signIn = useSignInAddress()(page.signInAt);
  const otherwise = page.otherwise === page.signInAt ? signIn : page.otherwise;
  useSentOn(isSentOn, page.told, otherwise);

  if (isSentOn && !page.told) return <Redirect to={otherwise} />;
  return (
    <Container component="div" sx={PAGE}>
      <PageMeta title={page.title} noindex />
      <PageHeading title={page.title} />
      <Typography>
        {page.hint}{' '}
        <Link component={RouterLink} to={signIn}>
          {t('common.signIn')}
        </Link>
      </Typography>
    </Container>
  );
}

/**
 * A page for those who are signed in to its realm (spec §6): a courtesy only, for the server checks every
 * operation. Whoever was signed in until now keeps what they typed; nobody else ever sees it.
 */
export function SignedInOnly({ permission, children, ...page }: SignedInOnlyProps) {
  const { loading, isAllowed, isLost, owner } = useGuard(({ permissions }) =>
    permissions.includes(permission),
  );

  if (loading) return null;
  if (!isAllowed && !isLost) return <SignInFirst {...page} isSentOn={!owner} />;
  return (
    <>
      {isLost && <SessionEnded signInAt={page.signInAt} />}
      <Fragment key={owner}>{children}</Fragment>
    </>
  );
}
