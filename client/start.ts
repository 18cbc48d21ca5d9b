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
  const { hydrate } = await import('./entry-client.tsx');
  await nextTask();
  await hydrate();
}

/** Without its code the page stays as the server drew it, with forms that do nothing. */
function sayNotLoaded(error: unknown): void {
  // client/app/not-loaded.tsx draws it; its module would be one more to fetch before this one runs.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  reportError(error);
}

const begin = () => start().catch(sayNotLoaded);

// A page in the background is not painted.
if (document.hidden) void begin();
else requestAnimationFrame(() => setTimeout(begin));
