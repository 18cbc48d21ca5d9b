import type { FastifyPluginAsync } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import type { Language } from '../../rules/languages.ts';
import type { Part } from '../../rules/parts.ts';
import { RETENTION_KINDS, type RetentionKind } from '../../rules/retention.ts';
import type { StripeSettings } from '../config.ts';
import type { EntityClass } from '../database/data-source.ts';
import type { RemoveSome } from '../database/remove-some.ts';
import type { ScheduledTasks } from '../database/schedule.ts';
import type { FileStore } from '../files/file-store.ts';
import type { MediaService } from '../files/media.service.ts';
import type { MediaFolder } from '../files/media-names.ts';
import type { UploadReceiver } from '../files/upload-receiver.ts';
import type { OneTimeCodes } from '../identity/one-time-codes.ts';
import type { PasswordGuard } from '../identity/password-guard.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import type { SessionService } from '../identity/sessions.ts';
import type { VisitorGuard } from '../identity/visitor-limits.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { ExportRoute } from '../ways-in/exports/export-routes.ts';
import type { OwnPage } from '../ways-in/pages/sitemap.ts';
import type { LegacyRoute } from '../ways-in/rest/legacy-route.ts';
import type { ContentService } from './content/content.service.ts';
import type { ContentItem } from './content/content-item.entity.ts';
import type { ContentKind } from './content/content-kind.ts';
import type { TodayPart } from './today-part.ts';

/** What the storeys below offer to every feature. */
export interface Plumbing {
  dataSource: DataSource;
  store: FileStore;
  media: MediaService;
  uploads: UploadReceiver;
  sessions: SessionService;
  passwords: PasswordGuard;
  rateLimiter: RateLimiter;
  visitors: VisitorGuard;
  outbox: Outbox;
  codes: OneTimeCodes;
  secret: ServerSecret;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** The association's account for cards, if it has one. */
  stripe: StripeSettings | undefined;
  log: Record<'error' | 'warn', (details: object, message: string) => void>;
}

/** How each kind of data is removed; several features may have some of a kind. */
export type RetentionJobs = ReadonlyMap<RetentionKind, readonly RemoveSome[]>;

/** What a feature keeps of accounts of the main site. */
export interface AccountPart {
  /** What its tables hold of an account, by its name in the file that the owner downloads; nothing of other people. */
  collect(userId: number): Promise<Record<string, unknown>>;
  /**
   * What stays without the account, and what goes, in the transaction that closes it. Left out where nothing changes.
   * @param language of what the office is told about it
   */
  leave?(manager: EntityManager, userId: number, language: Language): Promise<void>;
  /** What counts from now on, since the account's e-mail was proved to be its owner's, in that transaction. */
  proved?(manager: EntityManager, owner: { userId: number; name: string }): Promise<void>;
}

/** What all features keep of an account, by names that differ. */
export async function collectFrom(parts: readonly AccountPart[], userId: number) {
  const collected: Record<string, unknown> = {};
  for (const part of parts) Object.assign(collected, await part.collect(userId));
  return collected;
}

/** Lets all features leave an account that is closed in that transaction: what stands on others before them. */
export async function leaveAll(
  parts: readonly AccountPart[],
  ...account: Parameters<NonNullable<AccountPart['leave']>>
): Promise<void> {
  for (const part of parts.toReversed()) await part.leave?.(...account);
}

/**
 * What features offer one another, by name. Each adds its own beside its definition:
 * `declare module '../feature.ts' { interface Services { visits: VisitService } }`.
 * @public
 */
export interface Services {
  /** The services of all kinds of content that stand before. */
  content: readonly ContentService<ContentItem>[];
  /** What the features that stand before contribute to the office's page of the day. */
  today: readonly TodayPart[];
  /** What every feature keeps of accounts, complete once all are built. */
  accountParts: readonly AccountPart[];
  /** How what is kept no longer is removed, complete once all are built. */
  retentionJobs: RetentionJobs;
}

