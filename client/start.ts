const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Fetches the page's code once the page has been painted. Before that it could only be in the way: everything
 * is readable without it, and on a phone it is more bytes than the page itself.
 */
async function start(): Promise<void> {
  // What the server knows that will be needed: all at once, and not one after the other has run.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload-after-paint"]'))
    link.rel = 'modulepreload';
  // The same as importing the last alone, but a phone would be busy with them for a sixth of a second without a pause.
  await import('react-dom/client');
  await nextTask();
  await import('./graphql/apollo-client.ts');
  await nextTask();
  await import('./app/theme.ts');
  await nextTask();
  await import('./entry-client.tsx');
}

// A page in the background is not painted.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(start));
