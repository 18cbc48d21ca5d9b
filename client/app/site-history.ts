import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { layers } from '../components/dialogs/open-layers.ts';
import { isReachable } from '../components/page/is-reachable.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** The state of an entry of the browser's history. */
interface HistoryEntry {
  key: string;
  /** How many entries of this visit precede it. */
  index: number;
  /** What a link passed as its state. */
  state: unknown;
  /** How many things were open above the page; each has an entry with the page's key. */
  depth?: number;
}

/** The page that is on the screen. */
export interface ShownPage {
  location: Location;
  action: NavigationType;
  /** False when its code could not be loaded. */
  isLoaded: boolean;
  /** Pixels from the top; false keeps the scroll position, undefined goes to the hash or the top. */
  scrollTo?: number | false;
}

interface SiteHistoryOptions {
  /** Loads the code and texts of a page; until then the previous page stays. */
  loadPage(pathname: string): Promise<unknown>;
  /** Whether going to another page would lose something. */
  hasUnsavedChanges(): boolean;
  scroll: ScrollPositions;
}

function newEntry(index: number, state: unknown = null): HistoryEntry {
  return { key: Math.random().toString(36).slice(2), index, state };
}

function locationOf(to: To, { key, state }: HistoryEntry): Location {
  const {
    pathname = location.pathname,
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, key, state };
}

/** Milliseconds that a browser takes at most to go to another entry of its history. */
const LONGEST_TRAVEL = 2000;

/** This tab's navigation: which page is shown, and how another one takes its place. */
export class SiteHistory {
  /** Asks whether unsaved changes may be lost. */
  askToLeave = async () => true;
  /** Says that a link cannot be followed. */
  tellNotLoaded = async () => {};
  readonly #options: SiteHistoryOptions;
  readonly #listeners = new Set<() => void>();
  #entry: HistoryEntry = history.state?.key ? history.state : newEntry(0);
  #shown: ShownPage;
  #isPending = false;
  #isAsking = false;
  /** Counts navigations: only the latest one is shown. */
  #latestNavigation = 0;
  /** What the next `popstate` is: our own, which changes nothing, or one that the visitor has agreed to. */
  #expected?: 'ours' | 'agreed';
  /** Says that the browser has gone where it was sent. */
  #arrived?: () => void;
  /** How many entries above the page's own the browser is. */
  #depth: number = history.state?.depth ?? 0;
  /** Changes of the browser's history follow one another, since going back takes a while. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: SiteHistoryOptions) {
    this.#options = options;
    history.replaceState(this.#entry, '');
    this.#shown = {
      location: locationOf(window.location, this.#entry),
      action: NavigationType.Pop,
      isLoaded: true,
      scrollTo: options.scroll.positionOf(this.#entry.key) ?? false,
    };
    window.addEventListener('popstate', () => void this.#handlePopState());
    window.addEventListener('pagehide', () => options.scroll.save(this.#entry.key));
    layers.onChange = this.#matchLayers;
    // A page that was reloaded with something open above it comes without that.
    this.#matchLayers();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shownPage = (): ShownPage => this.#shown;

  /** Whether another page is loading. */
  readonly isPending = (): boolean => this.#isPending;

