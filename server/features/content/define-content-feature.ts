import type { EntityClass } from '../../database/data-source.ts';
import { defineFeature, type Feature } from '../feature.ts';
import type { FeatureParts } from '../feature-parts.ts';
import type { Plumbing } from '../plumbing.ts';
import { contentRoutes } from './content.legacy.ts';
import { createContentResolver } from './content.resolver.ts';
import { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';
import { contentToday } from './content-today.ts';

interface ContentFeature<Item extends ContentItem, Service extends ContentService<Item>> {
  /** The name of its folder. */
  name: string;
  kind: ContentKind<Item>;
  /** Further tables of it, which visitors read too. */
  tables?: readonly EntityClass[];
  /** The address of its page, if it has one, for the sitemap. */
  page?: string;
  /** A subclass, for a kind that needs more than the generic service. */
  Service?: new (
    ...parameters: ConstructorParameters<typeof ContentService<Item>>
  ) => Service;
  /** Additional resolvers and routes, and its service for other features. */
  also?(service: Service, plumbing: Plumbing): FeatureParts;
}

/** Declares a kind of content as a feature, with its table, GraphQL and legacy calls. */
export function defineContentFeature<
  Item extends ContentItem,
  Service extends ContentService<Item> = ContentService<Item>,
>({ name, kind, tables = [], page, Service, also }: ContentFeature<Item, Service>): Feature {
  const ContentResolver = createContentResolver(kind);
  const KindService = (Service ?? ContentService<Item>) as NonNullable<typeof Service>;
  return defineFeature({
    name,
    entities: [kind.entity, ...tables],
    shownToVisitors: [kind.entity, ...tables],
    kind,
    part: kind.part,
    build(plumbing, { audit, siteSettings }) {
      const { dataSource, media, uploads } = plumbing;
      const service = new KindService(kind, dataSource, media, uploads, audit, siteSettings);
      const { resolvers = [], legacyRoutes = [], ownPages, ...parts } = also?.(service, plumbing) ?? {};
      return {
        ...parts,
        today: contentToday(service, siteSettings),
        nextChange: () => service.states.nextChange(),
        retention: { ...parts.retention, bin: (limit) => service.states.removeOld(limit) },
        content: service as unknown as ContentService<ContentItem>,
        ownPages: async () => [...(page ? [{ path: page }] : []), ...((await ownPages?.()) ?? [])],
        resolvers: [new ContentResolver(service), ...resolvers],
        legacyRoutes: [...contentRoutes(service), ...legacyRoutes],
      };
    },
  });
}
