import { useEffect, useState } from 'react';
import { requestHeaders } from '../../graphql/request-headers.ts';

/** Key in the session storage: this browser session has been counted. */
const COUNTED = 'site-visit-counted';
/** Key in the local storage: this browser has visited the site before. */
const VISITED = 'site-visited';

/** Whether the browser sends "do not track" or the global privacy control. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Marks the session as counted; false if it was counted before, or if nothing may or can be stored. */
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

/** Asked without Apollo, whose first query takes a phone's time just when the page begins to answer. */
async function ask(operationName: string, query: string): Promise<number | undefined> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query }),
  });
  const { data }: { data?: { visits: number } | null } = await answer.json();
  if (!data) throw new Error('The visits could not be counted');
  return data.visits;
}

async function recordVisit(): Promise<number | undefined> {
  try {
    return await ask('RecordVisit', 'mutation RecordVisit { visits: recordVisit }');
  } catch (error) {
    sessionStorage.removeItem(COUNTED);
    throw error;
  }
}

const readVisits = () => ask('VisitCount', 'query VisitCount { visits: visitCount }');

/** The answer for this page load, shared by all components that show it; a failed request may be retried. */
let answer: Promise<number | undefined> | undefined;

function countOnce(): Promise<number | undefined> {
  answer ??= (markCounted() ? recordVisit() : readVisits()).catch(() => {
    answer = undefined;
    return undefined;
  });
  return answer;
}

/** Milliseconds by which counting is delayed at most. */
const MAXIMUM_DELAY = 1000;

/**
 * Runs low-priority work in a separate task when the browser is idle.
 * @returns a function that cancels it
 */
function whenIdle(work: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, MAXIMUM_DELAY / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: MAXIMUM_DELAY });
  return () => cancelIdleCallback(handle);
}

/**
 * The number of visits; the first page load of a browser session counts as a visit. Undefined on the server, while
 * loading and after a failure, which is not worth a message.
 */
export function useVisitCount(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isMounted = true;
    const cancel = whenIdle(async () => {
      const visits = await countOnce();
      if (isMounted) setCount(visits);
    });
    return () => {
      isMounted = false;
      cancel();
    };
  }, []);
  return count;
}
