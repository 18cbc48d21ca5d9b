import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { AppError } from '../rules/errors.ts';
import { Permission } from '../rules/permissions.ts';
import { answerPublicReads } from './cache/public-reads.ts';
import type { Config } from './config.ts';
import { EntityLoaders } from './database/entity-loaders.ts';
import { openReplicas } from './database/open-replicas.ts';
import type { ReplicatedDataSource } from './database/replicated-data-source.ts';
import { describeForLog } from './describe-error.ts';
import { registerExports } from './exports/export-routes.ts';
import { memberDataRoutes } from './features/matrimonial/member-data.routes.ts';
import { profileImageRoutes } from './features/matrimonial/profile-images.routes.ts';
import { createFeatures, type Features } from './features.ts';
import { createApolloServer } from './graphql/apollo.ts';
import { registerGraphQL } from './graphql/graphql-routes.ts';
import { createSchema } from './graphql/schema.ts';
import { MediaService } from './media/media.service.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { incomingDirectoryOf, openFileStore } from './media/open-file-store.ts';
import { UploadReceiver } from './media/upload-receiver.ts';
import { Outbox } from './messaging/outbox.ts';
import { OutboxSender } from './messaging/outbox-sender.ts';
import { createSenders, type Senders } from './messaging/senders.ts';
import { describeRequest } from './request-log.ts';
import { isLegacyAddress, registerLegacyAdapter, sendLegacyError } from './rest/legacy-adapter.ts';
import { OneTimeCodes } from './security/one-time-codes.ts';
import { RateLimiter } from './security/rate-limiter.ts';
import { RequestContext } from './security/request-context.ts';
import { loadServerSecret } from './security/server-secret.ts';
import { credentialsOf, restoreAntiForgeryCookie } from './security/session-cookies.ts';
import { SessionService } from './security/sessions.ts';
import { answerClientErrors } from './web/client-error.ts';
import { registerHealth } from './web/health.ts';
import { sendPlainError } from './web/plain-error.ts';
import { registerSecurityHeaders, securityHeaders } from './web/security-headers.ts';

/** Bytes of a request body that is not a file. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The multipart reader tells all headers at level trace, the bearer and the cookies among them. */
const SECRET_IN_LOG = { paths: ['busboyOptions.headers'], remove: true };

/** One address that answers, and who may call it. */
export interface RouteEntry {
  method: string | string[];
  url: string;
  permission: Permission | undefined;
}

export interface App {
  server: FastifyInstance;
  /** Every route, as registered. */
  routes: readonly RouteEntry[];
  features: Features;
  media: MediaService;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  codes: OneTimeCodes;
  outboxSender: OutboxSender;
}

interface AppOptions {
  /** False leaves out the pages, which need the built client. */
  withPages?: boolean;
  /** The ways out for messages, when not as configured. */
  senders?: Senders;
  /** Where the log goes, when not to standard output. */
  logTo?: { write(line: string): void };
}

/** Builds the whole site on an open, migrated database, without listening. */
export async function createApp(
  config: Config,
  dataSource: ReplicatedDataSource,
  { withPages = true, senders, logTo }: AppOptions = {},
): Promise<App> {
  const server = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeForLog, req: describeRequest },
      stream: logTo,
      redact: SECRET_IN_LOG,
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    // Old clients were written for a server that did not care about case.
    routerOptions: { caseSensitive: false },
    // In milliseconds: long enough for a video over a slow line, and not for ever.
    requestTimeout: 15 * 60_000,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config), 'x-request-id': request.id });
      const send = isLegacyAddress(request.url) ? sendLegacyError : sendPlainError;
      send(error, request, reply);
    },
    clientErrorHandler: answerClientErrors(securityHeaders(config)),
    // Refused by our own hook, which sends the security headers.
    http: { requireHostHeader: false },
  });
  const routes: RouteEntry[] = [];
  server.addHook('onRoute', ({ method, url, config: route }) => {
    routes.push({ method, url, permission: route?.permission });
  });
  const store = await openFileStore(config);
  const incomingDirectory = incomingDirectoryOf(config);
  const media = new MediaService(dataSource, store, { incomingDirectory, log: server.log });
  const uploads = new UploadReceiver(incomingDirectory);
  const sessions = new SessionService(dataSource);
  const secret = await loadServerSecret(config);
  const rateLimiter = new RateLimiter(dataSource, secret);
  const isTrial = config.demo || !config.production;
  const waysOut = senders ?? (await createSenders(config, { isTrial, log: server.log }));
  const outbox = new Outbox(secret, waysOut);
  const outboxSender = new OutboxSender(dataSource, secret, waysOut, server.log);
  const codes = new OneTimeCodes(dataSource, outbox, rateLimiter, secret, config.smsDailyBudget);
  const replicas = openReplicas(config, dataSource, server.log);
  const plumbing = { dataSource, replicas, media, uploads, sessions, rateLimiter, outbox, codes };
  const features = createFeatures(plumbing);

  await prepareRequests(server, config, dataSource, sessions);
  await answerPublicReads(server, { ...config, dataSource, replicas });
  const schema = createSchema(features.resolvers);
  const apollo = createApolloServer({ schema, introspection: config.introspection, log: server.log });
  await apollo.start();
  server.addHook('onClose', () => apollo.stop());
  registerGraphQL(server, apollo, schema);
  registerLegacyAdapter(server, features.legacyRoutes, {
    receive: (file, accepts) => uploads.receive(file, accepts),
    secure: config.secure,
  });
  await server.register(mediaRoutes, { store });
  await server.register(profileImageRoutes, { store, candidates: features.services.candidates });
  await server.register(memberDataRoutes, { memberData: features.services.memberData });
  registerExports(server, features.exports);
  registerHealth(server, dataSource);
  if (withPages) {
    const { registerWeb } = await import('./web/web.ts');
    await registerWeb(server, {
      production: config.production,
      projectRoot: config.projectRoot,
      schema,
      contextFor: (request: FastifyRequest, reply: FastifyReply) => {
        restoreAntiForgeryCookie(request, reply, config.secure);
        return request.context;
      },
      origin: config.publicUrl,
      secure: config.secure,
      permission: Permission.PUBLIC,
    });
  }
  return { server, routes, features, media, sessions, rateLimiter, codes, outboxSender };
}

/** What every request gets before any route sees it. */
async function prepareRequests(
  server: FastifyInstance,
  config: Config,
  dataSource: DataSource,
  sessions: SessionService,
): Promise<void> {
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  server.decorateRequest('context');
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.context = new RequestContext({
      requestId: request.id,
      ip: request.ip,
      credentials: credentialsOf(request, config.secure),
      loaders: new EntityLoaders(dataSource),
      sessions,
      reply,
      secure: config.secure,
      log: request.log,
    });
  });
  registerSecurityHeaders(server, config);
  endConnectionsWhenStopping(server);
  server.setErrorHandler(sendPlainError);
  server.setNotFoundHandler((request, reply) =>
    sendPlainError(new AppError('NOT_FOUND', 'notFound'), request, reply),
  );
}

/** A connection whose last answer leaves while the server stops would else be kept, and the stop wait for it. */
function endConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
