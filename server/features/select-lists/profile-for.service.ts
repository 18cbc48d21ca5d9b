import type { DataSource, EntityManager, FindOptionsWhere } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { profileForRules } from '../../../rules/select-lists.ts';
import { validate } from '../../../rules/validation.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { type Target } from '../../database/load-for-edit.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { ListEntryService } from './list-entry.service.ts';
import { ProfileFor } from './profile-for.entity.ts';

/** For whom profiles can be made; the only writer of its table. */
export class ProfileForService extends ListEntryService<ProfileFor> {
  constructor(dataSource: DataSource, audit: AuditService, siteSettings: SiteSettingsService) {
    super(
      dataSource,
      ProfileFor,
      { index: 'profile_for_name', field: 'name' },
      ['name'],
      audit,
      siteSettings,
    );
  }

  /** All in their order, those too that are not offered. */
  all(): Promise<ProfileFor[]> {
    return this.inOrder({});
  }

  /** The one of that id, or null when it is not offered (any more). */
  findOffered(id: number): Promise<ProfileFor | null> {
    return this.dataSource.manager.findOneBy(ProfileFor, { id, active: true });
  }

  /**
   * Keeps one from being removed until the caller's transaction, which stores its id, is over.
   * @returns false when it is not offered any more
   */
  async hold(manager: EntityManager, id: number): Promise<boolean> {
    const rows = await manager.query('SELECT FROM profile_for WHERE id = $1 AND active FOR KEY SHARE', [id]);
    return rows.length > 0;
  }

  /**
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT for another
   *   version or a name that is there already
   */
  async save(actor: Actor, target: Target, fields: unknown): Promise<ProfileFor> {
    const { language, translations, ...values } = validate(profileForRules, fields);
    return this.store(actor, target, values, { language, translations });
  }

  /** @throws AppError NOT_FOUND; CONFLICT for one that members or their profiles have */
  override async remove(actor: Actor, id: number): Promise<void> {
    await super.remove(actor, id).catch((error) => {
      if (violatedConstraint(error) !== 'candidate_profile_for') throw error;
      throw new AppError('CONFLICT', 'profileForInUse');
    });
  }

  protected nameOf({ name }: ProfileFor) {
    return { subject: 'profile-for', label: name } as const;
  }

  protected neighbours(): FindOptionsWhere<ProfileFor> {
    return {};
  }

  /** Members keep the id (0 for none), so an entry that one of them has must stay. */
  protected async checkChange(manager: EntityManager, { id }: ProfileFor, values?: object): Promise<void> {
    if (values) return;
    const members = await manager.query('SELECT FROM member WHERE profile_for_id = $1 LIMIT 1', [id]);
    if (members.length > 0) throw new AppError('CONFLICT', 'profileForInUse');
  }
}
