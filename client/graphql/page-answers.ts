import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { useQuery } from '@apollo/client/react';
import { execute, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { PageQuery } from './page-queries.ts';
import type { QueryHook, QueryResult } from './use-page-query.ts';

/** One for all pages of the server: nothing may ever be in it. */
class EmptyCache extends InMemoryCache {
  override write(): never {
    throw new Error('The server draws pages from what it has asked before, and stores none of it.');
  }
}

const cache = new EmptyCache();

/** For hooks that need a client while the server draws; no query or mutation runs then. */
export const idleClient = new ApolloClient({
  ssrMode: true,
  cache,
  link: ApolloLink.empty(),
  devtools: { enabled: false },
});

interface PageAnswersOptions {
  schema: GraphQLSchema;
  /** The request's own, as resolvers expect it. */
  contextValue: unknown;
}

function keyOf(variables: OperationVariables = {}): string {
  return JSON.stringify(variables);
}

/** What the server asks for one page before it draws it. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;
  readonly #data = new Map<DocumentNode, Map<string, unknown>>();

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /**
   * Asks the schema directly, without HTTP.
   * @returns its data, null when any of it failed: as in a browser, what came of a failed query is not shown
   */
  async ask({ query, variables }: PageQuery) {
    const { data, errors = [] } = await execute({
      ...this.#options,
      // As the browser's cache needs it: with `__typename`. Made once for each document.
      document: cache.transformDocument(query),
      variableValues: variables,
    });
    if (errors.length > 0) return { data: null, errors: errors as readonly GraphQLFormattedError[] };
    const byVariables = this.#data.get(query) ?? new Map();
    this.#data.set(query, byVariables.set(keyOf(variables), data));
    return { data, errors: [] };
  }

  /** @returns undefined for what was not asked, or failed */
  find({ query, variables }: PageQuery): unknown {
    return this.#data.get(query)?.get(keyOf(variables));
  }

  /** Nothing changes while a page is drawn, so there is nothing to watch; what was not asked stays loading. */
  readonly useQuery: QueryHook = <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    { skip = false, variables }: useQuery.Options<Data, Variables>,
  ) => {
    const data = skip ? undefined : this.find({ query, variables });
    // What else a result has is for effects and events, which the server has none of.
    return { data, loading: !skip && !data } as QueryResult<Data, Variables>;
  };
}
