import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { AppError } from '../rules/errors.ts';
import { hasPermission, Permission } from '../rules/permissions.ts';
import { PAGE_PERSON } from '../rules/person.ts';
import type { Config } from './config.ts';
import { EntityLoaders } from './database/entity-loaders.ts';
import { Replicas } from './database/replica.ts';
import type { Features } from './features/build-features.ts';
import type { SiteSettingsService } from './features/site-settings/site-settings.service.ts';
import { createFeatures } from './features.ts';
import { MediaService } from './files/media.service.ts';
import type { MediaFolder } from './files/media-names.ts';
import { mediaRoutes } from './files/media-routes.ts';
import { incomingDirectoryOf, openFileStore } from './files/open-file-store.ts';
import { UploadReceiver } from './files/upload-receiver.ts';
import { KnownNetworks } from './identity/known-networks.ts';
import { OneTimeCodes } from './identity/one-time-codes.ts';
import { PasswordGuard } from './identity/password-guard.ts';
import { RateLimiter } from './identity/rate-limiter.ts';
import { RequestContext } from './identity/request-context.ts';
import {
  codeRequesterSecretOf,
  credentialsOf,
  restoreAntiForgeryCookie,
  sessionCookieOf,
} from './identity/session-cookies.ts';
import { SessionService } from './identity/sessions.ts';
import { VisitorGuard } from './identity/visitor-limits.ts';
import { Outbox } from './messages/outbox.ts';
import { OutboxSender } from './messages/outbox-sender.ts';
import { createSenders, type Senders } from './messages/senders.ts';
import { loadServerSecret } from './server-secret.ts';
import { cacheSharedAnswers } from './speed/cache-shared-answers.ts';
import { describeForLog } from './ways-in/describe-error.ts';
import { registerExports } from './ways-in/exports/export-routes.ts';
import { createApolloServer } from './ways-in/graphql/apollo.ts';
import { registerGraphQL } from './ways-in/graphql/graphql-routes.ts';
import { createSchema } from './ways-in/graphql/schema.ts';
import { answerClientErrors } from './ways-in/pages/client-error.ts';
import { registerHealth } from './ways-in/pages/health.ts';
import { sendPlainError } from './ways-in/pages/plain-error.ts';
import { registerSecurityHeaders, securityHeaders } from './ways-in/pages/security-headers.ts';
import { describeRequest } from './ways-in/request-log.ts';
import { isLegacyAddress, registerLegacyAdapter, sendLegacyError } from './ways-in/rest/legacy-adapter.ts';
import { readSharedFrom } from './ways-in/shared-reads.ts';

/** Bytes of a request body that is not a file. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The multipart parser logs all headers at level trace, including bearer and cookies. */
const LOG_REDACTION = { paths: ['busboyOptions.headers'], remove: true };

/** A registered route, and who may call it. */
export interface RouteEntry {
  method: string | string[];
  url: string;
  permission: Permission | undefined;
  /** Whether some of its answers are shared: the same for everybody without a session. */
  isShared?: boolean;
}

export interface App {
  server: FastifyInstance;
  /** Every route, as registered. */
  routes: readonly RouteEntry[];
  schema: GraphQLSchema;
  features: Features;
  media: MediaService;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  codes: OneTimeCodes;
  outboxSender: OutboxSender;
}

interface AppOptions {
  /** False omits the pages, which need the built client. */
  withPages?: boolean;
  /** Overrides the configured senders of messages. */
  senders?: Senders;
  /** Overrides standard output as the log's destination. */
  logStream?: { write(line: string): void };
}

