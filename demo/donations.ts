import { DONATION_STATUS_CHANGES, DonationStatus } from '../rules/donation-states.ts';
import { mobileFromE164 } from '../rules/phone.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import type { Features } from '../server/features/feature.ts';
import { DEMO_DONATIONS, DEMO_GIFT } from './donation-texts.ts';

const DAY = 24 * 3600 * 1000;

/** The steps that lead to a status: Refunded was Paid before. */
function stepsTo(status: DonationStatus): DonationStatus[] {
  if (status === DonationStatus.PENDING) return [];
  const isDirect = DONATION_STATUS_CHANGES[DonationStatus.PENDING].includes(status);
  return isDirect ? [status] : [DonationStatus.PAID, status];
}

/** What a family has given over a year, and a gift without an account, through the same services that donors and administrators use. */
export async function addDemoDonations(
  { donations, donationLedger, gifts }: Features['services'],
  admin: User,
  user: User,
): Promise<void> {
  const treasurer = { userId: admin.id, name: admin.name };
  const { name: donorName, email } = user;
  const phone = `0${mobileFromE164(user.mobile)}`;
  for (const [
    index,
    { subTypeId, amount = '', daysAgo, status, message = '', note },
  ] of DEMO_DONATIONS.entries()) {
    const madeAt = new Date(Date.now() - daysAgo * DAY);
    const { id } = await donations.donate(
      { userId: user.id },
      { subTypeId, donorName, amount, email, phone, message },
      { idempotencyKey: `demo-donation-${index}`, madeAt },
    );
    for (const [step, next] of stepsTo(status).entries())
      await donationLedger.setStatus(
        treasurer,
        id,
        { status: next, note },
        new Date(madeAt.getTime() + (step + 0.2) * DAY),
      );
  }
  const { daysAgo, ...gift } = DEMO_GIFT;
  const madeAt = new Date(Date.now() - daysAgo * DAY);
  await gifts.give({ userId: 0, mobile: '' }, gift, { idempotencyKey: 'demo-gift', madeAt });
}
