import { defineFeature } from '../../feature.ts';
import { MatrimonialSetting } from './matrimonial-setting.entity.ts';
import { MatrimonialSettingsResolver } from './matrimonial-settings.resolver.ts';
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
  build({ dataSource }, { audit }) {
    const service = new MatrimonialSettingsService(dataSource, audit);
    return {
      services: { matrimonialSettings: service },
      resolvers: [new MatrimonialSettingsResolver(service)],
      ownPages: async () => [{ path: '/matrimonial-section' }, { path: '/matrimonial-complaint' }],
    };
  },
});
