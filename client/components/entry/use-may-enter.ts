import { useApolloClient } from '@apollo/client/react';
import { Role } from '../../../rules/permissions.ts';
import { ViewerDocument, type ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';

/**
 * For a form that signs in whoever sends it: somebody who is signed in is asked, with who they are, whether that may
 * end (D92). No leaves everything as it is.
 * @returns whether to go on; `isTheirs` tells of whom the form opens the same account
 */
export function useMayEnter(): (isTheirs?: (viewer: ViewerFieldsFragment) => boolean) => Promise<boolean> {
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
