/** Milliseconds after which a line that says nothing counts as lost: browsers themselves wait five minutes and longer. */
export const LONGEST_SILENCE = 60_000;

/** As `fetch` rejects where there is no answer. */
export const noAnswer = () => new TypeError('There was no answer in time');

/** `fetch` whose whole answer comes in time. @throws TypeError where there is none, also of a line that has gone silent */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (init.signal?.aborted) stop();
  init.signal?.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(noAnswer());
      stop();
    }, LONGEST_SILENCE);
  });
  const answer = async () => {
    const response = await fetch(input, { ...init, signal: stopping.signal });
    return new Response(await response.text(), response);
  };
  try {
    return await Promise.race([answer(), silence]);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
}
