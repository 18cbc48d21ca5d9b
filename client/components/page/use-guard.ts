import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Role } from '../../../rules/permissions.ts';
import { sessionHasEnded } from '../../graphql/session-end.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { ViewerDocument, type ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useLostSession } from './use-lost-session.ts';

/** Nobody, in the place of a person. */
const NOBODY = '';

function personOf({ role, userId, memberId }: ViewerFieldsFragment): string {
  return role === Role.ANONYMOUS ? NOBODY : `${userId}/${memberId}`;
}

/** Another tab may have signed in, out, or in as somebody else: asks whenever they come back to this one. */
function useViewerOnFocus(): void {
  const client = useApolloClient();
  useEffect(() => {
    const look = async () => {
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
      if (!data) return;
      // Said before the viewer is gone, so that what they typed stays on the screen.
      const before = client.readQuery({ query: ViewerDocument });
      if (before && personOf(before.viewer) !== NOBODY && personOf(data.viewer) === NOBODY)
        sessionHasEnded(true);
      client.writeQuery({ query: ViewerDocument, data });
    };
    // A failure is no news: the next operation says so.
    const onFocus = () => void look().catch(() => undefined);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [client]);
}

interface Guard {
  /** True while it is not yet known who looks; nothing is shown then. */
  loading: boolean;
  isAllowed: boolean;
  /** They were allowed until their session ended, and keep what they typed. */
  isLost: boolean;
  /** Whose page it is; '' while nobody was allowed. The page's key: what one has opened is never another's. */
  owner: string;
}

/** For pages that not everybody may see: who they are open to, and to whom they belong. */
export function useGuard(mayView: (viewer: ViewerFieldsFragment) => boolean): Guard {
  const client = useApolloClient();
  const { viewer, loading } = useViewer();
  const isAllowed = mayView(viewer);
  const isLost = useLostSession(isAllowed);
  const person = personOf(viewer);
  const [owner, setOwner] = useState(NOBODY);
  if (isAllowed && owner === NOBODY) setOwner(person);
  const isOther = owner !== NOBODY && person !== NOBODY && person !== owner;
  const isClearing = useRef(false);
  useViewerOnFocus();

  useEffect(() => {
    // The viewer itself is loaded again meanwhile, and is still another one then.
    if (!isOther || isClearing.current) return;
    isClearing.current = true;
    sessionHasEnded(false);
    const open = () => {
      isClearing.current = false;
      setOwner(NOBODY);
    };
    void client.resetStore().then(open, open);
  }, [isOther, client]);

  return { loading: loading || isOther, isAllowed, isLost: isLost && owner !== NOBODY, owner };
}
