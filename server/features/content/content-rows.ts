import type { DataSource } from 'typeorm';
import type { ContentFileType } from '../../../rules/content.ts';
import { columnsOf, type EntityColumns, selectColumns } from '../../database/entity-columns.ts';
import { containsText, type Page } from '../../database/page.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
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

/** An item with the file that it shows. */
export type ContentRow<Item extends ContentItem> = Item & { file: ShownFile | null };

/** The same as Postgres answers it; an item without a file has nulls. */
type JoinedRow<Item extends ContentItem> = Item & {
  [Column in keyof ShownFile as `file.${Column}`]: ShownFile[Column] | null;
};

function withFile<Item extends ContentItem>(row: JoinedRow<Item>): ContentRow<Item> {
  const file = {
    folder: row['file.folder'],
    fileName: row['file.fileName'],
    kind: row['file.kind'],
    contentType: row['file.contentType'],
    width: row['file.width'],
    height: row['file.height'],
    variants: row['file.variants'],
  };
  // No copy: there are many rows, and this one is nobody else's.
  return Object.assign(row, { file: file.fileName === null ? null : (file as ShownFile) });
}

/** What the statements of a kind are made of. */
interface Parts {
  table: string;
  columns: EntityColumns;
  /** All of an item and its file. */
  selected: string;
  order: string;
}

/** Reads one kind of content as visitors see it: items and their files by one statement, without entities. */
export class ContentRows<Item extends ContentItem> {
  #parts: Parts | undefined;

  constructor(
    private readonly kind: ContentKind<Item>,
    private readonly dataSource: DataSource,
  ) {}

  /** In the kind's order, newest first where it has none (D45), with the count of all that match. */
  async list(page: Page, filter: ContentFilter): Promise<{ items: ContentRow<Item>[]; totalCount: number }> {
    const { table, selected, order } = this.#read();
    const statement = writeStatement((bind) => {
      const condition = this.#condition(filter, bind);
      return `SELECT ${selected}, (SELECT count(*)::integer FROM ${table} item WHERE ${condition}) AS "totalCount"
        FROM ${table} item ${JOIN_FILE} WHERE ${condition} ${order} LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows = await queryPrepared<JoinedRow<Item> & { totalCount: number }>(this.dataSource, statement);
    const [first] = rows;
    if (first) return { items: rows.map(withFile), totalCount: first.totalCount };
    // A page behind the last one has no row that could carry the count.
    const { totalCount } = page.offset > 0 ? await this.list({ limit: 1, offset: 0 }, filter) : NO_ROWS;
    return { items: [], totalCount };
  }

  async find(id: number): Promise<ContentRow<Item> | null> {
    const { table, selected } = this.#read();
    const statement = writeStatement(
      (bind) => `SELECT ${selected} FROM ${table} item ${JOIN_FILE} WHERE item.id = ${bind(id)}`,
    );
    const [row] = await queryPrepared<JoinedRow<Item>>(this.dataSource, statement);
    return row ? withFile(row) : null;
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
    const fileSelected = FILE_COLUMNS.map((property) => `${file[property]} AS "file.${property}"`);
    return {
      table: metadata.tableName,
      columns,
      selected: [selectColumns(columns), ...fileSelected].join(', '),
      order: `ORDER BY ${order.join(', ')}`,
    };
  }
}
