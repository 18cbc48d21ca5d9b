/*
 * The list at the door without a network: what its page has kept of itself (client/features/replies/office/door-offline.ts) is
 * answered with when the site is not reached. It is registered for that page alone, and removed after the day.
 */
const KEPT = 'door';
/** Milliseconds after which a network that does not answer counts as none. */
const PATIENCE = 4000;

const kept = async (request) => (await caches.open(KEPT)).match(request, { ignoreVary: true });

async function pageOf(request) {
  const known = await kept(request);
  if (!known) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(known), PATIENCE));
  // A site that is being restarted, or whose database is gone, answers; but not with the list.
  const asked = fetch(request).then((answer) => (answer.status >= 500 ? known : answer));
  return Promise.race([asked, late]).catch(() => known);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (new URL(request.url).pathname.startsWith('/assets/'))
    event.respondWith(kept(request).then((known) => known ?? fetch(request)));
});
