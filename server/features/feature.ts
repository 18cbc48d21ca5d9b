import type { Part } from '../../rules/parts.ts';
import type { EntityClass } from '../database/data-source.ts';
import type { MediaFolder } from '../files/media-names.ts';
import type { ContentItem } from './content/content-item.entity.ts';
import type { ContentKind } from './content/content-kind.ts';
import type { FeatureParts } from './feature-parts.ts';
import type { Plumbing } from './plumbing.ts';
import type { Services } from './services.ts';

/** What the plumbing reads of a kind of content. */
type DeclaredKind = Pick<ContentKind<ContentItem>, 'entity' | 'folder' | 'fileTypes' | 'graphql'> & {
  legacy: Pick<ContentKind<ContentItem>['legacy'], 'list' | 'save' | 'remove'>;
};

export interface Feature {
  /** Its folder below `server/features/`, such as `ledger/donors`. */
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

/**
 * Declares a feature, or a part of one that has a folder within it: one folder, and one line in `server/features.ts`.
 */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
