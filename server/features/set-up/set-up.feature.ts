import { defineFeature } from '../feature.ts';
import { OpenTasksResolver } from './open-tasks.resolver.ts';
import { OpenTasksService } from './open-tasks.service.ts';
import { SetUpResolver } from './set-up.resolver.ts';
import { SetUpService } from './set-up.service.ts';
import { SetUpToken } from './set-up-token.entity.ts';

declare module '../services.ts' {
  interface Services {
    setUp: SetUpService;
  }
}

/** The first evening: a new installation is set up in the browser, and the office says what is left to do. */
export const setUp = defineFeature({
  name: 'set-up',
  entities: [SetUpToken],
  // Every start writes it, and a restore does not mind it.
  seeded: ['set_up_token'],
  build({ dataSource, rateLimiter, outbox }, { users, siteSettings, signIn, events, committee }) {
    const service = new SetUpService(dataSource, rateLimiter, { users, siteSettings, signIn });
    const openTasks = new OpenTasksService(dataSource, { siteSettings, events, committee }, outbox);
    return {
      services: { setUp: service },
      resolvers: [new SetUpResolver(service), new OpenTasksResolver(openTasks)],
    };
  },
});
