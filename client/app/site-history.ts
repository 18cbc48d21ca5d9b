import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import type { ScrollMemory } from './scroll-memory.ts';

/** What a place in the tab's history carries. */
interface Place {
  key: string;
  /** How many places of this visit lie before it. */
  index: number;
  /** What a link handed on. */
  state: unknown;
}

/** The page that is on the screen. */
export interface ShownPage {
  location: Location;
  action: NavigationType;
  /** False when its code could not be loaded. */
  isLoaded: boolean;
  /** Pixels from the top; false leaves the page where it stands, undefined begins it anew. */
  scrollTo?: number | false;
}

interface SiteHistoryOptions {
  /** Loads what a page needs, so that the page before stays until it is there. */
  loadPage(pathname: string): Promise<unknown>;
  /** Whether going to another page would lose something. */
  hasUnsavedChanges(): boolean;
  scroll: ScrollMemory;
}

function newPlace(index: number, state: unknown = null): Place {
  return { key: Math.random().toString(36).slice(2), index, state };
}

function locationOf(to: To, { key, state }: Place): Location {
  const {
    pathname = location.pathname,
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, key, state };
}

/** This tab's way through the site: which page is shown, and how another one comes in its place. */
export class SiteHistory {
  /** Asks whether unsaved changes may be lost. */
  ask = async () => true;
  readonly #options: SiteHistoryOptions;
  readonly #listeners = new Set<() => void>();
  #place: Place = history.state?.key ? history.state : newPlace(0);
  #shown: ShownPage;
  #isPending = false;
  #isAsking = false;
  /** Tells navigations apart: only the newest is shown. */
  #newest = 0;
  /** Of the browser's next change of address: that it is ours, or was agreed to. */
  #expected?: 'going back' | 'agreed';

  constructor(options: SiteHistoryOptions) {
    this.#options = options;
    history.replaceState(this.#place, '');
    this.#shown = {
      location: locationOf(window.location, this.#place),
      action: NavigationType.Pop,
      isLoaded: true,
      scrollTo: options.scroll.positionOf(this.#place.key) ?? false,
    };
    window.addEventListener('popstate', () => void this.#follow());
    window.addEventListener('pagehide', () => options.scroll.keep(this.#place.key));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shownPage = (): ShownPage => this.#shown;

  /** Whether another page is on its way. */
  readonly isPending = (): boolean => this.#isPending;

  /** For the router's links and hooks. */
  readonly navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: (to, state, options) => void this.go(to, { ...options, state, replace: false }),
    replace: (to, state, options) => void this.go(to, { ...options, state, replace: true }),
  };

  /** Resolves when the page is shown, or when the visitor stays or has gone elsewhere. */
  readonly go = async (
    to: To,
    { replace, state, preventScrollReset }: NavigateOptions = {},
  ): Promise<void> => {
    const place = newPlace(this.#place.index + (replace ? 0 : 1), state);
    const next = locationOf(to, place);
    if (this.#isLossy(next) && !(await this.#mayLeave())) return;
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    const scrollTo = preventScrollReset ? false : undefined;
    await this.#show(place, { location: next, action, scrollTo }, () =>
      history[replace ? 'replaceState' : 'pushState'](place, '', createPath(next)),
    );
  };

  #isLossy({ pathname }: Location): boolean {
    return pathname !== this.#shown.location.pathname && this.#options.hasUnsavedChanges();
  }

  async #mayLeave(): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    try {
      return await this.ask();
    } finally {
      this.#isAsking = false;
    }
  }

  async #show(place: Place, page: Omit<ShownPage, 'isLoaded'>, commit?: () => void): Promise<void> {
    this.#newest += 1;
    const mine = this.#newest;
    this.#setPending(true);
    const load = this.#options.loadPage(page.location.pathname);
    const isLoaded = await load.then(() => true).catch(() => false);
    if (mine !== this.#newest) return;
    this.#setPending(false);
    this.#options.scroll.keep(this.#place.key);
    commit?.();
    this.#place = place;
    this.#shown = { ...page, isLoaded };
    this.#notify();
  }

  #setPending(isPending: boolean): void {
    this.#isPending = isPending;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Back and forward: the browser has changed the address already. */
  async #follow(): Promise<void> {
    const expected = this.#expected;
    this.#expected = undefined;
    if (expected === 'going back') return;
    // A plain link to a part of the page made a place without a key, and the browser has scrolled to it.
    const isPart = !history.state?.key;
    const place: Place = isPart ? newPlace(this.#place.index + 1) : history.state;
    if (isPart) history.replaceState(place, '');
    const next = locationOf(window.location, place);
    const steps = place.index - this.#place.index;
    if (expected !== 'agreed' && steps !== 0 && this.#isLossy(next)) return this.#askAndFollow(steps);
    const scrollTo = isPart ? false : this.#options.scroll.positionOf(place.key);
    await this.#show(place, { location: next, action: NavigationType.Pop, scrollTo });
  }

  /** The address of the page that is left stays in the browser's bar until that is agreed to. */
  async #askAndFollow(steps: number): Promise<void> {
    this.#expected = 'going back';
    history.go(-steps);
    if (!(await this.#mayLeave())) return;
    this.#expected = 'agreed';
    history.go(steps);
  }
}
