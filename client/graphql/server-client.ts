import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { tap } from 'rxjs';
import { createCache } from './cache.ts';

interface ServerClientOptions {
  schema: GraphQLSchema;
  /** The request's own, as resolvers expect it. */
  contextValue: unknown;
  /** Told about each operation that failed, once. */
  onErrors(errors: readonly GraphQLFormattedError[]): void;
}

/** A client for rendering one page: it asks the schema directly, without HTTP, and is thrown away after. */
export function createServerClient({ schema, contextValue, onErrors }: ServerClientOptions): ApolloClient {
  const reportErrors = new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap(({ errors }) => errors && onErrors(errors))),
  );
  return new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    link: ApolloLink.from([reportErrors, new SchemaLink({ schema, context: () => contextValue as object })]),
    devtools: { enabled: false },
  });
}
