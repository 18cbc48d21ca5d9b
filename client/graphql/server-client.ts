import { ApolloClient, ApolloLink } from '@apollo/client';
import { execute, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createCache } from './cache.ts';
import type { PageQuery } from './page-queries.ts';

interface ServerClientOptions {
  schema: GraphQLSchema;
  /** The request's own, as resolvers expect it. */
  contextValue: unknown;
}

/** Adds `__typename` to a document once, not for each page. */
const documents = createCache();

/**
 * A client for drawing one page, thrown away after: it has what was asked before, and asks nothing itself.
 */
export function createServerClient({ schema, contextValue }: ServerClientOptions) {
  const client = new ApolloClient({
    ssrMode: true,
    // Each query is read once or twice.
    cache: createCache(false),
    link: ApolloLink.empty(),
    devtools: { enabled: false },
  });

  /** Asks the schema directly, without HTTP. */
  const ask = async ({ query, variables }: PageQuery): Promise<readonly GraphQLFormattedError[]> => {
    const document = documents.transformDocument(query);
    const { data, errors = [] } = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue,
    });
    // As in a browser: what came of a failed query is not shown.
    if (data && errors.length === 0) client.writeQuery({ query, variables, data });
    return errors;
  };

  return { client, ask };
}
