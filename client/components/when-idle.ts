/** Milliseconds that anything waits at most. */
const PATIENCE = 1000;

/**
 * Does what nobody waits for in a task of its own, once the browser has nothing better to do.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  // Safari does not know it.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PATIENCE / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
