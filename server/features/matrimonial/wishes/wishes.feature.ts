import { defineFeature } from '../../feature.ts';
import { AsideService } from './aside.service.ts';
import { CandidateAside } from './candidate-aside.entity.ts';
import { CandidateWishes } from './candidate-wishes.entity.ts';
import { WeeklyMailResolver } from './weekly-mail.resolver.ts';
import { weeklyMailRoutes } from './weekly-mail.routes.ts';
import { WeeklyMailService } from './weekly-mail.service.ts';
import { WishesResolver } from './wishes.resolver.ts';
import { WishesService } from './wishes.service.ts';

declare module '../../services.ts' {
  interface Services {
    weeklyMail: WeeklyMailService;
  }
}

/** What families look for in candidates, whom they have put aside, and the weekly email about new ones who fit. */
export const candidateWishes = defineFeature({
  name: 'matrimonial/wishes',
  part: 'matrimonial',
  entities: [CandidateWishes, CandidateAside],
  build({ dataSource, outbox, secret, publicUrl }, services) {
    const { selectLists, profileChanges, siteSettings } = services;
    const wishes = new WishesService(dataSource, selectLists);
    const weeklyMail = new WeeklyMailService({ dataSource, outbox, secret, publicUrl, siteSettings });
    profileChanges.follow((manager, candidate) => wishes.follow(manager, candidate));
    return {
      services: { weeklyMail },
      resolvers: [new WishesResolver(wishes, new AsideService(dataSource))],
      // Whoever has a letter can end them, whether or not the section goes on.
      obligations: {
        resolvers: [new WeeklyMailResolver(weeklyMail)],
        routes: weeklyMailRoutes(weeklyMail),
      },
      upkeep: { 'weekly emails about new candidates': (stopping) => weeklyMail.sendDue(stopping) },
    };
  },
});
