import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecordVisitDocument, VisitCountDocument } from './visits.generated.ts';

/** Kept as long as the browser's session: it has been counted. */
const COUNTED = 'samaj-visit-counted';
/** Kept for good: there was a first visit. */
const VISITED = 'samaj-visited';

/** Whether the visitor has asked sites not to follow them. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Marks the session as counted; false when it was before, and when nothing may or can be stored. */
function markCounted(): boolean {
  if (asksForPrivacy()) return false;
  try {
    if (sessionStorage.getItem(COUNTED)) return false;
    sessionStorage.setItem(COUNTED, '1');
    localStorage.setItem(VISITED, '1');
    return true;
  } catch {
    return false;
  }
}

async function recordVisit(client: ApolloClient): Promise<number | undefined> {
  try {
    const { data } = await client.mutate({ mutation: RecordVisitDocument, fetchPolicy: 'no-cache' });
    return data?.recordVisit;
  } catch (error) {
    sessionStorage.removeItem(COUNTED);
    throw error;
  }
}

async function readVisits(client: ApolloClient): Promise<number | undefined> {
  const { data } = await client.query({ query: VisitCountDocument, fetchPolicy: 'no-cache' });
  return data?.visitCount;
}

/** The answer of this start of the site, for all who show it; a failed one is forgotten. */
let answer: Promise<number | undefined> | undefined;

function countOnce(client: ApolloClient): Promise<number | undefined> {
  answer ??= (markCounted() ? recordVisit(client) : readVisits(client)).catch(() => {
    answer = undefined;
    return undefined;
  });
  return answer;
}

/** Milliseconds that counting waits at most. */
const PATIENCE = 1000;

/**
 * Does what nobody waits for in a task of its own, once the browser has nothing better to do.
 * @returns what calls it off
 */
function whenIdle(work: () => void): () => void {
  // Safari does not know it.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PATIENCE / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}

/**
 * How often the site was visited; the first start in a browser's session counts as a visit (D46). Undefined on
 * the server, until the answer is there, and when there is none: a counter is not worth a message.
 */
export function useVisitCount(): number | undefined {
  const client = useApolloClient();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isShown = true;
    const callOff = whenIdle(async () => {
      const visits = await countOnce(client);
      if (isShown) setCount(visits);
    });
    return () => {
      isShown = false;
      callOff();
    };
  }, [client]);
  return count;
}
