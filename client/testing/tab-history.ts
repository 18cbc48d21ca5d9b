import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { SiteHistory } from '../app/site-history.ts';
import { layers } from '../components/dialogs/open-layers.ts';
import { hasUnsavedChanges } from '../components/form/use-unsaved-warning.ts';

const withoutHistory = layers.onChange;

/** For tests of a tab's navigation: makes histories, which listen to the window until their test is over. */
export function tabHistories() {
  const listening: [string, EventListener][] = [];
  afterEach(async () => {
    // A history takes the browser back from what is still open: in the next test that would press Back.
    cleanup();
    await vi.waitFor(() => expect(window.history.state?.depth ?? 0).toBe(0), { timeout: 15_000 });
    layers.onChange = withoutHistory;
    for (const listener of listening.splice(0)) window.removeEventListener(...listener);
  });
  return (loadPage = async (): Promise<unknown> => undefined): SiteHistory => {
    const listen = vi.spyOn(window, 'addEventListener');
    const history = new SiteHistory({
      loadPage,
      hasUnsavedChanges,
      scroll: { save: () => undefined, positionOf: () => undefined },
    });
    listening.push(...(listen.mock.calls as unknown as [string, EventListener][]));
    listen.mockRestore();
    return history;
  };
}
