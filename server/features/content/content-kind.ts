import type { ClassType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditSubject } from '../../../rules/audit.ts';
import type { ContentFileType } from '../../../rules/content.ts';
import type { EntityColumns } from '../../database/entity-columns.ts';
import type { SentTexts } from '../../database/translations.ts';
import type { MediaFolder, MediaKind } from '../../files/media-names.ts';
import type { AnswerSchema } from '../../ways-in/rest/answer-schemas.ts';
import type { LegacyBody, LegacyFields } from '../../ways-in/rest/legacy-body.ts';
import type { ContentInput } from './content.inputs.ts';
import type { ContentItem } from './content-item.entity.ts';

/** The columns that a save may set; ids, versions, files and times are the server's. */
export type ContentValues<Item extends ContentItem> = Partial<
  Omit<Item, 'id' | 'version' | 'ownLanguage' | 'translations' | 'fileId' | 'createdAt' | 'updatedAt'>
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

/** What GraphQL calls a kind's type, queries and mutations: `namedAfter('Event')` has `events` and `saveEvent`. */
export function namedAfter(type: string): ContentNames {
  const one = type.charAt(0).toLowerCase() + type.slice(1);
  return { one, list: `${one}s`, page: `${type}Page`, save: `save${type}`, remove: `delete${type}` };
}

/** The texts of a kind that it has in several languages. */
export function textsOf<Item extends ContentItem>({ texts = [] }: ContentKind<Item>): readonly string[] {
  return ['name', 'description', ...texts];
}

interface OrderOfToday {
  description: string;
  /** What to order by, in SQL; `today` is the day in London. */
  by(columns: EntityColumns, today: string): string;
}

/**
 * Everything one kind of content has of its own. Listing, saving with an optional file, deleting, GraphQL
 * and the legacy calls are written once and read this.
 */
export interface ContentKind<Item extends ContentItem> {
  entity: ClassType<Item>;
  /** What the log of admins' doings calls it. */
  subject: AuditSubject;
  input: ClassType<ContentInput>;
  rules: z.ZodType<ContentValues<Item>>;
  /** Where the legacy clients find its files, and the largest size its pictures are shown in, if it has any. */
  folder: MediaFolder;
  imageSize?: { width: number; height: number };
  /** What its items may show; the first is meant where an old client names none. */
  fileTypes: readonly [ContentFileType, ...ContentFileType[]];
  /** How its list is ordered, most important first; newest first where left out (D45). */
  order?: readonly (readonly [column: keyof Item & string, direction: 'ASC' | 'DESC'])[];
  /** How visitors see the list where that changes with the day; old clients get it in `order`. */
  orderOfToday?: OrderOfToday;
  /** In SQL: whether an item is a film that can be played, for kinds in which not every item is. */
  playable?(columns: EntityColumns): string;
  /** Texts that it has in several languages, beside the name and the description. */
  texts?: readonly (keyof Item & string)[];
  /** Values of a new item that nobody sends. */
  newItem?(manager: EntityManager): Promise<Partial<Item>>;
  graphql: ContentNames;
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
  shows?: Readonly<Record<string, AnswerSchema>>;
  fields?: LegacyFields;
  present?(item: LegacyItem<Item>, fileName: string): Record<string, unknown>;
  read?(body: LegacyBody, fileKind: MediaKind | undefined): Record<string, unknown>;
}
