import { addDays } from '../rules/days.ts';
import { currentDay } from '../rules/zoned-time.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import type { Features } from '../server/features/build-features.ts';
import { demoOffers } from './sponsor-texts.ts';

/** What can be sponsored, and some days that families have taken, through the same services as the office's and theirs. */
export async function addDemoSponsors(
  { sponsorOffers, gifts, donationLedger, donationStates }: Features['services'],
  admin: User,
): Promise<void> {
  const treasurer = { userId: admin.id, name: admin.name };
  for (const { taken, ...offer } of demoOffers()) {
    const { id: offerId, nextFree, pence } = await sponsorOffers.save(treasurer, 'new', offer);
    for (const { after, slot, isPaid, ...names } of taken) {
      const day = addDays(nextFree!.day, after);
      const madeAt = new Date();
      const email = `${names.donorName.toLowerCase().replaceAll(' ', '.')}@example.org`;
      const { donorName, forWhom, gotra, occasion, shownName } = names;
      await gifts.give(
        { userId: 0, mobile: '' },
        {
          ...{ subTypeId: offer.subTypeId, amount: String(pence / 100), frequency: 'ONCE', donorName, email },
          ...{ message: '', sponsor: { offerId, day, slot, forWhom, gotra, occasion, shownName } },
        },
        { idempotencyKey: `demo-sponsor-${offerId}-${after}-${slot}`, madeAt },
      );
      if (!isPaid) continue;
      const { items } = await donationLedger.list({ limit: 1, offset: 0 }, { search: email });
      const paid = { status: 'PAID', receivedOn: currentDay(), paymentMethod: 'TRANSFER' } as const;
      await donationStates.setStatus(treasurer, items[0]!.id, paid, madeAt);
    }
  }
}