  /** For the router's links and hooks. */
  readonly navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    // To another page, which may be of another site.
    go: (steps) =>
      void this.#inTurn(() => {
        history.go(steps - this.#depth);
        this.#depth = 0;
      }),
    push: (to, state, options) => void this.#follow(to, { ...options, state, replace: false }),
    replace: (to, state, options) => void this.#follow(to, { ...options, state, replace: true }),
  };

  /** Resolves when the page is shown, or when the visitor stays or has gone to another one. */
  readonly navigate = (to: To, options: NavigateOptions = {}): Promise<void> => this.#go(to, options);

  /**
   * Follows a link. If its page cannot be loaded, the page that is shown stays, which may be all that the visitor has
   * without a network; from another release of the site the server sends the page.
   */
  async #follow(to: To, options: NavigateOptions): Promise<void> {
    await this.#go(to, options, async (address) => {
      if (await isReachable()) location.assign(address);
      else await this.tellNotLoaded();
    });
  }

  async #go(
    to: To,
    { replace, state, preventScrollReset, isAgreed }: NavigateOptions & { isAgreed?: boolean },
    instead?: (address: string) => Promise<void>,
  ): Promise<void> {
    const entry = newEntry(this.#entry.index + (replace ? 0 : 1), state);
    const next = locationOf(to, entry);
    if (!isAgreed && this.#wouldLoseChanges(next) && !(await this.#mayLeave())) return;
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    const scrollTo = preventScrollReset ? false : undefined;
    const commit = () =>
      this.#inTurn(async () => {
        // What is open above the page may not have been closed by the link: no entry of it stays between the two pages.
        await this.#travel(-this.#depth);
        history[replace ? 'replaceState' : 'pushState'](entry, '', createPath(next));
        this.#entry = entry;
      });
    const ifMissing = instead && (() => instead(createPath(next)));
    await this.#show(entry, { location: next, action, scrollTo }, { commit, ifMissing });
    // What stays open above the page has its entry there, too.
    this.#matchLayers();
  }

  #wouldLoseChanges({ pathname }: Location): boolean {
    return pathname !== this.#shown.location.pathname && this.#options.hasUnsavedChanges();
  }

  async #mayLeave(): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    try {
      return await this.askToLeave();
    } finally {
      this.#isAsking = false;
    }
  }

  /** @param ifMissing what is done instead if the page's code cannot be loaded; by default the failure is shown */
  async #show(
    entry: HistoryEntry,
    page: Omit<ShownPage, 'isLoaded'>,
    { commit, ifMissing }: { commit?: () => Promise<unknown>; ifMissing?: () => Promise<void> } = {},
  ): Promise<void> {
    this.#latestNavigation += 1;
    const thisNavigation = this.#latestNavigation;
    this.#setPending(true);
    const load = this.#options.loadPage(page.location.pathname);
    const isLoaded = await load.then(() => true).catch(() => false);
    if (thisNavigation !== this.#latestNavigation) return;
    this.#setPending(false);
    if (!isLoaded && ifMissing) return ifMissing();
    this.#options.scroll.save(this.#entry.key);
    if (commit) await commit();
    this.#entry = entry;
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

  #inTurn(change: () => unknown): Promise<unknown> {
    // A browser refuses too many entries in a short time: what comes after is done all the same.
    this.#turn = this.#turn.catch(() => undefined).then(change);
    return this.#turn;
  }

  /** Goes so many entries forward or back, and resolves when the browser is there. */
  async #travel(steps: number, expected: 'ours' | 'agreed' = 'ours'): Promise<void> {
    if (steps === 0) return;
    const arrival = new Promise<void>((resolve) => {
      this.#arrived = resolve;
      // Another page of the browser's may have broken it off.
      setTimeout(resolve, LONGEST_TRAVEL);
    });
    this.#expected = expected;
    history.go(steps);
    await arrival;
    this.#expected = undefined;
  }

  /** An entry for each thing that is open above the page, which Back leaves to close it. */
  readonly #matchLayers = (): void => {
    const matched = this.#inTurn(async () => {
      // What closes often opens something else at once, which gets its entry.
      await new Promise((resolve) => setTimeout(resolve));
      await this.#travel(Math.min(0, layers.open.length - this.#depth));
      while (this.#depth < layers.open.length) {
        history.pushState({ ...this.#entry, depth: this.#depth + 1 }, '');
        this.#depth += 1;
      }
    });
    // Without an entry Back leaves the page, which is no reason to fail.
    matched.catch(() => undefined);
  };

  /** Back and forward: the browser has changed the address already. */
  async #handlePopState(): Promise<void> {
    const expected = this.#expected;
    this.#expected = undefined;
    const depthBefore = this.#depth;
    this.#depth = history.state?.depth ?? 0;
    this.#arrived?.();
    if (expected === 'ours' && history.state?.key === this.#entry.key) return;
    if (history.state?.key === this.#entry.key) {
      if (this.#depth < depthBefore) for (const close of layers.open.slice(this.#depth).reverse()) close();
      // What asks before it closes stays, and what Forward leads to is open no longer.
      return this.#matchLayers();
    }
    // A plain link to a `#hash` makes an entry without a key, and the browser has scrolled already.
    const isHash = !history.state?.key;
    const entry: HistoryEntry = isHash ? newEntry(this.#entry.index + 1) : history.state;
    if (isHash) history.replaceState(entry, '');
    const next = locationOf(window.location, entry);
    const steps = entry.index - this.#entry.index;
    if (expected !== 'agreed' && steps !== 0 && this.#wouldLoseChanges(next))
      return this.#askBeforePopState(steps, next);
    const scrollTo = isHash ? false : this.#options.scroll.positionOf(entry.key);
    await this.#show(entry, { location: next, action: NavigationType.Pop, scrollTo });
    this.#matchLayers();
  }

  /** Puts the shown page's address back until leaving it is agreed to. */
  async #askBeforePopState(steps: number, next: Location): Promise<void> {
    await this.#inTurn(() => this.#travel(-steps));
    this.#matchLayers();
    if (!(await this.#mayLeave())) return;
    // The question has taken the place of what was ahead.
    if (steps > 0) return this.#go(next, { state: next.state, isAgreed: true });
    await this.#inTurn(() => this.#travel(steps - this.#depth, 'agreed'));
  }
}
