import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { answerUnmodified, entityTag } from '../../files/entity-tags.ts';
import { isMultipart } from '../../files/incoming-file.ts';
import type { UploadReceiver } from '../../files/upload-receiver.ts';
import { isCrossSite, refuseForgery } from '../../identity/anti-forgery.ts';
import { describeError } from '../describe-error.ts';
import type { Sharing } from '../shared-reads.ts';
import { LegacyBody, legacyRows } from './legacy-body.ts';
import { type LegacyRoute, methodsOf } from './legacy-route.ts';
import { readMultipart } from './multipart.ts';
import { describeLegacyCalls, OPENAPI_PATH } from './openapi.ts';

const ALL_METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Old clients always expect JSON: a text is a JSON string, a number a JSON number. */
function sendJson(reply: FastifyReply, payload: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(payload));
}

/** Whether the address is below the legacy calls', existing or not. */
export function isLegacyAddress(url: string): boolean {
  return /^\/api\//i.test(url);
}

/** A refusal as old clients read it, a JSON string. */
export function sendLegacyError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const described = describeError(error);
  if (described.isInternal) request.log.error({ err: error }, 'A legacy call failed');
  if (described.retryAfter) reply.header('retry-after', described.retryAfter);
  return sendJson(reply.header('cache-control', 'no-store').code(described.status), described.message);
}

/** A list item by item: V8 takes three times as long to make one long text of it and to encode that. */
function encodeJson(payload: unknown): Buffer {
  if (!Array.isArray(payload) || payload.length === 0) return Buffer.from(JSON.stringify(payload));
  const items = payload.map((item, index) => Buffer.from(`${index ? ',' : '['}${JSON.stringify(item)}`));
  return Buffer.concat([...items, Buffer.from(']')]);
}

function sendPublicRead(reply: FastifyReply, payload: unknown): FastifyReply {
  const body = encodeJson(payload);
  reply.header('etag', entityTag(body)).header('cache-control', 'public, no-cache');
  return reply.type('application/json; charset=utf-8').send(body);
}

/** A write by GET needs an explicit bearer token, and no other site's page may send it. */
function checkWriteByGet(request: FastifyRequest): void {
  if (request.method !== 'GET') return;
  if (request.context.credentials?.transport !== 'BEARER' || isCrossSite(request))
    throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
}

function isPublicReading(route: LegacyRoute): boolean {
  return route.method === 'GET' && !route.writesByGet && route.permission === Permission.PUBLIC;
}

function paramsOf(request: FastifyRequest): Record<string, string> {
  return request.params as Record<string, string>;
}

/** Whether the answer is public and may be cached. */
function isCacheable(route: LegacyRoute, request: FastifyRequest): boolean {
  return isPublicReading(route) && !route.counts?.(paramsOf(request));
}

/** No call reads the query string, and paths match in any case, so the key has neither. */
function sharingOf(route: LegacyRoute): true | Sharing | undefined {
  if (!route.shared || !route.counts) return route.shared;
  return { by: ({ params }) => (route.counts?.(params as Record<string, string>) ? undefined : [params]) };
}

/** Whether the route counts this call, and a person meant to make it. */
function isCounted(route: LegacyRoute, request: FastifyRequest): boolean {
  const { method, headers } = request;
  const conditions = [headers['if-none-match'], headers['if-modified-since']];
  const purposes = [headers['sec-purpose'], headers.purpose];
  const isPlainGet = method === 'GET' && [...conditions, ...purposes].every((value) => value === undefined);
  return isPlainGet && !isCrossSite(request) && (route.counts?.(paramsOf(request)) ?? false);
}

function addRoute(scope: FastifyInstance, route: LegacyRoute, uploads: UploadReceiver): void {
  scope.route({
    method: methodsOf(route),
    url: route.path,
    exposeHeadRoute: isPublicReading(route),
    config: {
      permission: route.permission,
      writes: route.writesByGet,
      shared: sharingOf(route),
    },
    // Checked before the body is read, so that nobody uploads without permission.
    onRequest: async (request, reply) => {
      if (!isCacheable(route, request)) reply.header('cache-control', 'no-store');
      if (route.part) await request.context.requirePart(route.part);
      if (route.writesByGet) checkWriteByGet(request);
      refuseForgery(request);
      if (!route.accepts && isMultipart(request))
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'unsupportedMediaType');
      await request.context.require(route.permission);
    },
    onSend: answerUnmodified,
    handler: async (request, reply) => {
      const { payload, upload } = request.isMultipart()
        ? await readMultipart(request, reply, uploads, route.accepts ?? [])
        : { payload: request.body ?? {}, upload: undefined };
      try {
        const answer = await route.handle({
          params: paramsOf(request),
          // The call decodes the one it declares.
          get body() {
            return new LegacyBody(payload, route.fields ?? {});
          },
          get rows() {
            return legacyRows(payload, route.fields ?? {});
          },
          upload,
          isCounted: isCounted(route, request),
          context: request.context,
        });
        return isCacheable(route, request) ? sendPublicRead(reply, answer) : sendJson(reply, answer);
      } finally {
        await upload?.discard();
      }
    },
  });
}

/** The OpenAPI document of all calls, itself included. */
function descriptionRoute(
  routes: readonly LegacyRoute[],
  secure: boolean,
  folders: readonly string[],
): LegacyRoute {
  const route: LegacyRoute = {
    method: 'GET',
    path: OPENAPI_PATH,
    permission: Permission.PUBLIC,
    summary: 'This document',
    shared: true,
    answer: { type: 'object' },
    handle: async () => document,
  };
  const document = describeLegacyCalls([...routes, route], secure, folders);
  return route;
}

/** Answers 405 for the other methods of each path, instead of 404. */
function addMethodRefusals(scope: FastifyInstance, routes: readonly LegacyRoute[]): void {
  const hasHead = new Set(routes.filter(isPublicReading).map(({ path }) => path));
  const known = new Map<string, HTTPMethods[]>();
  for (const route of routes) known.set(route.path, [...(known.get(route.path) ?? []), ...methodsOf(route)]);
  for (const [path, methods] of known) {
    scope.route({
      method: ALL_METHODS.filter(
        (method) => !methods.includes(method) && !(method === 'HEAD' && hasHead.has(path)),
      ),
      url: path,
      exposeHeadRoute: false,
      config: { permission: Permission.PUBLIC },
      // Before the body is read.
      onRequest: async (_request, reply) => {
        reply.header('allow', methods.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
      },
      handler: async () => undefined,
    });
  }
}

/** Some clients send the JSON content type without a body. */
function acceptEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body, done);
  });
}

/** Serves the old product's calls in a scope of their own: body codec, reply codec, errors. */
export function registerLegacyAdapter(
  app: FastifyInstance,
  declared: readonly LegacyRoute[],
  { uploads, secure, folders }: { uploads: UploadReceiver; secure: boolean; folders: readonly string[] },
): void {
  const routes = [...declared, descriptionRoute(declared, secure, folders)];
  app.register(async (scope) => {
    await scope.register(multipart);
    acceptEmptyJson(scope);
    scope.setErrorHandler(sendLegacyError);
    for (const route of routes) addRoute(scope, route, uploads);
    addMethodRefusals(scope, routes);
    scope.route({
      method: ALL_METHODS,
      url: '/api/*',
      exposeHeadRoute: false,
      config: { permission: Permission.PUBLIC },
      onRequest: async () => {
        throw new AppError('NOT_FOUND', 'notFound');
      },
      handler: async () => undefined,
    });
  });
}
