import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../rules/audit.ts';
import { ContentFileType, searchRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit, requireVersion, type Target } from '../../database/load-for-edit.ts';
import type { Page } from '../../database/page.ts';
import { mergeTexts } from '../../database/translations.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import type { MediaService } from '../../files/media.service.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import type { MediaKind } from '../../files/media-names.ts';
import type { CheckedUpload, UploadReceiver } from '../../files/upload-receiver.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, type ContentValues, type LegacyItem, textsOf } from './content-kind.ts';
import { type ContentFilter, type ContentRow, ContentRows } from './content-rows.ts';

/** The kind of file for each type of content; a YouTube item may have a thumbnail. */
const MEDIA_KINDS: Record<ContentFileType, MediaKind> = {
  [ContentFileType.IMAGE]: 'IMAGE',
  [ContentFileType.VIDEO]: 'VIDEO',
  [ContentFileType.YOUTUBE]: 'IMAGE',
  [ContentFileType.PDF]: 'PDF',
};

/** The files of a save. */
interface ContentFiles {
  upload?: CheckedUpload;
  /** The poster of the film in `upload`. */
  poster?: CheckedUpload;
  /** Removes the stored picture; not needed with `upload`, which always replaces it. */
  removeFile?: boolean;
}

interface Saved<Item extends ContentItem> {
  item: ContentRow<Item>;
  /** The previous file, to be purged after the commit. */
  replacedFileId: number | null;
}

/** Lists, saves and deletes one kind of content; the only writer of its table. */
export class ContentService<Item extends ContentItem> {
  readonly #rows: ContentRows<Item>;

  constructor(
    readonly kind: ContentKind<Item>,
    protected readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly uploads: UploadReceiver,
    protected readonly audit: AuditService,
    private readonly siteSettings: Pick<SiteSettingsService, 'languageOf'>,
  ) {
    this.#rows = new ContentRows(kind, dataSource);
  }

  /**
   * The language to show texts in.
   * @param asked unvalidated; by default the site's first language
   * @throws AppError BAD_USER_INPUT for an unknown language
   */
  languageOf(asked: unknown): Promise<Language> {
    return this.siteSettings.languageOf(asked);
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.dataSource.manager.exists(this.kind.entity));
  }

  /** The kinds of file that its items may have. */
  get accepts(): MediaKind[] {
    return [...new Set(this.kind.fileTypes.map((type) => MEDIA_KINDS[type]))];
  }

  /** Receives and checks the file for the following save. */
  async receive(file: IncomingFile | undefined): Promise<CheckedUpload | undefined> {
    return file && this.uploads.receive(file, this.accepts);
  }

  /** Receives and checks the poster for the following save. */
  async receivePoster(file: IncomingFile | undefined): Promise<CheckedUpload | undefined> {
    return file && this.uploads.receive(file, ['IMAGE']);
  }

  /** One page in the kind's order, by default newest first (D45), with the count of all matching items. */
  async list(
    page: Page,
    { search, ...filter }: ContentFilter,
  ): Promise<{ items: ContentRow<Item>[]; totalCount: number }> {
    return this.#rows.list(page, { ...filter, ...validate(searchRules, { search }) });
  }

  /**
   * One item for the legacy calls, or all for id 0, with their file names; an empty list for an unknown id.
   */
  listForLegacy(id: number): Promise<(LegacyItem<Item> & { storedFileName: string })[]> {
    return this.#rows.listForLegacy(id);
  }

  find(id: number): Promise<ContentRow<Item> | null> {
    return this.#rows.find(id);
  }

  /**
   * Creates or changes one item, optionally with a file.
   * @param fields the kind's fields, unvalidated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown id (D36);
   *   CONFLICT when somebody else saved a newer version; PAYLOAD_TOO_LARGE
   */
  async save(
    actor: Actor,
    target: Target,
    fields: unknown,
    { upload, poster, removeFile = false }: ContentFiles = {},
  ): Promise<ContentRow<Item>> {
    try {
      const values = validate(this.kind.rules, fields);
      const kind = MEDIA_KINDS[values.fileType];
      if (upload && upload.kind !== kind)
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
      if (poster && upload?.kind !== 'VIDEO')
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'poster' });
      // Checked here to save processing the file in vain, and again on the locked row.
      if (upload && target !== 'new') {
        const seen = await this.find(target.id);
        if (!seen) throw new AppError('NOT_FOUND', 'internalError');
        requireVersion(seen, target.version);
      }
      const language = await this.languageOf(undefined);
      const spec = { folder: this.kind.folder, kind, size: this.kind.imageSize, poster };
      return await this.media.withUpload(upload, spec, async (file) => {
        const saved = await this.dataSource.transaction((manager) =>
          this.#store(manager, actor, target, values, language, { file, removeFile }),
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
  async remove(actor: Actor, id: number): Promise<void> {
    const fileId = await this.dataSource.transaction(async (manager) => {
      const item = await loadForEdit(manager, this.kind.entity, { id });
      await this.#record(manager, actor, 'DELETE', item);
      await manager.remove(item);
      if (item.fileId !== null) await this.media.release(manager, item.fileId);
      return item.fileId;
    });
    if (fileId !== null) await this.media.purge([fileId]);
  }

  async #store(
    manager: EntityManager,
    actor: Actor,
    target: Target,
    { language, translations, ...values }: ContentValues<Item>,
    siteLanguage: Language,
    { file, removeFile }: { file: MediaFile | undefined; removeFile: boolean },
  ): Promise<Saved<Item>> {
    const item =
      target === 'new'
        ? await this.#create(manager)
        : await loadForEdit(manager, this.kind.entity, target, 'internalError');
    const storedId = item.fileId ?? null;
    const shown = file ?? (await this.#keptFile(manager, values.fileType, removeFile ? null : storedId));
    const fileId = shown?.id ?? null;
    if (file) await this.media.attach(manager, file);
    // Omitted fields keep their stored values.
    const row = { before: target === 'new' ? undefined : item, texts: textsOf(this.kind), siteLanguage };
    Object.assign(item, mergeTexts(row, values, { language, translations }), { fileId });
    await manager.save(item);
    await this.#record(manager, actor, target === 'new' ? 'CREATE' : 'CHANGE', item);
    const replacedFileId = storedId === fileId ? null : storedId;
    if (replacedFileId !== null) await this.media.release(manager, replacedFileId);
    return { item: Object.assign(item, { file: shown }), replacedFileId };
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, { id, name }: Item): Promise<void> {
    return this.audit.record(
      actor,
      [{ action, subject: this.kind.subject, subjectId: id, label: name }],
      manager,
    );
  }

  async #create(manager: EntityManager): Promise<Item> {
    const item = manager.create(this.kind.entity);
    return Object.assign(item, await this.kind.newItem?.(manager));
  }

  /**
   * The stored file if it suits the type, or null if the item may have none: a picture is optional, a film or
   * a document is not (D37).
   */
  async #keptFile(
    manager: EntityManager,
    fileType: ContentFileType,
    storedId: number | null,
  ): Promise<MediaFile | null> {
    const required = MEDIA_KINDS[fileType];
    const stored = storedId === null ? null : await manager.findOneByOrFail(MediaFile, { id: storedId });
    if (stored?.kind === required) return stored;
    // A wrong type from a client must not delete a film; only a link may replace it.
    if (required === 'IMAGE' && (!stored || fileType === ContentFileType.YOUTUBE)) return null;
    throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
  }
}
