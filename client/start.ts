/**
 * Fetches the page's code once the page has been painted. Before that it could only be in the way: everything
 * is readable without it, and on a phone it is more bytes than the page itself.
 */
function start(): void {
  // What the server knows that the code will ask for next: with the code, not after it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload-after-paint"]'))
    link.rel = 'modulepreload';
  void import('./entry-client.tsx');
}

// A page in the background is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
