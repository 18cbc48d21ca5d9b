import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { HallHire } from './hall-hire.entity.ts';
import { HallHireResolver } from './hall-hire.resolver.ts';
import { HallHireService } from './hall-hire.service.ts';
import { HireRequestService } from './hire-request.service.ts';

declare module '../feature.ts' {
  interface Services {
    hallHire: HallHireService;
    hireRequests: HireRequestService;
  }
}

export const hallHire = defineFeature({
  name: 'hall-hire',
  part: 'hallHire',
  entities: [HallHire],
  build({ dataSource, visitors, outbox }, { siteSettings, audit }) {
    const hireRequests = new HireRequestService(dataSource, visitors, outbox, siteSettings);
    const service = new HallHireService(dataSource, outbox, siteSettings, audit);
    return {
      services: { hireRequests, hallHire: service },
      today: {
        permission: Permission.MANAGE_HALL_HIRE,
        waiting: (actor) => service.waiting(actor),
        coming: (until) => service.coming(until),
      },
      resolvers: [new HallHireResolver(hireRequests, service)],
    };
  },
});
