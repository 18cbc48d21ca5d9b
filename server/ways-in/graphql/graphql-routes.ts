import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, printSchema } from 'graphql';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { isMultipart } from '../../files/incoming-file.ts';
import type { UploadReceiver } from '../../files/upload-receiver.ts';
import { refuseForgery } from '../../identity/anti-forgery.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { Sharing } from '../shared-reads.ts';
import { hasNoErrors, type OperationBody, OperationKinds, operationParts } from './operation-kinds.ts';
import { isDeeperThan, QUERY_LIMITS } from './query-limits.ts';
import { readMultipart } from './uploads.ts';

/** Apollo requires the same of simple requests; here multipart is checked before its body is read. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

function requirePreflight(request: FastifyRequest): void {
  if (!PREFLIGHT_HEADERS.some((header) => request.headers[header]))
    throw new AppError('BAD_USER_INPUT', 'preflightHeaderRequired');
}

function refuseExcess(request: FastifyRequest): void {
  const body = (request.method === 'GET' ? request.query : request.body) as OperationBody | undefined;
  if (typeof body?.query === 'string' && body.query.length > QUERY_LIMITS.length)
    throw new AppError('BAD_USER_INPUT', 'queryTooLong');
  // Recursive code, such as JSON.stringify, would overflow the stack.
  if (isDeeperThan(QUERY_LIMITS.values, body)) throw new AppError('BAD_USER_INPUT', 'invalidRequest');
}

/** `/graphql` for pages and integrators, and the schema's text for integrators. */
export function registerGraphQL(
  app: FastifyInstance,
  apollo: ApolloServer<RequestContext>,
  schema: GraphQLSchema,
  uploads: UploadReceiver,
): void {
  // Printed for the first who asks, so that a start does not wait for it.
  let schemaText: string | undefined;
  const config = { permission: Permission.PUBLIC };
  const kinds = new OperationKinds(schema);
  const shared: Sharing = {
    by: (request) => (kinds.of(request) === 'SHARED' ? operationParts(request) : undefined),
    isWhole: hasNoErrors,
  };
  const apolloHandler = fastifyApolloHandler(apollo, { context: async (request) => request.context });

  app.register(async (scope) => {
    scope.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      config: {
        ...config,
        shared,
        writes: (request) => request.method === 'POST' && kinds.of(request) === 'WRITES',
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        refuseForgery(request);
        if (isMultipart(request)) requirePreflight(request);
      },
      preValidation: async (request, reply) => {
        if (isMultipart(request)) await readMultipart(request, reply, uploads);
        refuseExcess(request);
      },
      handler: apolloHandler,
    });
  });

  app.get('/schema.graphql', { config }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300');
    schemaText ??= printSchema(schema);
    return schemaText;
  });
}
