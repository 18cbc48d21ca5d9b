import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import { contentFilterRules } from '../../../rules/content.ts';
import { ContentState, visibilityRules } from '../../../rules/content-state.ts';
import { AppError } from '../../../rules/errors.ts';
import { foldedName } from '../../../rules/folded-name.ts';
import type { Language } from '../../../rules/languages.ts';
import { validate, validateChange } from '../../../rules/validation.ts';
import type { Alongside } from '../../database/alongside.ts';
import { loadForEdit, requireVersion, type Target } from '../../database/load-for-edit.ts';
import { foldedText, type Page } from '../../database/page.ts';
import { mergeTexts } from '../../database/translations.ts';
import { versionsOf } from '../../database/versions.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import type { MediaService } from '../../files/media.service.ts';
import type { MediaFile } from '../../files/media-file.entity.ts';
import type { MediaKind } from '../../files/media-names.ts';
import type { CheckedUpload, UploadReceiver } from '../../files/upload-receiver.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { keptFile, MEDIA_KINDS } from './content-files.ts';
import { ContentHooks } from './content-hooks.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, type LegacyItem, textsOf } from './content-kind.ts';
import { ContentRevisions } from './content-revisions.ts';
import { type Condition, type ContentRow, ContentRows, type FoundRow, shownSince } from './content-rows.ts';
import { ContentStates } from './content-states.ts';
import { ContentTabs } from './content-tabs.ts';

/** The files of a save, and what is written with it. */
interface SaveOptions {
  upload?: CheckedUpload;
  /** The poster of the film in `upload`. */
  poster?: CheckedUpload;
  /** Removes the stored picture; not needed with `upload`, which always replaces it. */
  removeFile?: boolean;
  /** Who sees it when, unvalidated; by default a new item is published and a stored one stays as it is. */
  visibility?: unknown;
  alongside?: Alongside;
}

interface Saved<Item extends ContentItem> {
  item: ContentRow<Item>;
  /** The previous file, to be purged after the commit. */
  replacedFileId: number | null;
}

/** Lists, saves and deletes one kind of content; the only writer of its table. */
export class ContentService<Item extends ContentItem> {
  readonly #rows: ContentRows<Item>;
  /** What the office sees of it: also drafts, what is hidden and the bin. */
  readonly tabs: ContentTabs<Item>;
  /** What the texts of an item were before. */
  readonly revisions: ContentRevisions<Item>;
  /** Who sees an item when, and the bin. */
  readonly states: ContentStates<Item>;
  /** What is written with each of its items. */
  readonly hooks = new ContentHooks<Item>();

  constructor(
    readonly kind: ContentKind<Item>,
    protected readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly uploads: UploadReceiver,
    protected readonly audit: AuditService,
    private readonly siteSettings: Pick<SiteSettingsService, 'firstLanguage'>,
  ) {
    this.#rows = new ContentRows(kind, dataSource);
    this.tabs = new ContentTabs(kind, dataSource);
    this.revisions = new ContentRevisions(kind, dataSource, audit, this.hooks);
    this.states = new ContentStates(kind, dataSource, media, audit, this.revisions, this.hooks);
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

  /**
   * One page of what visitors see, in the kind's order, by default newest first, with the count of all matches.
   * @param only what only this kind can be asked for
   */
  async list(
    page: Page,
    filter: z.input<typeof contentFilterRules>,
    only?: Condition,
  ): Promise<{ items: ContentRow<Item>[]; totalCount: number }> {
    return this.#rows.list(page, validate(contentFilterRules, filter), only);
  }

  /** One page of what visitors see and in which their checked search is found, however it is spelled; the best first. */
  search(page: Page, search: string): Promise<{ items: FoundRow<Item>[]; totalCount: number }> {
    return this.#rows.search(page, search);
  }

  /** The day of each item that is next, else the last, of a kind whose items may have several. */
  days(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.#rows.days(ids);
  }

  /**
   * One item for the legacy calls, or all for id 0, with their file names; an empty list for an unknown id.
   */
  listForLegacy(id: number): Promise<(LegacyItem<Item> & { storedFileName: string })[]> {
    return this.#rows.listForLegacy(id);
  }

  /** The present versions of those that are still there, by id; 0, which no item has, of one that people rely on. */
  async versions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const versions = await versionsOf(this.dataSource, this.kind.entity, ids);
    const reliedOn = await this.hooks.reliedOn(this.dataSource.manager, ids);
    return new Map([...versions].map(([id, version]) => [id, reliedOn.has(id) ? 0 : version]));
  }

  /** Those of these names, however they are spelled, oldest first, but none in the bin. */
  findNamed(names: readonly string[]): Promise<Item[]> {
    return this.dataSource.manager
      .createQueryBuilder(this.kind.entity, 'item')
      .where(`regexp_replace(trim(${foldedText('item.name')}), ' +', ' ', 'g') = ANY (:names)`, {
        names: names.map(foldedName),
      })
      .andWhere('item.binnedAt IS NULL')
      .orderBy('item.id')
      .getMany();
  }

  /** What visitors see of an item; null if they do not see it. */
  find(id: number): Promise<ContentRow<Item> | null> {
    return this.#rows.find(id);
  }

