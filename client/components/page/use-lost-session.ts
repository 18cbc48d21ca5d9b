import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { sessionHasEnded } from '../../graphql/session-end.ts';

/**
 * For pages that not everybody may see: whether the one who sees it was allowed to until their session ended,
 * so that what they typed stays on the screen.
 */
export function useLostSession(isAllowed: boolean): boolean {
  const isLost = useReactiveVar(sessionHasEnded) && !isAllowed;

  useEffect(() => {
    if (!isLost) return;
    // Over when they have signed in again, or gone.
    return () => void sessionHasEnded(false);
  }, [isLost]);

  return isLost;
}
