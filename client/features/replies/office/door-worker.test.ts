import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetAllDraftText } from '../../../components/form/draft-text.ts';
import { KEPT_PAGE, KEPT_SCOPE } from '../../../components/form/kept-page.ts';

const KEPT = { status: 200, from: 'phone' };

afterEach(() => vi.unstubAllGlobals());

/** What the worker answers with when the site answers so. */
async function answerTo(site: object) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, heard: (event: object) => void) =>
      Object.assign(listeners, { [name]: heard }),
  };
  const caches = {
    open: async (name: string) => ({ match: async () => (name === KEPT_PAGE ? KEPT : undefined) }),
  };
  const code = await readFile('client/public/door-worker.js', 'utf8');
  runInNewContext(code, { self, caches, fetch: async () => site, setTimeout: () => undefined, URL, Promise });
  return new Promise((respondWith) => {
    listeners.fetch!({ request: { method: 'GET', mode: 'navigate' }, respondWith });
  });
}

it('the page at the door is the site’s, and the one that the phone keeps while the site has none', async () => {
  expect(await answerTo({ status: 200, from: 'site' })).toMatchObject({ from: 'site' });
  expect(await answerTo({ status: 503, from: 'site' })).toMatchObject({ from: 'phone' });
});

it('who leaves the device leaves no page of the door on it', async () => {
  const remove = vi.fn(async () => true);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  const getRegistration = async (scope: string) => (scope === KEPT_SCOPE ? { unregister } : undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  forgetAllDraftText();
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled());
  expect(remove).toHaveBeenCalledWith(KEPT_PAGE);
});