  /**
   * Creates or changes one item, optionally with a file.
   * @param fields the kind's fields, unvalidated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown id;
   *   CONFLICT when somebody else saved a newer version; PAYLOAD_TOO_LARGE
   */
  async save(
    actor: Actor,
    target: Target,
    fields: object,
    { upload, poster, removeFile = false, visibility, alongside }: SaveOptions = {},
  ): Promise<ContentRow<Item>> {
    try {
      // Checked here to save processing the file in vain, and again on the locked row.
      const seen = target === 'new' ? null : await this.#see(target);
      const checked = validateChange(this.kind.rules, seen, fields);
      const { fileType = seen?.fileType } = checked;
      validateChange(visibilityRules, seen, visibility ?? {});
      const kind = MEDIA_KINDS[fileType!];
      if (upload && upload.kind !== kind)
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
      if (poster && upload?.kind !== 'VIDEO')
        throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'poster' });
      const language = await this.siteSettings.firstLanguage();
      const spec = { folder: this.kind.folder, kind, size: this.kind.imageSize, poster };
      return await this.media.withUpload(upload, spec, async (file) => {
        const saved = await this.dataSource.transaction(async (manager) => {
          await this.hooks.begin(manager, [{ ...seen, ...checked } as Partial<Item>]);
          const stored = await this.#store(manager, actor, target, fields, {
            language,
            file,
            removeFile,
            visibility: visibility ?? {},
          });
          await alongside?.(manager, stored.item);
          return stored;
        });
        if (saved.replacedFileId !== null) await this.media.purge([saved.replacedFileId]);
        return saved.item;
      });
    } finally {
      await upload?.discard();
      await poster?.discard();
    }
  }

  /**
   * Makes a draft that is like an item, with a copy of its file.
   * @throws AppError NOT_FOUND for an unknown item, and one in the bin
   */
  async duplicate(actor: Actor, id: number): Promise<Item> {
    const original = await this.tabs.find(id);
    if (!original || original.binnedAt) throw new AppError('NOT_FOUND', 'notFound');
    return this.media.withCopy(original.file ?? null, (file) =>
      this.dataSource.transaction(async (manager) => {
        await this.hooks.begin(manager, [original]);
        if (file) await this.media.attach(manager, file);
        const { heldLanguages, unneededLanguages } = original;
        const own = { heldLanguages, unneededLanguages, ...this.hooks.notCopied() };
        const draft = { fileId: file?.id ?? null, state: ContentState.DRAFT, ...own };
        const made = await this.kind.newItem?.(manager);
        const item = manager.create(this.kind.entity);
        await manager.save(Object.assign(item, this.revisions.snapshotOf(original), made, draft));
        await this.hooks.written(manager, item);
        await this.revisions.keep(manager, actor, item);
        await this.#record(manager, actor, 'CREATE', item);
        return item;
      }),
    );
  }

  /**
   * Deletes an item that an import brought in, unless people rely on it.
   * @throws AppError NOT_FOUND; CONFLICT when somebody has saved a newer version, or people rely on it
   */
  async takeBack(actor: Actor, id: number, version: number, alongside: Alongside): Promise<void> {
    const isThere = await this.states.removeForGood(actor, id, async (manager, item) => {
      requireVersion(item, version);
      const reliedOn = await this.hooks.reliedOn(manager, [id]);
      if (reliedOn.has(id)) throw new AppError('CONFLICT', 'changedByAnother');
      await alongside(manager, item);
      return true;
    });
    if (!isThere) throw new AppError('NOT_FOUND', 'notFound');
  }

  /** The item that is about to be changed. */
  async #see({ id, version }: Exclude<Target, 'new'>) {
    const seen = await this.tabs.find(id);
    if (!seen || seen.binnedAt) throw new AppError('NOT_FOUND', 'internalError');
    requireVersion(seen, version);
    return seen;
  }

  async #store(
    manager: EntityManager,
    actor: Actor,
    target: Target,
    fields: object,
    wanted: { language: Language; file: MediaFile | undefined; removeFile: boolean; visibility: object },
  ): Promise<Saved<Item>> {
    const { file, removeFile } = wanted;
    const item =
      target === 'new'
        ? await this.#create(manager)
        : await loadForEdit(manager, this.kind.entity, target, 'internalError');
    if (item.binnedAt) throw new AppError('NOT_FOUND', 'internalError');
    // Checked again, on the locked row.
    const { language, translations, ...values } = validateChange(
      this.kind.rules,
      target === 'new' ? null : item,
      fields,
    );
    const storedId = item.fileId ?? null;
    const shown =
      file ?? (await keptFile(manager, values.fileType ?? item.fileType, removeFile ? null : storedId));
    const fileId = shown?.id ?? null;
    if (file) await this.media.attach(manager, file);
    // Omitted fields keep their stored values.
    const row = {
      before: target === 'new' ? undefined : item,
      texts: textsOf(this.kind),
      siteLanguage: wanted.language,
    };
    const before = target === 'new' ? undefined : this.revisions.snapshotOf(item);
    Object.assign(item, mergeTexts(row, values, { language, translations }), { fileId });
    const made = this.states.apply(item, wanted.visibility);
    await manager.save(item);
    await this.hooks.written(manager, item);
    await this.revisions.keep(manager, actor, item, before);
    await this.#record(manager, actor, target === 'new' ? 'CREATE' : 'CHANGE', item);
    if (made) await this.#record(manager, actor, made, item);
    const replacedFileId = storedId === fileId ? null : storedId;
    if (replacedFileId !== null) await this.media.release(manager, replacedFileId);
    return { item: Object.assign(item, { file: shown, shownSince: shownSince(item) }), replacedFileId };
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, { id, name }: Item): Promise<void> {
    const entry = { action, subject: this.kind.subject, subjectId: id, label: name };
    return this.audit.record(actor, [entry], manager);
  }

  async #create(manager: EntityManager): Promise<Item> {
    const item = manager.create(this.kind.entity);
    return Object.assign(item, await this.kind.newItem?.(manager));
  }
}
