import { defineFeature } from '../../feature.ts';
import { MatrimonialSetting } from './matrimonial-setting.entity.ts';
import { MatrimonialSettingsService } from './matrimonial-settings.service.ts';

declare module '../../services.ts' {
  interface Services {
    matrimonialSettings: MatrimonialSettingsService;
  }
}

/** How the association runs its matrimonial section. */
export const matrimonialSettings = defineFeature({
  name: 'matrimonial/settings',
  part: 'matrimonial',
  entities: [MatrimonialSetting],
  seeded: ['matrimonial_setting'],
  build({ dataSource }) {
    return { services: { matrimonialSettings: new MatrimonialSettingsService(dataSource) } };
  },
});