/** What a feature brings once it is built; all of it is found by the plumbing without another list. */
export interface FeatureParts {
  services?: Partial<Services>;
  /** Of a kind of content. */
  content?: ContentService<ContentItem>;
  /** Instances of type-graphql resolvers. */
  resolvers?: object[];
  legacyRoutes?: LegacyRoute[];
  exports?: ExportRoute[];
  /** Further addresses; each route declares its permission. */
  routes?: FastifyPluginAsync;
  /** Its pages, also those of single things, for search engines. */
  ownPages?: () => Promise<readonly OwnPage[]>;
  /** What visitors know a file of that folder as when they save it, by its stored name. */
  fileNames?: { folder: MediaFolder; nameOf(storedName: string): Promise<string | undefined> };
  /** For the office's page of the day. */
  today?: TodayPart;
  /** For the export and the closing of accounts, also while its part of the site is unused. */
  account?: AccountPart;
  /** How what it keeps is removed when it has been kept long enough, also while its part of the site is unused. */
  retention?: Partial<Record<RetentionKind, RemoveSome>>;
  /** When something that visitors see is next shown or gone by itself; undefined for never. */
  nextChange?: () => Promise<Date | undefined>;
  /** Background tasks, by what the log calls them: every quarter of an hour, on one server at a time. */
  upkeep?: ScheduledTasks;
  /**
   * What the association owes whether its part of the site is in use or not: to end what is taken from somebody, to take in
   * what a provider reports, to let people see and undo what is theirs. It answers and is done all the same.
   */
  obligations?: Pick<FeatureParts, 'resolvers' | 'routes' | 'upkeep' | 'today'>;
}

/** What the plumbing reads of a kind of content. */
type DeclaredKind = Pick<ContentKind<ContentItem>, 'entity' | 'folder' | 'fileTypes' | 'graphql'> & {
  legacy: Pick<ContentKind<ContentItem>['legacy'], 'list' | 'save' | 'remove'>;
};

export interface Feature {
  /** Its folder. */
  name: string;
  entities?: readonly EntityClass[];
  /** Tables that a migration or a start fills: rows in them are no content that somebody has made. */
  seeded?: readonly string[];
  /** Of its entities those that visitors read: a migration lets every server know when one changes. */
  shownToVisitors?: readonly EntityClass[];
  /** The part of the site that it belongs to; while that is unused, nothing of the feature answers. */
  part?: Part;
  /** A folder of its files that everybody may read; a kind of content names its own. */
  publicFolder?: MediaFolder;
  /** Of a kind of content; see `defineContentFeature`. */
  kind?: DeclaredKind;
  /** @param services of the features that stand before this one in `server/features.ts` */
  build(plumbing: Plumbing, services: Services): FeatureParts;
}

/** Declares a feature: one folder, and one line in `server/features.ts`. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

export interface Features {
  services: Services;
  /** The services of all kinds of content. */
  content: readonly ContentService<ContentItem>[];
  resolvers: object[];
  /** The part of the site that a resolver belongs to, by its class. */
  partOf: ReadonlyMap<unknown, Part>;
  legacyRoutes: LegacyRoute[];
  exports: ExportRoute[];
  routes: FastifyPluginAsync[];
  ownPages: (() => Promise<readonly OwnPage[]>)[];
  fileNames: NonNullable<FeatureParts['fileNames']>[];
  /** Where the files are that everybody may read. */
  publicFolders: readonly MediaFolder[];
  nextChanges: (() => Promise<Date | undefined>)[];
  upkeep: ScheduledTasks;
}

/**
 * Builds the features in their order.
 * @throws Error for a service that nobody offers, or somebody who stands later
 */
