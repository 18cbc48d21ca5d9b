import { Permission } from '../../../../rules/permissions.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { defineFeature } from '../../feature.ts';
import { SponsorLetters } from './sponsor-letters.ts';
import { SponsorshipService } from './sponsorship.service.ts';
import { SponsorshipsResolver } from './sponsorships.resolver.ts';
import { UnpaidSlotService } from './unpaid-slots.service.ts';

declare module '../../services.ts' {
  interface Services {
    sponsorships: SponsorshipService;
    unpaidSlots: UnpaidSlotService;
  }
}

/** What the office does about days that are sponsored, and what becomes of those that are not paid. */
export const sponsorships = defineFeature({
  name: 'sponsors/office',
  part: 'donations',
  build({ dataSource, outbox, publicUrl }, services) {
    const { siteSettings, audit, donationStates, gifts, givingHooks, sponsorOffers } = services;
    const letters = new SponsorLetters({ outbox, siteSettings, hooks: givingHooks, publicUrl });
    const unpaidSlots = new UnpaidSlotService(dataSource, { siteSettings, donationStates, letters });
    const service = new SponsorshipService(dataSource, {
      ...{ audit, siteSettings, donationStates, gifts, letters },
    });
    siteSettings.openEnds.add(
      'SPONSORED_DAYS',
      `SELECT count(*) FROM sponsorship item JOIN donation ON donation.id = item.donation_id
        WHERE item.day >= $1 AND (item.state <> 'RELEASED' OR donation.status = 'PAID')`,
      () => [currentDay()],
    );
    return {
      services: { sponsorships: service, unpaidSlots },
      resolvers: [new SponsorshipsResolver(sponsorOffers, service)],
      today: { permission: Permission.MANAGE_DONATIONS, waiting: () => unpaidSlots.waiting() },
      upkeep: { 'sponsored days that are not paid': () => unpaidSlots.remindAndRelease() },
    };
  },
});
