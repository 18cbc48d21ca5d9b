import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { MediaFolder, MediaKind } from '../../media/media-names.ts';
import type { LegacyBody } from '../../rest/legacy-body.ts';
import type { ContentInput } from './content.inputs.ts';
import type { ContentItem } from './content-item.entity.ts';

/** The columns that a save may set; ids, versions, files and times are the server's. */
export type ContentValues<Item extends ContentItem> = Partial<
  Omit<Item, 'id' | 'version' | 'fileId' | 'createdAt' | 'updatedAt'>
> &
  Pick<ContentItem, 'fileType'>;

/**
 * Everything one kind of content has of its own. Listing, saving with an optional file, deleting, GraphQL
 * and the legacy calls are written once and read this.
 */
export interface ContentKind<Item extends ContentItem> {
  entity: ClassType<Item>;
  input: ClassType<ContentInput>;
  rules: z.ZodType<ContentValues<Item>>;
  /** Where the legacy clients find its files, and the largest size its pictures are shown in. */
  folder: MediaFolder;
  imageSize: { width: number; height: number };
  accepts: readonly MediaKind[];
  graphql: { one: string; list: string; page: string; save: string; remove: string };
  legacy: LegacyContentCalls<Item>;
}

/** An item as the legacy list reads it: the kind's own columns are there only when it names them. */
export type LegacyItem<Item extends ContentItem> = Pick<Item, 'id' | 'name' | 'description' | 'fileType'> &
  Partial<Item>;

interface LegacyContentCalls<Item extends ContentItem> {
  list: string;
  save: string;
  remove: string;
  /** Columns that `present` needs beside id, name, description and fileType. */
  columns?: readonly (keyof Item & string)[];
  /** Keys of this kind alone, beside id, name, desc, fileType and fileName, on the way out and in. */
  present?(item: LegacyItem<Item>): Record<string, unknown>;
  read?(body: LegacyBody): Record<string, unknown>;
}
