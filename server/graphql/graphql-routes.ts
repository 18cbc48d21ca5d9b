import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, printSchema } from 'graphql';
import { AppError } from '../../rules/errors.ts';
import { Permission } from '../../rules/permissions.ts';
import { refuseForgery } from '../security/anti-forgery.ts';
import type { RequestContext } from '../security/request-context.ts';
import { CompiledOperations } from './compiled-operations.ts';
import { hasNoErrors, isQuery, operationKey } from './operation-key.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { isMultipart, readMultipart } from './uploads.ts';

/** Apollo asks the same of simple requests; multipart is checked before its body is read. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

function requirePreflight(request: FastifyRequest): void {
  if (!PREFLIGHT_HEADERS.some((header) => request.headers[header]))
    throw new AppError('BAD_USER_INPUT', 'preflightHeaderRequired');
}

function refuseLongQuery(request: FastifyRequest): void {
  const { query } = (request.method === 'GET' ? request.query : (request.body ?? {})) as { query?: unknown };
  if (typeof query === 'string' && query.length > QUERY_LIMITS.length)
    throw new AppError('BAD_USER_INPUT', 'queryTooLong');
}

/** `/graphql` for pages and integrators, and the schema's text for integrators. */
export function registerGraphQL(
  app: FastifyInstance,
  apollo: ApolloServer<RequestContext>,
  schema: GraphQLSchema,
): void {
  const schemaText = printSchema(schema);
  const config = { permission: Permission.PUBLIC };
  const apolloHandler = fastifyApolloHandler(apollo, { context: async (request) => request.context });
  const compiled = new CompiledOperations(schema);

  app.register(async (scope) => {
    scope.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      config: { ...config, caching: { key: operationKey, reads: isQuery, isWhole: hasNoErrors } },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        refuseForgery(request);
        if (isMultipart(request)) requirePreflight(request);
      },
      preValidation: async (request, reply) => {
        if (isMultipart(request)) await readMultipart(request, reply);
        refuseLongQuery(request);
      },
      handler: async (request, reply) => {
        const again = await compiled.answer(request);
        if (again) return reply.header('content-type', again.contentType).send(again.body);
        const answer = await apolloHandler.call(scope, request, reply);
        const isWhole = reply.statusCode === 200 && typeof answer === 'string' && hasNoErrors(answer);
        if (isWhole) compiled.learn(request, String(reply.getHeader('content-type')));
        return answer;
      },
    });
  });

  app.get('/schema.graphql', { config }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300');
    return schemaText;
  });
}
