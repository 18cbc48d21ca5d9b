import { useApolloClient } from '@apollo/client/react';
import { Role } from '../../../rules/permissions.ts';
import { ViewerDocument, type ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';

/**
 * For a form that signs the visitor in: asks a visitor who is already signed in, by name, whether to replace
 * that session. No changes nothing.
 * @returns a function that resolves to whether to go on; `isTheirs` says whether the form is for the viewer's
 *   own account, which needs no question
 */
export function useConfirmAccountSwitch(): (
  isTheirs?: (viewer: ViewerFieldsFragment) => boolean,
) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const client = useApolloClient();
  return async (isTheirs) => {
    // Another tab may have signed in since this page was opened.
    const asked = { query: ViewerDocument, fetchPolicy: 'no-cache' } as const;
    const now = await client.query(asked).catch(() => undefined);
    const viewer = (now?.data ?? client.readQuery({ query: ViewerDocument }))?.viewer;
    if (!viewer || viewer.role === Role.ANONYMOUS || isTheirs?.(viewer)) return true;
    const realm = viewer.role === Role.MEMBER ? 'Member' : 'Main';
    return confirm(t(`accounts.replaces${realm}SignIn`, { name: viewer.name }));
  };
}
