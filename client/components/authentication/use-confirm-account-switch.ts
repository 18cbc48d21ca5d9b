import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Role } from '../../../rules/permissions.ts';
import { ViewerDocument, type ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';

interface AccountSwitch {
  /** What the form asks of everybody before it is sent: the session that ends is then named in the same dialog. */
  question?: string;
  /** Whether the form is for the viewer's own account, whose session ends without a word. */
  isTheirs?: (viewer: ViewerFieldsFragment) => boolean;
}

/**
 * For a form that signs the visitor in: asks a visitor who is already signed in, by name, whether to replace
 * that session. No changes nothing.
 * @returns a function that resolves to whether to go on, and whether it is finding out who is signed in
 */
export function useConfirmAccountSwitch() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const client = useApolloClient();
  const [isChecking, setIsChecking] = useState(false);

  const replacedSession = async (isTheirs: AccountSwitch['isTheirs']) => {
    setIsChecking(true);
    // Another tab may have signed in since this page was opened.
    const asked = { query: ViewerDocument, fetchPolicy: 'no-cache' } as const;
    const now = await client.query(asked).catch(() => undefined);
    setIsChecking(false);
    const viewer = (now?.data ?? client.readQuery({ query: ViewerDocument }))?.viewer;
    if (!viewer || viewer.role === Role.ANONYMOUS || isTheirs?.(viewer)) return undefined;
    const realm = viewer.role === Role.MEMBER ? 'Member' : 'Main';
    return t(`accounts.replaces${realm}SignIn`, { name: viewer.name });
  };

  const confirmAccountSwitch = async ({ question, isTheirs }: AccountSwitch = {}): Promise<boolean> => {
    const replaced = await replacedSession(isTheirs);
    if (question) return confirm(question, { text: replaced });
    return replaced === undefined || confirm(replaced);
  };

  return { confirmAccountSwitch, isChecking };
}
