const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const LATER = '-after-paint';

/**
 * Fetches at once what the server has listed, instead of each file after the one before. It ends when the sheet of all styles
 * has come: the page itself has those of its own elements alone.
 * @throws Error if the sheet does not come; the next call asks for it again
 */
async function fetchListed(): Promise<void> {
  const listed = [...document.querySelectorAll<HTMLLinkElement>(`link[rel$="${LATER}"]`)];
  for (const link of listed) link.rel = link.rel.replace(LATER, '');
  const sheet = listed.find(({ rel }) => rel === 'stylesheet');
  if (!sheet) return;
  await new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
  }).catch(() => {
    sheet.rel += LATER;
    throw new Error('The styles did not come.');
  });
}

/**
 * Fetches the page's code once the page has been painted. Before that it would only delay the page, which is readable
 * without it, and on a phone it is more bytes than the page itself.
 */
async function start(): Promise<void> {
  const styles = fetchListed();
  // Importing only the last would do the same, in one task of a sixth of a second on a phone.
  await Promise.all([styles, import('react-dom/client')]);
  await nextTask();
  await import('./graphql/apollo-client.ts');
  await nextTask();
  const { hydrate } = await import('./entry-client.tsx');
  await nextTask();
  await hydrate();
}

/** Without its code the page stays as the server rendered it, with forms that do nothing. */
function showNotLoaded(error: unknown): void {
  // Rendered by client/app/not-loaded.tsx, and not imported from there, so that this script stays one file.
  const notice = document.getElementById('not-loaded');
  notice?.removeAttribute('hidden');
  notice?.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    location.reload();
  });
  reportError(error);
}

/** Milliseconds until what did not come is asked for again, as of a line that is gone for a moment. */
const PAUSES = [1000, 4000];

async function begin(): Promise<void> {
  for (const pause of PAUSES)
    try {
      return await start();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  await start().catch(showNotLoaded);
}

/** A button that waits for scripts (client/components/form/ready-button.tsx) is pressed as soon as it can be. */
function pressLater({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-waits]:not([aria-busy])');
  if (!button) return;
  button.ariaBusy = 'true';
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    button.ariaBusy = null;
    button.click();
  }).observe(button, { attributeFilter: ['data-waits'] });
}

document.addEventListener('pointerup', pressLater);
// A page in the background is not painted.
if (document.hidden) void begin();
else requestAnimationFrame(() => setTimeout(begin));
