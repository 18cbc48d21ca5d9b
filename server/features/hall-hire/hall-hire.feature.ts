import { Permission } from '../../../rules/permissions.ts';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import { defineFeature } from '../feature.ts';
import { HallHire } from './hall-hire.entity.ts';
import { HallHireResolver } from './hall-hire.resolver.ts';
import { HallHireService } from './hall-hire.service.ts';
import { HireAccountsService } from './hire-accounts.service.ts';
import { HireChargesService } from './hire-charges.service.ts';
import { HireLinksService } from './hire-links.service.ts';
import { HireRequestService } from './hire-request.service.ts';
import { HirerDataService } from './hirer-data.service.ts';
import { HirerNewsService } from './hirer-news.service.ts';

declare module '../services.ts' {
  interface Services {
    hallHire: HallHireService;
    hireRequests: HireRequestService;
    hireAccounts: HireAccountsService;
    hireLinks: HireLinksService;
    hireCharges: HireChargesService;
    hirerNews: HirerNewsService;
  }
}

export const hallHire = defineFeature({
  name: 'hall-hire',
  part: 'hallHire',
  entities: [HallHire],
  build(
    { dataSource, visitors, outbox, secret, publicUrl },
    { siteSettings, audit, rooms, occupancies, charges, askAgain, hallPage },
  ) {
    const hireLinks = new HireLinksService(secret, publicUrl);
    const hireCharges = new HireChargesService(charges, hallPage);
    askAgain.owed.push((manager, charge) => hireCharges.owed(manager, charge));
    const hirerNews = new HirerNewsService(outbox, hireLinks, rooms);
    const calendar = { rooms, occupancies };
    const hireRequests = new HireRequestService(
      dataSource,
      visitors,
      outbox,
      siteSettings,
      calendar,
      hireLinks,
    );
    const service = new HallHireService(dataSource, outbox, siteSettings, audit, {
      calendar,
      links: hireLinks,
      charges: hireCharges,
      news: hirerNews,
    });
    const hires = (status: string) =>
      `SELECT count(*) FROM hall_hire WHERE status = '${status}' AND ends_at > now()`;
    siteSettings.openEnds.add('HIRE_REQUESTS', hires('REQUESTED'));
    siteSettings.openEnds.add('HIRES', hires('ACCEPTED'));
    const hirerData = new HirerDataService(dataSource, charges);
    const hireAccounts = new HireAccountsService(dataSource);
    return {
      services: { hireRequests, hallHire: service, hireAccounts, hireLinks, hireCharges, hirerNews },
      retention: {
        // Declined, cancelled, or never answered.
        hireRequests: (limit) =>
          deleteSome(
            dataSource,
            'hall_hire',
            `status IN ('DECLINED', 'CANCELLED') AND coalesce(decided_at, created_at) < ${keptUntil('hireRequests')}
             OR status = 'REQUESTED' AND ends_at < ${keptUntil('hireRequests')}`,
            limit,
          ),
        hires: async (limit) =>
          (await hirerData.forgetLeaving(limit)) +
          (await deleteSome(
            dataSource,
            'hall_hire',
            `status = 'ACCEPTED' AND ends_at < ${keptUntil('hires')}`,
            limit,
          )),
      },
      account: hirerData,
      today: {
        permission: Permission.MANAGE_HALL_HIRE,
        waiting: (actor) => service.waiting(actor),
        coming: (until) => service.coming(until),
      },
      resolvers: [new HallHireResolver(hireRequests, service)],
    };
  },
});
