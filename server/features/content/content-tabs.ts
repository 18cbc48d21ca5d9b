import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ContentTab, managedContentFilterRules } from '../../../rules/content-state.ts';
import { addDays } from '../../../rules/days.ts';
import { allUsed } from '../../../rules/filters.ts';
import type { Language } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { searchPatterns } from '../../../rules/search-text.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay, momentOf, wallClock } from '../../../rules/zoned-time.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import type { Page } from '../../database/page.ts';
import { type Bind, writeStatement } from '../../database/statement.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { MOST_ON_TODAY } from '../today-part.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, textsOf } from './content-kind.ts';
import { isShownAt, textContains } from './content-rows.ts';

/** The SQL condition for each tab; `now` binds the moment. */
const ON_SHELF: Record<ContentTab, (now: () => string) => string> = {
  [ContentTab.ALL]: () => 'item.binned_at IS NULL',
  [ContentTab.VISIBLE]: (now) => isShownAt(now()),
  [ContentTab.PLANNED]: (now) =>
    `item.state = 'PUBLISHED' AND item.binned_at IS NULL AND item.shown_from > ${now()}`,
  [ContentTab.DRAFT]: () => `item.state = 'DRAFT' AND item.binned_at IS NULL`,
  [ContentTab.HIDDEN]: (now) =>
    `item.binned_at IS NULL AND (item.state = 'HIDDEN' OR item.state = 'PUBLISHED' AND item.shown_until <= ${now()})`,
  [ContentTab.BIN]: () => 'item.binned_at IS NOT NULL',
};

/** The tab of an item at a moment, besides ALL. */
export function tabOf(
  { state, shownFrom, shownUntil, binnedAt }: ContentItem,
  now: Date,
): Exclude<ContentTab, 'ALL'> {
  if (binnedAt) return 'BIN';
  if (state !== 'PUBLISHED') return state;
  if (shownFrom && shownFrom > now) return 'PLANNED';
  return shownUntil && shownUntil <= now ? 'HIDDEN' : 'VISIBLE';
}

type TabFilter = z.output<typeof managedContentFilterRules>;

/** An item as the office sees it. */
export type TabbedItem<Item extends ContentItem> = Item & { file: MediaFile | null };

interface PlannedChange {
  id: number;
  name: string;
  nameLanguage: Language;
  moment: Date;
  /** Otherwise it is gone. */
  isShown: boolean;
}

interface OwnDay {
  id: number;
  name: string;
  nameLanguage: Language;
  begin: Date;
  /** Left out of whole days. */
  end?: Date;
}

interface Found<Item extends ContentItem> {
  items: TabbedItem<Item>[];
  totalCount: number;
}

/** Reads the items of one kind as the office sees them: in every state, and in the bin. */
export class ContentTabs<Item extends ContentItem> {
  constructor(
    private readonly kind: ContentKind<Item>,
    private readonly dataSource: DataSource,
  ) {}

  /** In any state, also in the bin. */
  async find(id: number): Promise<TabbedItem<Item> | null> {
    const [item] = await this.#load([id]);
    return item ?? null;
  }