/** Assembles the server on an open, migrated database, without listening. */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  { withPages = true, senders, logStream }: AppOptions = {},
): Promise<App> {
  const server = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeForLog, req: describeRequest },
      stream: logStream,
      redact: LOG_REDACTION,
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    // Old clients were written for a server with case-insensitive addresses.
    routerOptions: { caseSensitive: false },
    // Milliseconds: long enough for a video over a slow connection.
    requestTimeout: 15 * 60_000,
    forceCloseConnections: 'idle',
    // Fastify refuses an undecodable address before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config), 'x-request-id': request.id });
      const send = isLegacyAddress(request.url) ? sendLegacyError : sendPlainError;
      send(error, request, reply);
    },
    clientErrorHandler: answerClientErrors(securityHeaders(config)),
    // Our own hook refuses a missing Host header, with the security headers.
    http: { requireHostHeader: false },
  });
  const routes: RouteEntry[] = [];
  server.addHook('onRoute', ({ method, url, config: route }) => {
    routes.push({ method, url, permission: route?.permission, isShared: route?.shared !== undefined });
  });
  const store = await openFileStore(config);
  const incomingDirectory = incomingDirectoryOf(config);
  const media = new MediaService(dataSource, store, { incomingDirectory, log: server.log });
  const uploads = new UploadReceiver(incomingDirectory);
  const sessions = new SessionService(dataSource);
  const secret = await loadServerSecret(config);
  const rateLimiter = new RateLimiter(dataSource, secret);
  const isTrial = config.demo || !config.production;
  const messageSenders = senders ?? (await createSenders(config, { isTrial, log: server.log }));
  const outbox = new Outbox(secret, messageSenders);
  const outboxSender = new OutboxSender(dataSource, secret, messageSenders, server.log);
  const known = new KnownNetworks(rateLimiter);
  const codes = new OneTimeCodes(dataSource, outbox, rateLimiter, known, secret, config.smsDailyBudget);
  const features = createFeatures({
    dataSource,
    store,
    media,
    uploads,
    sessions,
    passwords: new PasswordGuard(rateLimiter, known),
    rateLimiter,
    visitors: new VisitorGuard(rateLimiter, known),
    outbox,
    codes,
    secret,
    publicUrl: config.publicUrl,
    stripe: config.stripe,
    log: server.log,
  });

  await prepareRequests(server, config, dataSource, sessions, features.services.siteSettings);
  const replicas = new Replicas(config.databaseReplicaUrls, dataSource, server.log);
  if (config.databaseReplicaUrls.length > 0) await readSharedFrom(server, replicas);
  await cacheSharedAnswers(server, {
    ...config,
    dataSource,
    replicas,
    nextChange: () => earliest(features.nextChanges),
  });
  const { audit } = features.services;
  const schema = createSchema({
    resolvers: features.resolvers,
    partOf: features.partOf,
    recordRead: (viewer, subject, subjectId) =>
      audit.recordRead(viewer, {
        action: subjectId === undefined ? 'READ_LIST' : 'READ_RECORD',
        subject,
        subjectId,
      }),
  });
  const apollo = createApolloServer({ schema, introspection: config.introspection, log: server.log });
  await apollo.start();
  server.addHook('onClose', () => apollo.stop());
  registerGraphQL(server, apollo, schema, uploads);
  registerLegacyAdapter(server, features.legacyRoutes, {
    uploads,
    secure: config.secure,
    folders: features.publicFolders,
  });
  await server.register(mediaRoutes, {
    store,
    folders: features.publicFolders,
    fileNames: features.fileNames,
    hidden: (request, folder, name) => isHiddenFile(features, media, request, folder, name),
  });
  for (const routes of features.routes) await server.register(routes);
  registerExports(server, features.exports);
  registerHealth(server, dataSource);
  if (withPages) {
    const { registerWeb } = await import('./ways-in/pages/web.ts');
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
      readLanguages: () => features.services.siteSettings.languages(),
      readLook: () => features.services.sitePictures.readLook(),
      async readPicture(key) {
        const opened = await store.open(key);
        return opened ? buffer(opened.stream) : undefined;
      },
      readOwnPages: async () => (await Promise.all(features.ownPages.map((read) => read()))).flat(),
      permission: Permission.PUBLIC,
    });
  }
  return { server, routes, schema, features, media, sessions, rateLimiter, codes, outboxSender };
}

/** The first of the moments that are to come, if there is one. */
async function earliest(reads: Features['nextChanges']): Promise<Date | undefined> {
  const moments = await Promise.all(reads.map((read) => read()));
  return moments.filter((moment) => moment !== undefined).sort((one, other) => +one - +other)[0];
}

/** A file of something that visitors do not see is for the office alone, and what was removed for nobody. */
async function isHiddenFile(
  { content }: Features,
  media: MediaService,
  { context }: FastifyRequest,
  folder: MediaFolder,
  name: string,
): Promise<boolean | 'office'> {
  if (await media.isRemoved(folder, name)) return true;
  const kinds = content.filter(({ kind }) => kind.folder === folder);
  const hidden = await Promise.all(kinds.map(({ states }) => states.hidesFile(name)));
  if (!hidden.includes(true)) return false;
  return hasPermission(await context.viewer(), Permission.MANAGE_CONTENT) ? 'office' : true;
}

/** Sets up the request context, security headers and error handlers. */
async function prepareRequests(
  server: FastifyInstance,
  config: Config,
  dataSource: DataSource,
  sessions: SessionService,
  siteSettings: SiteSettingsService,
): Promise<void> {
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  const ownOrigin = new URL(config.publicUrl).origin;
  server.decorateRequest('context');
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.context = new RequestContext({
      requestId: request.id,
      ip: request.ip,
      credentials: credentialsOf(request, config.secure),
      pagePerson: request.headers[PAGE_PERSON]?.toString(),
      sessionCookie: sessionCookieOf(request, config.secure),
      ownOrigin,
      codeRequesterSecret: codeRequesterSecretOf(request, config.secure),
      loaders: new EntityLoaders(dataSource),
      sessions,
      reply,
      secure: config.secure,
      log: request.log,
      readUnusedParts: () => siteSettings.unusedParts(),
      readFirstLanguage: () => siteSettings.firstLanguage(),
    });
  });
  registerSecurityHeaders(server, config);
  // What is left of a body that was refused: unread, it would stand before the next request of the connection.
  server.addHook('onResponse', async (request) => {
    request.raw.unpipe().resume();
  });
  endConnectionsWhenStopping(server);
  server.setErrorHandler(sendPlainError);
  server.setNotFoundHandler((request, reply) =>
    sendPlainError(new AppError('NOT_FOUND', 'notFound'), request, reply),
  );
}

/** Otherwise a keep-alive connection whose last answer is sent during the shutdown would delay it. */
function endConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
