import { defineFeature } from '../feature.ts';
import { ProfileFor } from './profile-for.entity.ts';
import { ProfileForService } from './profile-for.service.ts';
import { SelectListService } from './select-list.service.ts';
import { selectListRoutes } from './select-lists.legacy.ts';
import { SelectListsResolver } from './select-lists.resolver.ts';
import { SelectOption } from './select-option.entity.ts';

declare module '../services.ts' {
  interface Services {
    selectLists: SelectListService;
    profileFors: ProfileForService;
  }
}

export const selectLists = defineFeature({
  name: 'select-lists',
  entities: [SelectOption, ProfileFor],
  seeded: ['profile_for', 'select_option'],
  shownToVisitors: [ProfileFor, SelectOption],
  build({ dataSource }, { audit, siteSettings }) {
    const service = new SelectListService(dataSource, audit, siteSettings);
    const profileFors = new ProfileForService(dataSource, audit, siteSettings);
    return {
      services: { selectLists: service, profileFors },
      resolvers: [new SelectListsResolver(service, profileFors, siteSettings)],
      legacyRoutes: selectListRoutes(service, profileFors),
    };
  },
});
