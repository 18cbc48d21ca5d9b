import type { ClassType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditSubject } from '../../../rules/audit.ts';
import type { ContentFileType } from '../../../rules/content.ts';
import type { Part } from '../../../rules/parts.ts';
import type { EntityColumns } from '../../database/entity-columns.ts';
import type { Bind } from '../../database/statement.ts';
import type { SentTexts } from '../../database/translations.ts';
import type { MediaFolder, MediaKind } from '../../files/media-names.ts';
import type { AnswerSchema } from '../../ways-in/rest/answer-schemas.ts';
import type { LegacyBody, LegacyFields } from '../../ways-in/rest/legacy-body.ts';
import type { ContentInput } from './content.inputs.ts';
import type { ContentItem } from './content-item.entity.ts';
import { PicturedItem } from './pictured-item.entity.ts';

/** Columns that say who sees an item when, and what the office need not write; visitors get none of them. */
export const OFFICE_COLUMNS = [
  'state',
  'shownFrom',
  'shownUntil',
  'heldLanguages',
  'unneededLanguages',
  'binnedAt',
] as const;
type OfficeColumn = (typeof OFFICE_COLUMNS)[number];

/** The columns that a save may set; ids, versions, files and timestamps are set by the server. */
type ContentValues<Item extends ContentItem> = Partial<
  Omit<
    Item,
    'id' | 'version' | 'ownLanguage' | 'translations' | 'fileId' | 'createdAt' | 'updatedAt' | OfficeColumn
  >
> &
  Pick<ContentItem, 'fileType'> &
  SentTexts;

interface ContentNames {
  one: string;
  list: string;
  page: string;
  save: string;
  remove: string;
}

/** A kind's GraphQL names: `namedAfter('Event')` has `events` and `saveEvent`. */
export function namedAfter(type: string): ContentNames {
  const one = type.charAt(0).toLowerCase() + type.slice(1);
  return { one, list: `${one}s`, page: `${type}Page`, save: `save${type}`, remove: `delete${type}` };
}

/** The translatable properties of a kind. */
export function textsOf<Item extends ContentItem>(kind: ContentKind<Item>): readonly string[] {
  const { texts = [], entity } = kind;
  const ofPicture = entity.prototype instanceof PicturedItem ? ['pictureDescription'] : [];
  return ['name', 'description', ...texts, ...ofPicture];
}

interface OrderOfToday {
  description: string;
  /** SQL that joins to `item` what the order needs. */
  join(bind: Bind): string;
  /** The SQL of `ORDER BY`. */
  by: string;
}

/**
 * Declares one kind of content. Listing, saving with an optional file, deleting, GraphQL and legacy calls are
 * generic and read this.
 */
export interface ContentKind<Item extends ContentItem> {
  entity: ClassType<Item>;
  /** Its name in the audit log, and in the office's lists of content. */
  subject: AuditSubject;
  /** The part of the site that it belongs to, if an association may leave it unused. */
  part?: Part;
  input: ClassType<ContentInput>;
  rules: z.ZodType<ContentValues<Item>>;
  /** Part of the public address of its files, which legacy clients know. */
  folder: MediaFolder;
  /** The largest size in which its pictures are shown. */
  imageSize?: { width: number; height: number };
  /** The types its items may have; the first is the default for old clients that send none. */
  fileTypes: readonly [ContentFileType, ...ContentFileType[]];
  /** Sort columns, most significant first; by default newest first. */
  order?: readonly (readonly [column: keyof Item & string, direction: 'ASC' | 'DESC'])[];
  /** The column of its own day, such as the day of an event. */
  day?: keyof Item & string;
  /** The table of its dates, for a kind whose items may have several; `item` is the column of their items. */
  dates?: { table: string; item: string };
  /** An order for visitors that depends on the date; old clients always get `order`. */
  orderOfToday?: OrderOfToday;
  /** SQL condition for items that can be played, for kinds whose items may lack a film. */
  playable?(columns: EntityColumns): string;
  /** Columns that no revision has, because something else than the form sets them. */
  notRevised?: readonly (keyof Item & string)[];
  /** The text by which visitors know an item, if that is not its name: without it a translation counts as missing. */
  knownBy?: 'name' | 'description';
  /** Translatable properties besides name and description. */
  texts?: readonly (keyof Item & string)[];
  /** Values that the server sets on a new item. */
  newItem?(manager: EntityManager): Promise<Partial<Item>>;
  graphql: ContentNames;
  legacy: LegacyContentCalls<Item>;
}

/** An item of the legacy list; of the kind's own columns it has those in `LegacyContentCalls.columns`. */
export type LegacyItem<Item extends ContentItem> = Pick<Item, 'id' | 'name' | 'description' | 'fileType'> &
  Partial<Item>;

interface LegacyContentCalls<Item extends ContentItem> {
  list: string;
  save: string;
  remove: string;
  /** Columns that `present` needs besides id, name, description and fileType. */
  columns?: readonly (keyof Item & string)[];
  /** Additional keys of answers and requests, besides id, name, desc, fileType and fileName. */
  shows?: Readonly<Record<string, AnswerSchema>>;
  fields?: LegacyFields;
  present?(item: LegacyItem<Item>, fileName: string): Record<string, unknown>;
  read?(body: LegacyBody, fileKind: MediaKind | undefined): Record<string, unknown>;
}
