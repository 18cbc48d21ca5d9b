import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';

/** An address as its page reads it. */
interface PageAddress {
  /** Of the path, as `id` of `/events/:id`. */
  params: Params;
  search: URLSearchParams;
}

export interface PageQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/**
 * What a page for visitors asks, by its address. Its module exports it as `queries`: the server asks first and draws the
 * page once, with all of it. What a page asks besides is asked by the browser (docs/decisions/0048-drawn-once.md).
 */
export type PageQueries = (address: PageAddress) => readonly PageQuery[];
