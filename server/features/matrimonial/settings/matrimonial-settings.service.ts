import type { DataSource, EntityManager } from 'typeorm';
import { MatrimonialSetting } from './matrimonial-setting.entity.ts';

/** Reads how the association runs its matrimonial section. */
export class MatrimonialSettingsService {
  constructor(private readonly dataSource: DataSource) {}

  find(manager: EntityManager = this.dataSource.manager): Promise<MatrimonialSetting> {
    return manager.findOneByOrFail(MatrimonialSetting, { id: 1 });
  }
}
