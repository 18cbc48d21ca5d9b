import { type DataSource, In } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type RoomFields, roomRules } from '../../../rules/rooms.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit, type Target } from '../../database/load-for-edit.ts';
import { mergeTexts } from '../../database/translations.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { ROOM_TEXTS, Room } from './room.entity.ts';

/** The rooms that are hired and used; the only writer of the table. */
export class RoomService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** In their order, without hidden ones by default. */
  list({ withHidden = false } = {}): Promise<Room[]> {
    return this.dataSource.manager.find(Room, {
      where: withHidden ? {} : { isHidden: false },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** Those of these rooms that exist, hidden ones too, in their order. */
  find(ids: readonly number[], manager = this.dataSource.manager): Promise<Room[]> {
    return manager.find(Room, { where: { id: In([...ids]) }, order: { position: 'ASC', id: 'ASC' } });
  }

  /**
   * The rooms that are hired: these, or the first that is offered.
   * @throws AppError NOT_FOUND for an unknown one
   */
  async hired(ids: readonly number[], manager = this.dataSource.manager): Promise<number[]> {
    if (ids.length === 0) {
      const [first] = await this.list();
      if (!first) throw new AppError('NOT_FOUND', 'notFound');
      return [first.id];
    }
    const found = await this.find(ids, manager);
    if (found.length < new Set(ids).size) throw new AppError('NOT_FOUND', 'notFound');
    return found.map(({ id }) => id);
  }

  /**
   * Adds a room at the end, or changes one.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT when somebody else saved a
   *   newer version
   */
  async save(actor: Actor, target: Target, fields: RoomFields): Promise<Room> {
    const { language, translations, takes, ...values } = validate(roomRules, fields);
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const before = target === 'new' ? undefined : await loadForEdit(manager, Room, target);
      const texts = { before, texts: ROOM_TEXTS, siteLanguage };
      const changed = mergeTexts(texts, values, { language, translations });
      const others = await this.find(takes, manager);
      const position = before?.position ?? (await manager.count(Room)) + 1;
      const saved = await manager.save(
        Object.assign(before ?? new Room(), changed, {
          position,
          takes: others.map(({ id }) => id).filter((id) => id !== before?.id),
        }),
      );
      const action = before ? 'CHANGE' : 'CREATE';
      await this.audit.record(actor, [{ action, subject: 'room', subjectId: saved.id }], manager);
      return saved;
    });
  }
}
