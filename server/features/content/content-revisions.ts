import type { DataSource, EntityMetadata } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { Revisions } from '../../database/revisions.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentHooks } from './content-hooks.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, OFFICE_COLUMNS } from './content-kind.ts';

/** No part of a revision: what the server sets, and who sees an item when. */
const EXCEPT = ['id', 'version', 'createdAt', 'updatedAt', ...OFFICE_COLUMNS] as const;

/** What belongs to the file that an item has now. */
const OF_FILE: readonly string[] = ['fileId', 'pictureDescription'];

/** What a new row has in a column; undefined where somebody has to say. */
function defaultOf({ default: value, isArray, isNullable }: EntityMetadata['columns'][number]): unknown {
  if (value === undefined) return isNullable ? null : undefined;
  if (typeof value === 'function') return undefined;
  return isArray && value === '{}' ? [] : structuredClone(value);
}

type Texts = Pick<ContentItem, 'ownLanguage' | 'translations'> & { pictureDescription?: string | null };

/** Earlier texts with what is said of the present picture, in each language. */
function describedAs(item: Texts, was: Texts): Partial<Texts> {
  const said = (language: Language) =>
    (language === item.ownLanguage ? item : item.translations[language])?.pictureDescription ?? null;
  const languages = new Set([
    item.ownLanguage,
    ...Object.keys({ ...item.translations, ...was.translations }),
  ]);
  languages.delete(was.ownLanguage);
  const texts = [...(languages as Set<Language>)].map((language) => {
    const { pictureDescription: _earlier, ...others } = was.translations[language] ?? {};
    const description = said(language);
    return [language, description ? { ...others, pictureDescription: description } : others] as const;
  });
  const translations = Object.fromEntries(texts.filter(([, one]) => Object.keys(one).length > 0));
  return { pictureDescription: said(was.ownLanguage), translations };
}

/** What the texts of the items of one kind were before. */
export class ContentRevisions<Item extends ContentItem> extends Revisions<Item> {
  constructor(
    private readonly content: ContentKind<Item>,
    dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly hooks: ContentHooks<Item>,
  ) {
    super(dataSource, {
      entity: content.entity,
      subject: content.subject,
      except: [...EXCEPT, ...(content.notRevised ?? [])],
      // Which picture was described.
      silent: ['fileId'],
    });
  }

  /**
   * Makes an item's texts again what they were. Its file stays as it is, and with it what belongs to a file of another
   * type and what another picture shows; who sees it stays too. What its columns were before there were any is what a new
   * item has in them.
   * @throws AppError NOT_FOUND for an unknown item, one in the bin, or a revision of another; CONFLICT when somebody
   *   else saved a newer version
   */
  async bringBack(actor: Actor, target: { id: number; version: number }, revisionId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.hooks.begin(manager, [await this.read(manager, target, revisionId)]);
      const item = await loadForEdit(manager, this.content.entity, target);
      if (item.binnedAt) throw new AppError('NOT_FOUND', 'notFound');
      const before = this.snapshotOf(item);
      const { fileId, ...texts } = await this.read(manager, item, revisionId);
      const was = { ...this.#defaults(), ...texts } as Partial<Item> & Texts;
      const ofFile = was.fileType === item.fileType ? {} : { fileType: item.fileType, link: before.link };
      const isSamePicture = fileId === item.fileId || !Object.hasOwn(item, 'pictureDescription');
      const ofPicture = isSamePicture ? {} : describedAs(item, was);
      await manager.save(Object.assign(item, was, ofFile, ofPicture));
      await this.hooks.written(manager, item);
      await this.keep(manager, actor, item, before);
      const { subject } = this.content;
      const line = { action: 'BRING_BACK', subject, subjectId: item.id, label: item.name } as const;
      await this.audit.record(actor, [line], manager);
    });
  }

  #defaults(): object {
    const { columns } = this.dataSource.getMetadata(this.content.entity);
    const kept: readonly string[] = [...EXCEPT, ...(this.content.notRevised ?? []), ...OF_FILE];
    const defaults = columns
      .filter(({ propertyName }) => !kept.includes(propertyName))
      .map((column) => [column.propertyName, defaultOf(column)] as const);
    return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
  }
}