export function buildFeatures(features: readonly Feature[], plumbing: Plumbing): Features {
  const content: ContentService<ContentItem>[] = [];
  const today: TodayPart[] = [];
  const accountParts: AccountPart[] = [];
  const retentionJobs = new Map<RetentionKind, RemoveSome[]>();
  const services: Partial<Services> = { content, today, accountParts, retentionJobs };
  const isUsed = async (part: Part) => !(await services.siteSettings!.find()).unusedParts.includes(part);
  const partOf = new Map<unknown, Part>();
  const parts = features.flatMap((feature): FeatureParts[] => {
    const built = feature.build(plumbing, offeredTo(feature, services));
    Object.assign(services, built.services);
    if (built.content) content.push(built.content);
    if (built.account) accountParts.push(built.account);
    for (const [kind, remove] of Object.entries(built.retention ?? {}) as [RetentionKind, RemoveSome][])
      retentionJobs.set(kind, [...(retentionJobs.get(kind) ?? []), remove]);
    const { obligations = {} } = built;
    if (obligations.today) today.push(obligations.today);
    if (!feature.part) {
      if (built.today) today.push(built.today);
      return [built, obligations];
    }
    if (built.today) today.push(todayWithin(built.today, feature.part, isUsed));
    for (const resolver of built.resolvers ?? []) partOf.set(resolver.constructor, feature.part);
    return [withinPart(built, feature.part, isUsed), obligations];
  });
  return {
    services: services as Services,
    content,
    resolvers: parts.flatMap(({ resolvers = [] }) => resolvers),
    partOf,
    legacyRoutes: parts.flatMap(({ legacyRoutes = [] }) => legacyRoutes),
    exports: parts.flatMap(({ exports = [] }) => exports),
    routes: parts.flatMap(({ routes }) => routes ?? []),
    ownPages: parts.flatMap(({ ownPages }) => ownPages ?? []),
    fileNames: parts.flatMap(({ fileNames }) => fileNames ?? []),
    publicFolders: [
      ...new Set(features.flatMap(({ kind, publicFolder }) => kind?.folder ?? publicFolder ?? [])),
    ],
    nextChanges: parts.flatMap(({ nextChange }) => nextChange ?? []),
    upkeep: Object.assign({}, ...parts.map(({ upkeep }) => upkeep)),
  };
}

function offeredTo({ name }: Feature, services: Partial<Services>): Services {
  return new Proxy(services as Services, {
    get(target, service) {
      if (service in target) return Reflect.get(target, service);
      throw new Error(
        `The feature "${name}" needs the service "${String(service)}": let the feature that offers it stand before it in server/features.ts.`,
      );
    },
  });
}

function todayWithin(
  { permission, waiting, coming }: TodayPart,
  part: Part,
  isUsed: (part: Part) => Promise<boolean>,
): TodayPart {
  return {
    permission,
    waiting: async (actor) => ((await isUsed(part)) ? ((await waiting?.(actor)) ?? []) : []),
    coming: async (until, language) =>
      (await isUsed(part)) ? ((await coming?.(until, language)) ?? []) : [],
  };
}

/** What a feature brings, so that it answers only while its part of the site is used. */
function withinPart(built: FeatureParts, part: Part, isUsed: (part: Part) => Promise<boolean>): FeatureParts {
  const { legacyRoutes, exports, routes, ownPages, upkeep } = built;
  return {
    ...built,
    legacyRoutes: legacyRoutes?.map((route) => ({ ...route, part })),
    exports: exports?.map((route) => ({ ...route, part })),
    routes:
      routes &&
      (async (server) => {
        server.addHook('onRequest', (request) => request.context.requirePart(part));
        await server.register(routes);
      }),
    ownPages: ownPages && (async () => ((await isUsed(part)) ? ownPages() : [])),
    upkeep:
      upkeep &&
      Object.fromEntries(
        Object.entries(upkeep).map(([name, task]) => [
          name,
          async (stopping: AbortSignal) => (await isUsed(part)) && task(stopping),
        ]),
      ),
  };
}

/** @throws Error for a kind of data that nobody removes although `rules/retention.ts` says how long it is kept */
export function requireRetentionJobs(jobs: RetentionJobs): void {
  const missing = RETENTION_KINDS.filter((kind) => !jobs.has(kind));
  if (missing.length > 0)
    throw new Error(`Nothing removes ${missing.join(', ')}: a feature must declare it in its \`retention\`.`);
}
