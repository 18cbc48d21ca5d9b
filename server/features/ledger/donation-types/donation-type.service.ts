import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../../rules/audit.ts';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import { donationTypeRules, isForHall } from '../../../../rules/donation-types.ts';
import { AppError } from '../../../../rules/errors.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { parsePence } from '../../../../rules/money.ts';
import { validateChange } from '../../../../rules/validation.ts';
import type { Alongside } from '../../../database/alongside.ts';
import { isForeignKeyViolation } from '../../../database/database-errors.ts';
import { loadForEdit, type Target } from '../../../database/load-for-edit.ts';
import { moveInOrder } from '../../../database/move-in-order.ts';
import { Revisions } from '../../../database/revisions.ts';
import { mergeTexts } from '../../../database/translations.ts';
import { versionsOf } from '../../../database/versions.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { DONATION_TYPE_TEXTS } from '../donation.type.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';

const COLUMNS = Object.values(DonationColumn);

/** Whether people without an account may give to a new type of which nothing is said: not what is paid for the hall. */
const isOpenFromTheStart = (column: DonationColumn) => column !== DonationColumn.HALL_AND_OTHER;

/** The types of donations and payments; the only writer of the table. */
export class DonationTypeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
    private readonly media: MediaService,
  ) {
    this.revisions = new Revisions(dataSource, {
      entity: DonationSubType,
      subject: 'donation-type',
      except: ['id', 'version', 'column', 'position', 'fileId'],
    });
  }

  /** What a type was before. */
  readonly revisions: Revisions<DonationSubType>;

  /** All types, or those that are active or open, in the order of the three-column table. */
  async list(filter: { isActive?: true; isOpenToVisitors?: true } = {}): Promise<DonationSubType[]> {
    const types = await this.dataSource.manager.find(DonationSubType, {
      where: filter,
      order: { position: 'ASC', id: 'ASC' },
    });
    return types.sort((one, other) => COLUMNS.indexOf(one.column) - COLUMNS.indexOf(other.column));
  }

  /** An active type; null for an unknown or inactive one. */
  findOffered(id: number): Promise<DonationSubType | null> {
    return this.dataSource.manager.findOneBy(DonationSubType, { id, isActive: true });
  }

  /**
   * Creates a type at the end of its column, or changes one. Earlier donations keep the old name.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT when somebody else
   *   saved a newer version
   */
  async save(actor: Actor, target: Target, fields: Readonly<Record<string, unknown>>, alongside?: Alongside) {
    // Null is left out here, too.
    const sent = {
      ...fields,
      membershipPeriod: fields.membershipPeriod ?? undefined,
      membershipStartsOn: fields.membershipStartsOn ?? undefined,
    };
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const type =
        target === 'new'
          ? new DonationSubType()
          : await loadForEdit(manager, DonationSubType, target, 'internalError');
      const { fee, language, translations, ...values } = validateChange(donationTypeRules, type, sent);
      const position =
        type.column === values.column ? type.position : await this.#nextPosition(manager, values.column);
      const row = { before: target === 'new' ? undefined : type, texts: DONATION_TYPE_TEXTS, siteLanguage };
      const before = target === 'new' ? undefined : this.revisions.snapshotOf(type);
      const isOpenToVisitors =
        values.isOpenToVisitors ?? type.isOpenToVisitors ?? isOpenFromTheStart(values.column);
      const countsForGiftAid =
        !isForHall({ column: values.column, isOpenToVisitors }) &&
        (values.countsForGiftAid ?? type.countsForGiftAid ?? values.column === DonationColumn.FESTIVAL);
      const membershipPeriod = values.membershipPeriod ?? type.membershipPeriod ?? MembershipPeriod.NONE;
      const startsOn = values.membershipStartsOn ?? type.membershipStartsOn;
      const membershipStartsOn = membershipPeriod === MembershipPeriod.FIXED_YEAR ? startsOn : '';
      const said = { ...values, isOpenToVisitors, countsForGiftAid, membershipPeriod, membershipStartsOn };
      const changed = mergeTexts(row, said, { language, translations });
      const feePence = parsePence(fee) || null;
      const saved = await manager.save(Object.assign(type, changed, { feePence, position }));
      await this.revisions.keep(manager, actor, saved, before);
      await this.#record(manager, actor, target === 'new' ? 'CREATE' : 'CHANGE', saved);
      await alongside?.(manager, saved);
      return saved;
    });
  }

  /**
   * Makes a type again what it was, in its present column and place.
   * @throws AppError NOT_FOUND for an unknown type or a revision of another; CONFLICT when somebody else saved a newer
   *   version
   */
  async bringBack(actor: Actor, target: { id: number; version: number }, revisionId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const type = await loadForEdit(manager, DonationSubType, target);
      const before = this.revisions.snapshotOf(type);
      const saved = await manager.save(
        Object.assign(type, await this.revisions.read(manager, type, revisionId)),
      );
      await this.revisions.keep(manager, actor, saved, before);
      await this.#record(manager, actor, 'BRING_BACK', saved);
    });
  }

  /**
   * Moves a type within its column; what others have moved meanwhile stays moved.
   * @param place from 1; beyond the last one is the end
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a place before the first
   */
  async move(actor: Actor, id: number, place: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const type = await manager.findOneBy(DonationSubType, { id });
      if (!type) throw new AppError('NOT_FOUND', 'notFound');
      const among = { column: type.column };
      await moveInOrder(manager, DonationSubType, { id, place, among, number: 'position' });
      await this.#record(manager, actor, 'REORDER', type);
    });
  }

  /** The present versions of those that are still there, by id. */
  versions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return versionsOf(this.dataSource, DonationSubType, ids);
  }

  /**
   * @throws AppError NOT_FOUND; CONFLICT for a type that a donation names, or anything else as a count or an offer, or when
   *   somebody else has saved a newer version
   */
  async remove(
    actor: Actor,
    id: number,
    { version, alongside }: { version?: number; alongside?: Alongside } = {},
  ): Promise<void> {
    const fileId = await this.dataSource.transaction(async (manager) => {
      // Waits for donations in progress, which lock the type's row (see `DonationService`).
      const type = await loadForEdit(manager, DonationSubType, { id, version }, 'internalError');
      await alongside?.(manager, type);
      await this.revisions.forget(manager, id);
      await manager.delete(DonationSubType, { id }).catch((error) => {
        throw isForeignKeyViolation(error) ? new AppError('CONFLICT', 'donationTypeInUse') : error;
      });
      if (type.fileId !== null) await this.media.release(manager, type.fileId);
      await this.#record(manager, actor, 'DELETE', type);
      return type.fileId;
    });
    if (fileId !== null) await this.media.purge([fileId]);
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, type: DonationSubType): Promise<void> {
    const line = { action, subject: 'donation-type', subjectId: type.id, label: type.name } as const;
    return this.audit.record(actor, [line], manager);
  }

  async #nextPosition(manager: EntityManager, column: DonationColumn): Promise<number> {
    return ((await manager.maximum(DonationSubType, 'position', { column })) ?? 0) + 1;
  }
}