  /**
   * @param wanted not yet validated; `missing` is what {@link ContentTabs.missingTexts} counts for a language, in the tab
   * @throws AppError BAD_USER_INPUT
   */
  async list(page: Page, wanted: z.input<typeof managedContentFilterRules>): Promise<Found<Item>> {
    const filter = validate(managedContentFilterRules, wanted);
    const { sql, parameters } = writeStatement((bind) => {
      const where = this.#condition(filter, bind);
      const { join = '', by } = this.#order(filter, bind);
      return `SELECT item.id, count(*) OVER ()::integer AS total FROM ${this.#metadata.tableName} item ${join}
        WHERE ${where} ORDER BY ${by} LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows: { id: number; total: number }[] = await this.dataSource.query(sql, parameters);
    const items = await this.#load(rows.map(({ id }) => id));
    const [first] = rows;
    if (first || page.offset === 0) return { items, totalCount: first?.total ?? 0 };
    // Beyond the last page no row has the count.
    const { totalCount } = await this.list({ limit: 1, offset: 0 }, filter);
    return { items, totalCount };
  }

  /** How many items are in each tab, and when the newest of the bin came there. */
  async count(): Promise<Record<ContentTab, number> & { lastBinnedAt: Date | null }> {
    const { sql, parameters } = writeStatement((bind) => {
      const now = bind(new Date());
      const counts = Object.entries(ON_SHELF).map(
        ([tab, condition]) => `count(*) FILTER (WHERE ${condition(() => now)})::integer AS "${tab}"`,
      );
      return `SELECT ${counts.join(', ')}, max(item.binned_at) AS "lastBinnedAt" FROM ${this.#metadata.tableName} item`;
    });
    const [counts] = await this.dataSource.query(sql, parameters);
    return counts;
  }

  /** The years that its items are of, latest first. */
  async years(): Promise<number[]> {
    const { sql, parameters } = writeStatement(
      (bind) =>
        `SELECT DISTINCT ${this.#year(bind)} AS year FROM ${this.#metadata.tableName} item
          WHERE item.binned_at IS NULL ORDER BY year DESC NULLS LAST`,
    );
    const rows: { year: number | null }[] = await this.dataSource.query(sql, parameters);
    return rows.flatMap(({ year }) => year ?? []);
  }

  /**
   * How many items that visitors see, and whose day is not over, have no text in each of these languages though somebody
   * has to write it, and the id of one of them.
   */
  async missingTexts(
    languages: readonly Language[],
  ): Promise<{ language: Language; count: number; id: number }[]> {
    const { sql, parameters } = writeStatement((bind) => {
      return `SELECT wanted AS language, count(item.id)::integer AS count, min(item.id) AS id
        FROM unnest(${bind(languages)}::text[]) AS wanted
        JOIN ${this.#metadata.tableName} item ON ${this.#lacksText('wanted', bind)}
       WHERE ${isShownAt(bind(new Date()))} GROUP BY wanted ORDER BY wanted`;
    });
    return this.dataSource.query(sql, parameters);
  }

  /** How many items that visitors see, and whose day is not over, have a picture that nobody has described. */
  async undescribedPictures(): Promise<number> {
    const description = this.#columns.pictureDescription;
    if (!description) return 0;
    const { sql, parameters } = writeStatement(
      (bind) => `SELECT count(*)::integer AS count FROM ${this.#metadata.tableName} item
        WHERE item.file_type = 'IMAGE' AND item.file_id IS NOT NULL AND coalesce(${description}, '') = ''
          AND (${this.#isOver(bind)}) IS NOT TRUE AND ${isShownAt(bind(new Date()))}`,
    );
    const [{ count }] = await this.dataSource.query(sql, parameters);
    return count;
  }

  /**
   * What appears or leaves by itself until a moment, and what is on until the end of that day.
   * @param language of the names, where they have it
   */
  async coming(until: Date, language: Language): Promise<{ planned: PlannedChange[]; days: OwnDay[] }> {
    const { dates } = this.kind;
    const { tableName } = this.#metadata;
    const planned = writeStatement((bind) => {
      const now = bind(new Date());
      return `SELECT item.id, ${this.#nameIn(language, bind)}, moment, moment = item.shown_from AS "isShown"
        FROM ${tableName} item, unnest(ARRAY[item.shown_from, item.shown_until]) AS moment
       WHERE item.state = 'PUBLISHED' AND item.binned_at IS NULL AND moment > ${now} AND moment <= ${bind(until)}
       ORDER BY moment, item.id LIMIT ${MOST_ON_TODAY}`;
    });
    const days = writeStatement((bind) => {
      const lastDay = momentOf(addDays(wallClock(until).date, 1), '00:00');
      return `SELECT item.id, ${this.#nameIn(language, bind)}, date.starts_at AS begin,
          CASE WHEN date.is_whole_day THEN NULL ELSE date.ends_at END AS end
        FROM ${tableName} item JOIN ${dates?.table} date ON date.${dates?.item} = item.id
        WHERE date.ends_at > ${bind(new Date())} AND date.starts_at < ${bind(lastDay)} AND NOT date.is_called_off
          AND ${isShownAt(bind(new Date()))} ORDER BY date.starts_at, item.id LIMIT ${MOST_ON_TODAY}`;
    });
    return {
      planned: await this.dataSource.query(planned.sql, planned.parameters),
      days: dates ? await this.dataSource.query(days.sql, days.parameters) : [],
    };
  }

  get #metadata() {
    return this.dataSource.getMetadata(this.kind.entity);
  }

