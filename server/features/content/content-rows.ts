import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { contentFilterRules } from '../../../rules/content.ts';
import { allUsed } from '../../../rules/filters.ts';
import { place } from '../../../rules/place.ts';
import { searchPatterns } from '../../../rules/search-text.ts';
import { columnsOf, type EntityColumns, selectColumns } from '../../database/entity-columns.ts';
import { containsText, type Page } from '../../database/page.ts';
import { queryPrepared, queryPreparedValues } from '../../database/prepared-query.ts';
import { type Bind, writeStatement } from '../../database/statement.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { SHOWN_FILE_COLUMNS, type ShownFile } from '../../ways-in/graphql/media-file.type.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, type LegacyItem, OFFICE_COLUMNS, textsOf } from './content-kind.ts';

const NEWEST_FIRST = [['id', 'DESC']] as const;
const LEGACY_COLUMNS = ['id', 'name', 'description', 'fileType'] as const;

type ContentFilter = z.output<typeof contentFilterRules>;

/** A further SQL condition for items of a kind, which are called `item`. */
export type Condition = (bind: Bind) => string;

/** Nothing that only the office may know; a translation that is held back is not there for visitors, not even to a search. */
const NOT_FOR_VISITORS: readonly string[] = ['fileId', ...OFFICE_COLUMNS];
const SHOWN_TRANSLATIONS = 'item.translations - item.held_languages';

const JOIN_FILE = 'LEFT JOIN media_file file ON file.id = item.file_id';
const NO_ROWS = { totalCount: 0 };

/**
 * The SQL condition for items in one of whose columns or translations a search is found. Translations are taken apart only
 * where their JSON has it somewhere: of thousands of items that is ten times as fast.
 * @param patterns SQL of what `searchPatterns` returns
 */
export function textContains(columns: readonly string[], translations: string, patterns: string): string {
  // A line's first word would follow the letter n. OFFSET 0, or Postgres would write the JSON for each time it is named.
  const json = `SELECT replace((${translations})::text COLLATE "C", '\\n', ' ') AS text OFFSET 0`;
  const isSomewhere = `(SELECT ${containsText(['json.text'], patterns)} FROM (${json}) AS json)`;
  const all = `(SELECT string_agg(text #>> '{}', ' ') FROM jsonb_path_query(${translations}, '$.*.*') AS text)`;
  return `(${containsText(columns, patterns)} OR ${isSomewhere} AND ${containsText([all], patterns)})`;
}

/** The SQL condition for items that visitors see at a moment. */
export function isShownAt(moment: string): string {
  return `item.state = 'PUBLISHED' AND item.binned_at IS NULL
    AND (item.shown_from IS NULL OR item.shown_from <= ${moment})
    AND (item.shown_until IS NULL OR item.shown_until > ${moment})`;
}

/** The columns of a stored file that visitors may see. */
export type ContentRow<Item extends ContentItem> = Omit<Item, 'fileId' | (typeof OFFICE_COLUMNS)[number]> & {
  file: ShownFile | null;
  shownSince: Date;
};

/** An item that was found, and where it stands among all of its type of file, from 1: its page of the list follows from that. */
export type FoundRow<Item extends ContentItem> = ContentRow<Item> & { placeInList: number };

/** The moment for which it was planned, else that of its entry; the SQL of {@link ContentRows} says the same. */
export function shownSince({ shownFrom, createdAt }: ContentItem): Date {
  return shownFrom ?? createdAt;
}

function toObject(properties: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [index, property] of properties.entries()) object[property] = values[index];
  return object;
}

/** The parts of a kind's SQL statements. */
interface Parts {
  table: string;
  columns: EntityColumns;
  itemProperties: readonly string[];
  /** The columns of the file, then those of the item. */
  selected: string;
  order: string;
}

