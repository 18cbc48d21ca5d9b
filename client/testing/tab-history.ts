import { afterEach, vi } from 'vitest';
import { SiteHistory } from '../app/site-history.ts';
import { hasUnsavedChanges } from '../components/form/use-unsaved-warning.ts';

/** For tests of a tab's navigation: makes histories, which listen to the window until their test is over. */
export function tabHistories() {
  const listening: [string, EventListener][] = [];
  afterEach(() => {
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
