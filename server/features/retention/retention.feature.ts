import { endExpired } from '../../messages/failed-messages.ts';
import { defineFeature } from '../feature.ts';
import { RetentionResolver } from './retention.resolver.ts';
import { RetentionService } from './retention.service.ts';
import { RetentionRun } from './retention-run.entity.ts';

declare module '../services.ts' {
  interface Services {
    retention: RetentionService;
  }
}

/** What is kept how long, and removed after that. */
export const retention = defineFeature({
  name: 'retention',
  entities: [RetentionRun],
  seeded: ['retention_run'],
  build({ dataSource, sessions, codes, rateLimiter, log }, { retentionJobs }) {
    const service = new RetentionService(dataSource, retentionJobs, log);
    return {
      services: { retention: service },
      resolvers: [new RetentionResolver(service)],
      retention: {
        attempts: (limit) => rateLimiter.removeExpired(limit),
        codes: (limit) => codes.removeExpired(limit),
        browserSessions: (limit) => sessions.removeExpired('COOKIE', limit),
        programSessions: (limit) => sessions.removeExpired('BEARER', limit),
        letters: async () => (await endExpired(dataSource)).removed,
      },
      upkeep: { retention: (stopping) => service.run(stopping) },
    };
  },
});
