import type { DataSource, EntityManager } from 'typeorm';
import {
  type MatrimonialSettingFields,
  matrimonialSettingRules,
} from '../../../../rules/matrimonial-settings.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { MATRIMONIAL_SETTING_ID, MatrimonialSetting } from './matrimonial-setting.entity.ts';

/** How the association runs its matrimonial section; the only writer of it. */
export class MatrimonialSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  find(manager: EntityManager = this.dataSource.manager): Promise<MatrimonialSetting> {
    return manager.findOneByOrFail(MatrimonialSetting, { id: MATRIMONIAL_SETTING_ID });
  }

  /**
   * @param version the one that the editor saw
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT when somebody else saved a newer version
   */
  save(actor: Actor, version: number, fields: MatrimonialSettingFields): Promise<MatrimonialSetting> {
    const values = validate(matrimonialSettingRules, fields);
    return inTransaction(this.dataSource, async (manager) => {
      const setting = await loadForEdit(manager, MatrimonialSetting, { id: MATRIMONIAL_SETTING_ID, version });
      const saved = await manager.save(Object.assign(setting, values));
      await this.audit.record(actor, [{ action: 'CHANGE', subject: 'matrimonial-settings' }], manager);
      return saved;
    });
  }
}
