import type { DataSource } from 'typeorm';
import type { ContentFileType } from '../../../rules/content.ts';
import { columnsOf, type EntityColumns, selectColumns } from '../../database/entity-columns.ts';
import { containsText, type Page } from '../../database/page.ts';
import { queryPrepared, queryPreparedValues } from '../../database/prepared-query.ts';
import { type Bind, writeStatement } from '../../database/statement.ts';
import { MediaFile } from '../../media/media-file.entity.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind, LegacyItem } from './content-kind.ts';

const SEARCH_COLUMNS = ['name', 'nameGujarati', 'description', 'descriptionGujarati'] as const;
const NEWEST_FIRST = [['id', 'DESC']] as const;
const LEGACY_COLUMNS = ['id', 'name', 'description', 'fileType'] as const;
const FILE_COLUMNS = ['folder', 'fileName', 'kind', 'contentType', 'width', 'height', 'variants'] as const;

export interface ContentFilter {
  fileType?: ContentFileType | null;
  search?: string | null;
}

const JOIN_FILE = 'LEFT JOIN media_file file ON file.id = item.file_id';
const NO_ROWS = { totalCount: 0 };

/** What of a stored file is shown. */
export type ShownFile = Pick<MediaFile, (typeof FILE_COLUMNS)[number]>;

/** Read where somebody asks for them: to make moments of texts takes longer than any other column. */
export const TIMES = ['createdAt', 'updatedAt'] as const;
type Times = Pick<ContentItem, (typeof TIMES)[number]>;

/** An item with the file that it shows. */
export type ContentRow<Item extends ContentItem> = Omit<Item, 'fileId' | keyof Times> &
  Partial<Times> & { file: ShownFile | null };

function toObject(properties: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [index, property] of properties.entries()) object[property] = values[index];
  return object;
}

/** What is read of a file and then of its item. */
interface Selection {
  sql: string;
  itemProperties: readonly string[];
}

/** What the statements of a kind are made of. */
interface Parts {
  table: string;
  columns: EntityColumns;
  withTimes: Selection;
  withoutTimes: Selection;
  order: string;
}

/** From the values of what is selected: an object that is made in one go is read fast. */
function toRow<Item extends ContentItem>(
  { itemProperties }: Selection,
  values: readonly unknown[],
): ContentRow<Item> {
  const file = toObject(FILE_COLUMNS, values);
  const row = toObject(itemProperties, values.slice(FILE_COLUMNS.length));
  row.file = file.fileName === null ? null : file;
  return row as unknown as ContentRow<Item>;
}

/** Reads one kind of content as visitors see it: items and their files by one statement, without entities. */
export class ContentRows<Item extends ContentItem> {
  #parts: Parts | undefined;

  constructor(
    private readonly kind: ContentKind<Item>,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * In the kind's order, newest first where it has none (D45), with the count of all that match.
   * @param withTimes whether the items have their times
   */
  async list(
    page: Page,
    filter: ContentFilter,
    withTimes: boolean,
  ): Promise<{ items: ContentRow<Item>[]; totalCount: number }> {
    const { table, order, ...parts } = this.#read();
    const selection = withTimes ? parts.withTimes : parts.withoutTimes;
    const statement = writeStatement((bind) => {
      const condition = this.#condition(filter, bind);
      return `SELECT ${selection.sql}, (SELECT count(*)::integer FROM ${table} item WHERE ${condition}) AS "totalCount"
        FROM ${table} item ${JOIN_FILE} WHERE ${condition} ${order} LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows = await queryPreparedValues(this.dataSource, statement);
    const [first] = rows;
    if (first) return { items: rows.map((row) => toRow(selection, row)), totalCount: first.at(-1) as number };
    // A page behind the last one has no row that could carry the count.
    const start = { limit: 1, offset: 0 };
    const { totalCount } = page.offset > 0 ? await this.list(start, filter, withTimes) : NO_ROWS;
    return { items: [], totalCount };
  }

  async find(id: number): Promise<ContentRow<Item> | null> {
    const { table, withTimes } = this.#read();
    const statement = writeStatement(
      (bind) => `SELECT ${withTimes.sql} FROM ${table} item ${JOIN_FILE} WHERE item.id = ${bind(id)}`,
    );
    const [row] = await queryPreparedValues(this.dataSource, statement);
    return row ? toRow(withTimes, row) : null;
  }

  /** What old clients are shown, of one item or of all for id 0. They fetch everything, so nothing else is read. */
  listForLegacy(id: number): Promise<(LegacyItem<Item> & { storedFileName: string })[]> {
    const { table, columns, order } = this.#read();
    const selected = selectColumns(columns, [...LEGACY_COLUMNS, ...(this.kind.legacy.columns ?? [])]);
    const statement = writeStatement(
      (bind) => `SELECT ${selected}, coalesce(file.file_name, '') AS "storedFileName"
        FROM ${table} item ${JOIN_FILE} ${id === 0 ? '' : `WHERE item.id = ${bind(id)}`} ${order}`,
    );
    return queryPrepared(this.dataSource, statement);
  }

  #condition({ fileType, search }: ContentFilter, bind: Bind): string {
    const { columns } = this.#read();
    const conditions = ['true'];
    if (fileType) conditions.push(`item.file_type = ${bind(fileType)}`);
    const searched = [...SEARCH_COLUMNS, ...(this.kind.searchColumns ?? [])];
    const texts = searched.map((property) => columns[property]!);
    if (search) conditions.push(containsText(texts, bind(search)));
    return conditions.join(' AND ');
  }

  /** Once, and late: an app that only prints what it offers has no open database. */
  #read(): Parts {
    this.#parts ??= this.#readParts();
    return this.#parts;
  }

  #readParts(): Parts {
    const metadata = this.dataSource.getMetadata(this.kind.entity);
    const columns = columnsOf(metadata, 'item');
    const file = columnsOf(this.dataSource.getMetadata(MediaFile), 'file');
    const order = (this.kind.order ?? NEWEST_FIRST).map(
      ([property, direction]) => `${columns[property]} ${direction}`,
    );
    const select = (hidden: readonly string[]): Selection => {
      const itemProperties = Object.keys(columns).filter((property) => !hidden.includes(property));
      const sql = `${selectColumns(file, FILE_COLUMNS)}, ${selectColumns(columns, itemProperties)}`;
      return { sql, itemProperties };
    };
    return {
      table: metadata.tableName,
      columns,
      withTimes: select(['fileId']),
      withoutTimes: select(['fileId', ...TIMES]),
      order: `ORDER BY ${order.join(', ')}`,
    };
  }
}
