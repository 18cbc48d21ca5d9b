/**
 * Whether the server answers. If it does, code that cannot be loaded is that of another release, and the server can send
 * the page anew; if not, the visitor is better off on the page as it is.
 */
export const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
