/** The cache in which the page at the door is kept, which its worker answers from (client/public/door-worker.js). */
export const KEPT_PAGE = 'door';
/** Of the worker. */
export const KEPT_SCOPE = '/office/door';

/** Removes from the device the page that was kept there and all of its files. */
export async function removeKeptPage(): Promise<void> {
  try {
    await caches.delete(KEPT_PAGE);
    const registration = await navigator.serviceWorker.getRegistration(KEPT_SCOPE);
    await registration?.unregister();
  } catch {
    // Where a browser keeps nothing there is nothing to remove.
  }
}
