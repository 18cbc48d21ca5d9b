import { expect, it, onTestFinished, vi } from 'vitest';
import { KEPT_PAGE, KEPT_SCOPE, removeKeptPage } from './kept-page.ts';

it('whoever leaves the device leaves nothing of the page at the door: its files go, and the worker that shows them', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const remove = vi.fn(async () => true);
  const unregister = vi.fn(async () => true);
  const getRegistration = async (scope: string) => (scope === KEPT_SCOPE ? { unregister } : undefined);
  vi.stubGlobal('caches', { delete: remove });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await removeKeptPage();
  expect(remove.mock.calls).toEqual([[KEPT_PAGE]]);
  expect(unregister).toHaveBeenCalledOnce();
});
