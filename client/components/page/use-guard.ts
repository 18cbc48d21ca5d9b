import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { personOf } from '../../../rules/person.ts';
import { sessionHasEnded } from '../../graphql/session-end.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { ViewerDocument, type ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useLostSession } from './use-lost-session.ts';

/** The key of anonymous visitors. */
const NOBODY = '';

/** Refetches the viewer when the tab gets the focus: another tab may have signed in, out, or in as somebody else. */
function useViewerOnFocus(): void {
  const client = useApolloClient();
  useEffect(() => {
    const refetchViewer = async () => {
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
      if (!data) return;
      // Set before the viewer changes, so that what was typed stays on the screen.
      const before = client.readQuery({ query: ViewerDocument });
      if (before && personOf(before.viewer) !== NOBODY && personOf(data.viewer) === NOBODY)
        sessionHasEnded(true);
      client.writeQuery({ query: ViewerDocument, data });
    };
    // A failure is ignored: the next operation reports it.
    const onFocus = () => void refetchViewer().catch(() => undefined);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [client]);
}

interface Guard {
  /** True until the viewer is known; nothing is shown then. */
  loading: boolean;
  isAllowed: boolean;
  /** True if the viewer was allowed until the session ended: what was typed stays on the screen. */
  isLost: boolean;
  /**
   * The person who opened the page, '' while nobody was allowed. Used as its `key`, so that nobody sees another's
   * page.
   */
  owner: string;
}

/** The route guard of pages that not everybody may see. */
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
    // The reset refetches the viewer too, while this is still true.
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
