import { defineFeature } from '../feature.ts';
import { VisitService } from './visit.service.ts';
import { VisitCount } from './visit-count.entity.ts';
import { visitRoutes } from './visits.legacy.ts';
import { VisitsResolver } from './visits.resolver.ts';

declare module '../services.ts' {
  interface Services {
    visits: VisitService;
  }
}

export const visits = defineFeature({
  name: 'visits',
  part: 'visitorCounter',
  entities: [VisitCount],
  seeded: ['visit_count'],
  build({ dataSource, rateLimiter }) {
    const service = new VisitService(dataSource, rateLimiter);
    return {
      services: { visits: service },
      resolvers: [new VisitsResolver(service)],
      legacyRoutes: visitRoutes(service),
    };
  },
});
