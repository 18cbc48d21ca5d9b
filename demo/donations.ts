import { DONATION_STATUS_CHANGES, DonationStatus } from '../rules/donation-states.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import { userViewer } from '../server/features/accounts/user-viewer.ts';
import type { Features } from '../server/features/feature.ts';
import { DEMO_DONATIONS } from './donation-texts.ts';

const DAY = 24 * 3600 * 1000;

/** The steps that lead to a status: Refunded was Paid before. */
function stepsTo(status: DonationStatus): DonationStatus[] {
  if (status === DonationStatus.PENDING) return [];
  const isDirect = DONATION_STATUS_CHANGES[DonationStatus.PENDING].includes(status);
  return isDirect ? [status] : [DonationStatus.PAID, status];
}

/** What a family has given over a year, through the same services that donors and administrators use. */
export async function addDemoDonations(
  { donations, donationLedger }: Features['services'],
  admin: User,
  user: User,
): Promise<void> {
  const treasurer = userViewer(admin);
  const donor = userViewer(user);
  const { name: donorName, email } = user;
  for (const [
    index,
    { subTypeId, amount = '', daysAgo, status, message = '', note },
  ] of DEMO_DONATIONS.entries()) {
    const madeAt = new Date(Date.now() - daysAgo * DAY);
    const { id } = await donations.donate(
      donor,
      { subTypeId, donorName, amount, email, phone: `0${donor.mobile}`, message },
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
}
