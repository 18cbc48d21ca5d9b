import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { ContentFileType, searchRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { IncomingFile } from '../../media/incoming-file.ts';
import type { MediaService } from '../../media/media.service.ts';
import { MediaFile } from '../../media/media-file.entity.ts';
import type { MediaKind } from '../../media/media-names.ts';
import type { CheckedUpload, UploadReceiver } from '../../media/upload-receiver.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind, ContentValues, LegacyItem } from './content-kind.ts';

/** The kind of file behind each type of content; a YouTube item may have a picture as its thumbnail. */
const MEDIA_KINDS: Record<ContentFileType, MediaKind> = {
  [ContentFileType.IMAGE]: 'IMAGE',
  [ContentFileType.VIDEO]: 'VIDEO',
  [ContentFileType.YOUTUBE]: 'IMAGE',
  [ContentFileType.PDF]: 'PDF',
};

const SEARCH_COLUMNS = ['name', 'nameGujarati', 'description', 'descriptionGujarati'] as const;
const NEWEST_FIRST = [['id', 'DESC']] as const;

export interface ContentFilter {
  fileType?: ContentFileType | null;
  search?: string | null;
}

export interface ContentChange {
  /** 0 or absent creates. */
  id?: number | null;
  /** The version the editor saw; absent lets the last writer win, as legacy clients do. */
  version?: number | null;
  /** Takes the stored picture away; a new file always takes its place. */
  removeFile?: boolean | null;
}

interface Saved<Item> {
  item: Item;
  /** The file that is no longer shown. */
  replacedFileId: number | null;
}

/** Lists, saves and deletes one kind of content; the only writer of its table. */
export class ContentService<Item extends ContentItem> {
  constructor(
    readonly kind: ContentKind<Item>,
    protected readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly uploads: UploadReceiver,
  ) {}

  /** The kinds of file its items can have. */
  get accepts(): MediaKind[] {
    return [...new Set(this.kind.fileTypes.map((type) => MEDIA_KINDS[type]))];
  }

  /** Takes in the file of a save that follows. */
  async receive(file: IncomingFile | undefined): Promise<CheckedUpload | undefined> {
    return file && this.uploads.receive(file, this.accepts);
  }

  /** Takes in the picture of the film that is saved with it. */
  async receivePoster(file: IncomingFile | undefined): Promise<CheckedUpload | undefined> {
    return file && this.uploads.receive(file, ['IMAGE']);
  }

  /** In the kind's order, newest first where it has none (D45), with the count of all that match, in one statement. */
  async list(
    page: Page,
    { fileType, search }: ContentFilter = {},
  ): Promise<{ items: Item[]; totalCount: number }> {
    return findPage(this.#filtered({ fileType, ...validate(searchRules, { search }) }), page);
  }

  /**
   * What the legacy calls show of one item, or of all for id 0, with the names of their files; an unknown id
   * gives an empty list. Old clients fetch everything at once, so only what they show is read.
   */
  async listForLegacy(id: number): Promise<{ item: LegacyItem<Item>; fileName: string }[]> {
    const columns = ['id', 'name', 'description', 'fileType', ...(this.kind.legacy.columns ?? [])];
    const query = this.#filtered({}).leftJoin(MediaFile, 'file', 'file.id = item.fileId');
    query.select("coalesce(file.file_name, '')", 'storedFileName');
    for (const column of columns) query.addSelect(`item.${column}`, column);
    if (id !== 0) query.andWhere('item.id = :id', { id });
    // Texts and numbers, so the rows are as good as entities and cost a third less.
    const rows = await query.getRawMany<LegacyItem<Item> & { storedFileName: string }>();
    return rows.map((item) => ({ item, fileName: item.storedFileName }));
  }

  find(id: number): Promise<Item | null> {
    return this.#filtered({}).andWhere('item.id = :id', { id }).getOne();
  }

  /**
   * Creates or changes one item, with its file if one came along.
   * @param fields the kind's fields, unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown id (D36);
   *   CONFLICT when somebody else saved a newer version; PAYLOAD_TOO_LARGE
   */
  async save(
    change: ContentChange,
    fields: unknown,
    upload?: CheckedUpload,
    poster?: CheckedUpload,
  ): Promise<Item> {
    try {
      const values = validate(this.kind.rules, fields);
      const kind = MEDIA_KINDS[values.fileType];
      if (upload && upload.kind !== kind)
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
      if (poster && upload?.kind !== 'VIDEO')
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'poster' });
      const spec = { folder: this.kind.folder, kind, size: this.kind.imageSize, poster };
      return await this.media.withUpload(upload, spec, async (file) => {
        const saved = await this.dataSource.transaction((manager) =>
          this.#store(manager, change, values, file),
        );
        if (saved.replacedFileId !== null) await this.media.purge([saved.replacedFileId]);
        return saved.item;
      });
    } finally {
      await upload?.discard();
      await poster?.discard();
    }
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number): Promise<void> {
    const fileId = await this.dataSource.transaction(async (manager) => {
      const item = await this.#lock(manager, id);
      if (!item) throw new AppError('NOT_FOUND', 'notFound');
      await manager.remove(item);
      if (item.fileId !== null) await this.media.release(manager, item.fileId);
      return item.fileId;
    });
    if (fileId !== null) await this.media.purge([fileId]);
  }

  async #store(
    manager: EntityManager,
    { id, version, removeFile }: ContentChange,
    values: ContentValues<Item>,
    file: MediaFile | undefined,
  ): Promise<Saved<Item>> {
    const item = id ? await this.#lock(manager, id) : await this.#create(manager);
    if (!item) throw new AppError('NOT_FOUND', 'internalError');
    if (version && item.version && item.version !== version)
      throw new AppError('CONFLICT', 'changedByAnother');
    const storedId = item.fileId ?? null;
    const fileId = file
      ? file.id
      : await this.#keptFile(manager, values.fileType, removeFile ? null : storedId);
    if (file) await this.media.attach(manager, file);
    // What an edit leaves out stays as it is.
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    Object.assign(item, Object.fromEntries(given), { fileId });
    await manager.save(item);
    const replacedFileId = storedId === fileId ? null : storedId;
    if (replacedFileId !== null) await this.media.release(manager, replacedFileId);
    return { item, replacedFileId };
  }

  async #create(manager: EntityManager): Promise<Item> {
    const item = manager.create(this.kind.entity);
    return Object.assign(item, await this.kind.newItem?.(manager));
  }

  /**
   * The stored file if it can stay, or null for an item that can be without: a picture is optional, a film
   * or a document is not (D37).
   */
  async #keptFile(
    manager: EntityManager,
    fileType: ContentFileType,
    storedId: number | null,
  ): Promise<number | null> {
    const wanted = MEDIA_KINDS[fileType];
    const stored = storedId === null ? null : await manager.findOneByOrFail(MediaFile, { id: storedId });
    if (stored?.kind === wanted) return stored.id;
    // A film is not lost because a client calls it a picture; a link may take its place.
    if (wanted === 'IMAGE' && (!stored || fileType === ContentFileType.YOUTUBE)) return null;
    throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
  }

  #lock(manager: EntityManager, id: number): Promise<Item | null> {
    return manager
      .createQueryBuilder(this.kind.entity, 'item')
      .setLock('pessimistic_write')
      .where('item.id = :id', { id })
      .getOne();
  }

  #filtered({ fileType, search }: ContentFilter): SelectQueryBuilder<Item> {
    const query = this.dataSource.manager.createQueryBuilder(this.kind.entity, 'item').where('true');
    if (fileType) query.andWhere('item.fileType = :fileType', { fileType });
    searchFor(query, [...SEARCH_COLUMNS, ...(this.kind.searchColumns ?? [])], search);
    for (const [column, direction] of this.kind.order ?? NEWEST_FIRST)
      query.addOrderBy(`item.${column}`, direction);
    return query;
  }
}
