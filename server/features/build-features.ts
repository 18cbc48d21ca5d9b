import type { Part } from '../../rules/parts.ts';
import type { Feature } from './feature.ts';
import type { FeatureParts } from './feature-parts.ts';
import type { Plumbing } from './plumbing.ts';
import { addRetention } from './retention-jobs.ts';
import type { Services } from './services.ts';
import type { TodayPart } from './today-part.ts';

type Declared = Required<FeatureParts>;

/** What all features bring, by what the plumbing does with it. */
export interface Features {
  services: Services;
  /** The services of all kinds of content. */
  content: Services['content'];
  resolvers: object[];
  /** The part of the site that a resolver belongs to, by its class. */
  partOf: ReadonlyMap<unknown, Part>;
  legacyRoutes: Declared['legacyRoutes'];
  exports: Declared['exports'];
  routes: Declared['routes'][];
  ownPages: Declared['ownPages'][];
  fileNames: Declared['fileNames'][];
  /** Where the files are that everybody may read. */
  publicFolders: readonly NonNullable<Feature['publicFolder']>[];
  nextChanges: Declared['nextChange'][];
  upkeep: Declared['upkeep'];
}

/**
 * Builds the features in their order.
 * @throws Error for a service that nobody offers, or somebody who stands later
 */
export function buildFeatures(features: readonly Feature[], plumbing: Plumbing): Features {
  const content: Declared['content'][] = [];
  const today: Declared['today'][] = [];
  const accountParts: Declared['account'][] = [];
  const retentionJobs = new Map();
  const services: Partial<Services> = { content, today, accountParts, retentionJobs };
  const isUsed = async (part: Part) => !(await services.siteSettings!.find()).unusedParts.includes(part);
  const partOf = new Map<unknown, Part>();
  const parts = features.flatMap((feature): FeatureParts[] => {
    const built = feature.build(plumbing, offeredTo(feature, services));
    Object.assign(services, built.services);
    if (built.content) content.push(built.content);
    if (built.account) accountParts.push(built.account);
    addRetention(retentionJobs, built.retention ?? {});
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