  get #columns() {
    return columnsOf(this.#metadata, 'item');
  }

  /** The SQL condition for items whose day is not over and that have a text, but none in a language that it is needed in. */
  #lacksText(language: string, bind: Bind): string {
    const { knownBy = 'name' } = this.kind;
    return `(item.${knownBy} <> '' AND item.language <> ${language}
      AND NOT ${language} = ANY (item.unneeded_languages) AND (${this.#isOver(bind)}) IS NOT TRUE
      AND coalesce(item.translations #>> ARRAY[${language}, '${knownBy}'], '') = '')`;
  }

  /** SQL for the name in a language, where it has it, and the language that it is in. */
  #nameIn(language: Language, bind: Bind): string {
    const asked = `${bind(language)}::text`;
    const translated = `nullif(item.translations #>> ARRAY[${asked}, 'name'], '')`;
    return `coalesce(${translated}, item.name) AS name,
      CASE WHEN ${translated} IS NULL THEN item.language ELSE ${asked} END AS "nameLanguage"`;
  }

  /** The SQL condition for items whose day is over. */
  #isOver(bind: Bind): string {
    const { day, dates } = this.kind;
    if (!dates) return day ? `${this.#columns[day]} < ${bind(currentDay())}::date` : 'false';
    const of = `FROM ${dates.table} date WHERE date.${dates.item} = item.id`;
    return `EXISTS (SELECT ${of}) AND NOT EXISTS (SELECT ${of} AND date.ends_at > ${bind(new Date())})`;
  }

  #year(bind: Bind): string {
    const { day } = this.kind;
    const date = day ? this.#columns[day] : `item.created_at AT TIME ZONE ${bind(place.timeZone)}`;
    return `extract(year FROM ${date})::integer`;
  }

  #condition(filter: TabFilter, bind: Bind): string {
    const { tab, search, year, missing, sort: _order, descending: _direction, ...rest } = filter;
    allUsed(rest);
    const conditions = [ON_SHELF[tab ?? 'ALL'](() => bind(new Date()))];
    const own = textsOf(this.kind).map((text) => this.#columns[text]!);
    if (search) conditions.push(textContains(own, 'item.translations', bind(searchPatterns(search))));
    if (missing) conditions.push(this.#lacksText(`${bind(missing)}::text`, bind));
    if (year) conditions.push(`${this.#year(bind)} = ${bind(year)}`);
    return conditions.join(' AND ');
  }

  #order({ sort, descending }: TabFilter, bind: Bind): { join?: string; by: string } {
    const { day, order, orderOfToday } = this.kind;
    const columns = this.#columns;
    const direction = descending ? 'DESC' : 'ASC';
    switch (sort) {
      case 'NAME':
        return { by: `lower(item.name) ${direction}, item.id ${direction}` };
      case 'DAY':
        return {
          by: `${day ? columns[day] : 'item.created_at'} ${direction} NULLS LAST, item.id ${direction}`,
        };
      case 'CHANGED':
        return { by: `item.updated_at ${direction}, item.id ${direction}` };
      case 'CREATED':
        return { by: `item.id ${direction}` };
      default: {
        if (orderOfToday) return { join: orderOfToday.join(bind), by: orderOfToday.by };
        const shown = order ?? ([['id', 'DESC']] as const);
        return { by: shown.map(([property, way]) => `${columns[property]} ${way}`).join(', ') };
      }
    }
  }

  /** In the order of the ids. */
  async #load(ids: readonly number[]): Promise<TabbedItem<Item>[]> {
    if (ids.length === 0) return [];
    const { manager } = this.dataSource;
    const items = await manager
      .createQueryBuilder(this.kind.entity, 'item')
      .where('item.id IN (:...ids)', { ids })
      .getMany();
    const fileIds = items.flatMap(({ fileId }) => fileId ?? []);
    const files = fileIds.length
      ? await manager
          .createQueryBuilder(MediaFile, 'file')
          .where('file.id IN (:...fileIds)', { fileIds })
          .getMany()
      : [];
    const fileOf = new Map(files.map((file) => [file.id, file]));
    const found = new Map(
      items.map((item) => [item.id, Object.assign(item, { file: fileOf.get(item.fileId ?? 0) ?? null })]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
