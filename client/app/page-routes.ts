import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '../../rules/permissions.ts';
import type { PageQueries } from '../graphql/page-queries.ts';
import { partPage } from './part-page.tsx';

/** What a route says of its page. */
export interface RouteHandle {
  /** Text files that its pages need besides `site`: names of files in `client/i18n/en/`, or what finds them. */
  texts?: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * For a page that is the same for everybody without a session, and may be cached: the query parameters that it
   * reads; all others are removed. Left out for personal pages, which are never cached and may read any parameter.
   */
  sharedBy?: readonly string[];
  /** Loads what its pages stand in, which depends on who looks; set once their layout's code has been loaded. */
  loadFrame?: (role: Role) => Promise<void>;
  /** The queries that the server runs before it renders; set once the page's code has been loaded. */
  queries?: PageQueries;
}

/** Routes with the text files that they need besides `site`. */
export function withTexts(texts: RouteHandle['texts'], children: RouteObject[]): RouteObject {
  return { handle: { texts } satisfies RouteHandle, children };
}

/** Routes whose pages the kit draws: people's own, and those of the matrimonial section. */
export function withKit(children: RouteObject[]): RouteObject {
  return { lazy: async () => ({ Component: (await import('./kit-layout.tsx')).KitLayout }), children };
}

/** A page's module: its component by name, and its queries. */
type PageModule<Name extends string> = Record<Name, ComponentType> & { queries?: PageQueries };

/** A route whose page has a chunk of its own. */
export function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<PageModule<Name>>,
  name: Name,
  sharedBy?: RouteHandle['sharedBy'],
): RouteObject {
  return {
    path,
    handle: { sharedBy },
    lazy: async () => {
      const { [name]: Component, queries } = await load();
      return { Component: partPage(path, Component), handle: { sharedBy, queries } };
    },
  };
}
