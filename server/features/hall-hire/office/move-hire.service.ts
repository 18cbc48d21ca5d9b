import type { DataSource } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { dateTimeFormat } from '../../../../rules/formats.ts';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { hireMoments } from '../../../../rules/hire-times.ts';
import { type Language, latinLocaleOf } from '../../../../rules/languages.ts';
import { hireSlotRules, type SlotFields } from '../../../../rules/room-bookings.ts';
import { validate } from '../../../../rules/validation.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { loadForEdit, requireVersion } from '../../../database/load-for-edit.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { OccupancyService } from '../../calendar/occupancy.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { HallHire } from '../hall-hire.entity.ts';
import type { HireChargesService } from '../hire-charges.service.ts';
import type { HirerNewsService } from '../hirer-news.service.ts';

const HOUR = 3_600_000;

interface Parts {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  occupancies: OccupancyService;
  hirerNews: HirerNewsService;
  hireCharges: HireChargesService;
}

type Times = Pick<HallHire, 'startsAt' | 'endsAt'>;

const lengthOf = ({ startsAt, endsAt }: Times) => endsAt.getTime() - startsAt.getTime();

/** Weekday and hours as the agreement's form fills them in; what was typed there stays while it says nothing wrong of the new times. */
function changedTexts(
  before: Times,
  after: Times,
  language: Language,
): Partial<Pick<HallHire, 'day' | 'hours'>> {
  const { date } = wallClock(after.startsAt);
  const weekday = dateTimeFormat(latinLocaleOf(language), { weekday: 'long', timeZone: 'UTC' });
  const hours = Math.round((lengthOf(after) / HOUR) * 100) / 100;
  return {
    ...(date !== wallClock(before.startsAt).date && { day: weekday.format(new Date(`${date}T00:00Z`)) }),
    ...(lengthOf(after) !== lengthOf(before) && { hours: String(hours) }),
  };
}

/** Moves hires and requests within the calendar; what else is said of them stays. */
export class MoveHireService {
  constructor(private readonly parts: Parts) {}

  /**
   * Moves a hire or a request to another day, time or room. The hirer of an upcoming booking is notified.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; CONFLICT when a room is taken at that time, or the hire was declined, cancelled or
   *   changed meanwhile; NOT_FOUND
   */
  async move(actor: Actor, id: number, version: number, fields: SlotFields): Promise<HallHire> {
    const { dataSource, occupancies, siteSettings, audit, hirerNews, hireCharges } = this.parts;
    const { roomIds, ...times } = validate(hireSlotRules, fields);
    const moments = hireMoments(times)!;
    const settings = await siteSettings.find();
    return dataSource.transaction(async (manager) => {
      await occupancies.lock(manager);
      const hire = await loadForEdit(manager, HallHire, { id });
      if (hire.status !== HireStatus.REQUESTED && hire.status !== HireStatus.ACCEPTED)
        throw new AppError('CONFLICT', 'hireDecided');
      requireVersion(hire, version);
      const before = { ...hire };
      // What the hirer has asked for is not seen in the calendar: the form says that it is settled.
      const texts = changedTexts(before, moments, hire.letterLanguage);
      const saved = await manager.save(Object.assign(hire, { roomIds, ...moments, ...texts }));
      if (saved.status === HireStatus.ACCEPTED)
        await occupancies.replace(manager, { hireId: id }, [{ kind: 'HIRE', roomIds, ...moments }]);
      // It keeps its money; when that is due follows the new day.
      const isToPayOther = await hireCharges.follow(manager, actor, saved, saved);
      await audit.record(actor, [{ action: 'CHANGE', subject: 'hire', subjectId: id }], manager);
      await hirerNews.changed(manager, { before, saved, isToPayOther }, settings);
      return saved;
    });
  }
}