/** Takes an array of values, because arrays are faster than the objects of the driver. */
function toRow<Item extends ContentItem>(
  { itemProperties }: Parts,
  values: readonly unknown[],
): ContentRow<Item> {
  const file = toObject(SHOWN_FILE_COLUMNS, values);
  const row = toObject(itemProperties, values.slice(SHOWN_FILE_COLUMNS.length));
  row.file = file.fileName === null ? null : file;
  return row as unknown as ContentRow<Item>;
}

/** Reads the items of one kind that visitors see now, with their files, by one statement and without entities. */
export class ContentRows<Item extends ContentItem> {
  #parts: Parts | undefined;

  constructor(
    private readonly kind: ContentKind<Item>,
    private readonly dataSource: DataSource,
  ) {}

  /** One page in the kind's order, by default newest first, with the count of all matching items. */
  async list(
    page: Page,
    filter: ContentFilter,
    only?: Condition,
  ): Promise<{ items: ContentRow<Item>[]; totalCount: number }> {
    const parts = this.#read();
    const { table, selected } = parts;
    // The ids first: sorting the rows with their texts and files would take several times as long.
    const statement = writeStatement((bind) => {
      const condition = [this.#condition(filter, bind), ...(only ? [only(bind)] : [])].join(' AND ');
      const { join, by } = this.#order(filter, bind);
      return `SELECT ${selected}, (SELECT count(*)::integer FROM ${table} item WHERE ${condition}) AS "totalCount"
        FROM unnest(ARRAY(SELECT item.id FROM ${table} item ${join} WHERE ${condition}
          ORDER BY ${by} LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)})) WITH ORDINALITY AS found (id, place)
        JOIN ${table} item ON item.id = found.id ${JOIN_FILE} ORDER BY found.place`;
    });
    const rows = await queryPreparedValues(this.dataSource, statement);
    const [first] = rows;
    if (first) return { items: rows.map((row) => toRow(parts, row)), totalCount: first.at(-1) as number };
    // Beyond the last page no row has the count.
    const start = { limit: 1, offset: 0 };
    const { totalCount } = page.offset > 0 ? await this.list(start, filter, only) : NO_ROWS;
    return { items: [], totalCount };
  }

  /**
   * Items in which a search of visitors is found: those with it in their name first, then in the kind's order.
   * @param search checked
   */
  async search(page: Page, search: string): Promise<{ items: FoundRow<Item>[]; totalCount: number }> {
    const parts = this.#read();
    const statement = writeStatement((bind) => {
      const pattern = bind(searchPatterns(search, { bySound: true }));
      const own = textsOf(this.kind).map((text) => parts.columns[text]!);
      const name = this.kind.knownBy ?? 'name';
      const { join, by } = this.#order({}, bind);
      const names = `jsonb_path_query_array(${SHOWN_TRANSLATIONS}, '$.*.${name}')::text`;
      return `SELECT ${parts.selected}, item.place_in_list, (count(*) OVER ())::integer
        FROM (SELECT item.*, (row_number() OVER (PARTITION BY item.file_type ORDER BY ${by}))::integer AS place_in_list
          FROM ${parts.table} item ${join} WHERE ${this.#condition({ playable: true }, bind)}) item ${JOIN_FILE}
        WHERE ${textContains(own, SHOWN_TRANSLATIONS, pattern)}
        ORDER BY ${containsText([parts.columns[name]!, names], pattern)} DESC, item.place_in_list, item.id LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows = await queryPreparedValues(this.dataSource, statement);
    const items = rows.map((row) => ({ ...toRow<Item>(parts, row), placeInList: row.at(-2) as number }));
    const [first] = rows;
    if (first) return { items, totalCount: first.at(-1) as number };
    return page.offset > 0
      ? { ...(await this.search({ limit: 1, offset: 0 }, search)), items: [] }
      : { items, ...NO_ROWS };
  }

  /**
   * The day on which each item is next, of dates that are called off where there is no other, else the last, `YYYY-MM-DD`; of a
   * kind whose items may have several.
   */
  async days(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { dates } = this.kind;
    if (!dates || ids.length === 0) return new Map();
    const statement = writeStatement(
      (bind) => `SELECT ${dates.item} AS id,
          (coalesce(min(starts_at) FILTER (WHERE ends_at > ${bind(new Date())} AND NOT is_called_off),
                    min(starts_at) FILTER (WHERE ends_at > ${bind(new Date())}),
                    max(starts_at)) AT TIME ZONE ${bind(place.timeZone)})::date::text AS day
        FROM ${dates.table} WHERE ${dates.item} = ANY (${bind(ids)}) GROUP BY ${dates.item}`,
    );
    const rows = await queryPrepared<{ id: number; day: string }>(this.dataSource, statement);
    return new Map(rows.map(({ id, day }) => [id, day]));
  }

  async find(id: number): Promise<ContentRow<Item> | null> {
    const parts = this.#read();
    const { table, selected } = parts;
    const statement = writeStatement(
      (bind) => `SELECT ${selected} FROM ${table} item ${JOIN_FILE}
        WHERE item.id = ${bind(id)} AND ${isShownAt(bind(new Date()))}`,
    );
    const [row] = await queryPreparedValues(this.dataSource, statement);
    return row ? toRow(parts, row) : null;
  }

  /** One item, or all for id 0; only with the columns for old clients, which fetch all items at once. */
  listForLegacy(id: number): Promise<(LegacyItem<Item> & { storedFileName: string })[]> {
    const { table, columns, order } = this.#read();
    const selected = selectColumns(columns, [...LEGACY_COLUMNS, ...(this.kind.legacy.columns ?? [])]);
    const statement = writeStatement(
      (bind) => `SELECT ${selected}, coalesce(file.file_name, '') AS "storedFileName"
        FROM ${table} item ${JOIN_FILE}
        WHERE ${isShownAt(bind(new Date()))} ${id === 0 ? '' : `AND item.id = ${bind(id)}`} ORDER BY ${order}`,
    );
    return queryPrepared(this.dataSource, statement);
  }

  /** The order for visitors, or the order of entry. */
  #order({ newestFirst }: ContentFilter, bind: Bind): { join: string; by: string } {
    const { orderOfToday } = this.kind;
    if (!orderOfToday || newestFirst) return { join: '', by: this.#read().order };
    return { join: orderOfToday.join(bind), by: orderOfToday.by };
  }

  #condition(
    { fileType, playable, search, newestFirst: _order, ...rest }: ContentFilter,
    bind: Bind,
  ): string {
    allUsed(rest);
    const { columns } = this.#read();
    const conditions = [isShownAt(bind(new Date()))];
    if (fileType) conditions.push(`item.file_type = ${bind(fileType)}`);
    if (playable && this.kind.playable) conditions.push(this.kind.playable(columns));
    const own = textsOf(this.kind).map((text) => columns[text]!);
    if (search) conditions.push(textContains(own, SHOWN_TRANSLATIONS, bind(searchPatterns(search))));
    return conditions.join(' AND ');
  }

  /** Lazy, because an app that only prints its schema has no open database. */
  #read(): Parts {
    this.#parts ??= this.#readParts();
    return this.#parts;
  }

  #readParts(): Parts {
    const metadata = this.dataSource.getMetadata(this.kind.entity);
    const columns: EntityColumns = {
      ...columnsOf(metadata, 'item'),
      translations: SHOWN_TRANSLATIONS,
      shownSince: 'coalesce(item.shown_from, item.created_at)',
    };
    const file = columnsOf(this.dataSource.getMetadata(MediaFile), 'file');
    const order = (this.kind.order ?? NEWEST_FIRST).map(
      ([property, direction]) => `${columns[property]} ${direction}`,
    );
    const itemProperties = Object.keys(columns).filter((property) => !NOT_FOR_VISITORS.includes(property));
    return {
      table: metadata.tableName,
      columns,
      itemProperties,
      selected: `${selectColumns(file, SHOWN_FILE_COLUMNS)}, ${selectColumns(columns, itemProperties)}`,
      order: order.join(', '),
    };
  }
}
