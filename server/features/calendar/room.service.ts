import { type DataSource, In } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type RoomFields, roomRules } from '../../../rules/rooms.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit, type Target } from '../../database/load-for-edit.ts';
import { mergeTexts } from '../../database/translations.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { OccupancyService } from './occupancy.service.ts';
import { ROOM_TEXTS, Room } from './room.entity.ts';

/** The rooms that are hired and used; the only writer of the table. */
export class RoomService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
    private readonly occupancies: OccupancyService,
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
   * The rooms that are hired: these, or the first that is offered alone.
   * @throws AppError NOT_FOUND for an unknown one
   */
  async hired(ids: readonly number[], manager = this.dataSource.manager): Promise<number[]> {
    if (ids.length === 0) {
      const where = { isHidden: false, isHiredAlone: true };
      const first = await manager.findOne(Room, { where, order: { position: 'ASC', id: 'ASC' } });
      if (!first) throw new AppError('NOT_FOUND', 'notFound');
      return [first.id];
    }
    const found = await this.find(ids, manager);
    if (found.length < new Set(ids).size) throw new AppError('NOT_FOUND', 'notFound');
    return found.map(({ id }) => id);
  }

  /**
   * Adds a room at the end, or changes one, which fits what is booked to it.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT when somebody else saved a
   *   newer version, or what is booked would be in each other's way
   */
  async save(actor: Actor, target: Target, fields: RoomFields): Promise<Room> {
    const { language, translations, takes, ...values } = validate(roomRules, fields);
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      if (target !== 'new') await this.occupancies.lock(manager);
      const before = target === 'new' ? undefined : await loadForEdit(manager, Room, target);
      const needed = before && neededWith(before);
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
      if (needed && needed !== neededWith(saved)) await this.occupancies.refit(manager, saved.id);
      const action = before ? 'CHANGE' : 'CREATE';
      await this.audit.record(actor, [{ action, subject: 'room', subjectId: saved.id }], manager);
      return saved;
    });
  }
}

/** What hiring a room blocks beside its own time. */
const neededWith = ({ beforeMinutes, afterMinutes, takes }: Room) =>
  JSON.stringify([beforeMinutes, afterMinutes, [...takes].sort()]);
