import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { sessionHasEnded } from '../../graphql/session-end.ts';

/**
 * For pages that not everybody may see: whether the viewer was allowed to see it until the session ended, so that what
 * was typed stays on the screen.
 */
export function useLostSession(isAllowed: boolean): boolean {
  const isLost = useReactiveVar(sessionHasEnded) && !isAllowed;

  useEffect(() => {
    if (!isLost) return;
    // Reset when the viewer has signed in again or left the page.
    return () => void sessionHasEnded(false);
  }, [isLost]);

  return isLost;
}
