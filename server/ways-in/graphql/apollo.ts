import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../identity/request-context.ts';
import { createDocumentStore } from './document-store.ts';
import { causeOf, describeGraphQLError, formatGraphQLError, withoutSuggestions } from './error-mapping.ts';
import { QUERY_LIMITS, queryLimits } from './query-limits.ts';

interface ApolloOptions {
  schema: GraphQLSchema;
  introspection: boolean;
  log: FastifyBaseLogger;
}

/**
 * The HTTP status says what the errors say, once nothing of the answer is left; and an internal error goes
 * to the log under the request's id, which its answer names.
 */
const answerErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors, contextValue }) {
        if (!errors?.length || response.body.kind !== 'single') return;
        const described = errors.map(describeGraphQLError);
        const { singleResult } = response.body;
        singleResult.errors = singleResult.errors?.map((formatted, index) => {
          if (!described[index]?.isInternal) return formatted;
          contextValue.log.error({ err: causeOf(errors[index]) }, 'A GraphQL operation failed');
          return { ...formatted, extensions: { ...formatted.extensions, requestId: contextValue.requestId } };
        });
        const [first] = described.filter((description) => description !== null);
        const isLeft = Object.values(singleResult.data ?? {}).some((value) => value !== null);
        if (!first || isLeft) return;
        response.http.status = first.status;
        if (first.retryAfter) response.http.headers.set('retry-after', String(first.retryAfter));
      },
    };
  },
};

/** The GraphQL server for integrators and our own pages; internal errors are masked. */
export function createApolloServer({
  schema,
  introspection,
  log,
}: ApolloOptions): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection,
    logger: log,
    documentStore: createDocumentStore().store,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: [queryLimits],
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    formatError: introspection ? formatGraphQLError : withoutSuggestions,
    persistedQueries: false,
    plugins: [
      answerErrors,
      ApolloServerPluginLandingPageDisabled(),
      // It would visit every field of every answer for cache hints, which none of our types has.
      ApolloServerPluginCacheControlDisabled(),
      // Made for a gateway in front of several GraphQL servers: 0.4 MB of code to find that there is none.
      ApolloServerPluginInlineTraceDisabled(),
    ],
    stopOnTerminationSignals: false,
  });
}
