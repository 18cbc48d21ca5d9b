import { KEPT_PAGE, KEPT_SCOPE } from '../../../components/form/kept-page.ts';

const WORKER = '/door-worker.js';

/** The files of the site that this page uses: those that were fetched, and those that its address names. */
async function filesOf(page: Response): Promise<string[]> {
  const named = [...(await page.text()).matchAll(/\/assets\/[\w./-]+/g)].map(([file]) => file);
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return [...new Set([...named, ...fetched])];
}

/**
 * Keeps the page at this address on the device, so that it opens again while the network is gone.
 * @returns whether it will open; false where a browser refuses, as without TLS
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: KEPT_SCOPE });
    const address = `${location.pathname}${location.search}`;
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    // Signed out meanwhile: what was kept before stays.
    if (!page.ok || page.redirected) return false;
    const cache = await caches.open(KEPT_PAGE);
    const files = await filesOf(page.clone());
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    // One that is missing fails alone.
    await Promise.allSettled(files.filter((file) => !known.has(file)).map((file) => cache.add(file)));
    await cache.put(address, page);
    return true;
  } catch {
    return false;
  }
}
