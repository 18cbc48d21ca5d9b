import { defineFeature, type Feature, type FeatureParts, type Plumbing } from '../feature.ts';
import { contentRoutes } from './content.legacy.ts';
import { createContentResolver } from './content.resolver.ts';
import { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';

interface ContentFeature<Item extends ContentItem, Service extends ContentService<Item>> {
  /** Its folder. */
  name: string;
  kind: ContentKind<Item>;
  /** The address of its page, for search engines, where it has one. */
  page?: string;
  /** Where it does more than every kind. */
  Service?: new (
    ...parameters: ConstructorParameters<typeof ContentService<Item>>
  ) => Service;
  /** What the kind has beside listing, saving and deleting, and its service for other features, by a name. */
  also?(service: Service, plumbing: Plumbing): FeatureParts;
}

/** Declares a kind of content as a feature: its table, GraphQL and legacy calls come with it. */
export function defineContentFeature<
  Item extends ContentItem,
  Service extends ContentService<Item> = ContentService<Item>,
>({ name, kind, page, Service, also }: ContentFeature<Item, Service>): Feature {
  const ContentResolver = createContentResolver(kind);
  const KindService = (Service ?? ContentService<Item>) as NonNullable<typeof Service>;
  return defineFeature({
    name,
    entities: [kind.entity],
    shownToVisitors: [kind.entity],
    kind,
    build(plumbing, { audit, siteSettings }) {
      const { dataSource, media, uploads } = plumbing;
      const service = new KindService(kind, dataSource, media, uploads, audit, siteSettings);
      const { resolvers = [], legacyRoutes = [], ownPages, ...parts } = also?.(service, plumbing) ?? {};
      return {
        ...parts,
        content: service as unknown as ContentService<ContentItem>,
        ownPages: async () => [...(page ? [{ path: page }] : []), ...((await ownPages?.()) ?? [])],
        resolvers: [new ContentResolver(service), ...resolvers],
        legacyRoutes: [...contentRoutes(service), ...legacyRoutes],
      };
    },
  });
}
