import { defineFeature } from '../../feature.ts';
import { HallDaysService } from './hall-days.service.ts';
import { HallPage } from './hall-page.entity.ts';
import { HallPageResolver } from './hall-page.resolver.ts';
import { HallPageService } from './hall-page.service.ts';
import { HireAgreement } from './hire-agreement.entity.ts';

declare module '../../services.ts' {
  interface Services {
    hallPage: HallPageService;
  }
}

export const hallPage = defineFeature({
  name: 'hall-hire/hall-page',
  part: 'hallHire',
  entities: [HallPage, HireAgreement],
  seeded: ['hall_page', 'hire_agreement'],
  shownToVisitors: [HallPage],
  build({ dataSource }, { audit }) {
    const service = new HallPageService(dataSource, audit);
    return {
      services: { hallPage: service },
      resolvers: [new HallPageResolver(service, new HallDaysService(dataSource))],
    };
  },
});
