import { addDays, addMonths } from '../rules/days.ts';
import { DONATION_STATUS_CHANGES, DonationFrequency, DonationStatus } from '../rules/donation-states.ts';
import { mobileFromE164 } from '../rules/phone.ts';
import { currentDay, momentOf } from '../rules/zoned-time.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import type { Features } from '../server/features/build-features.ts';
import type { Actor } from '../server/identity/viewer.ts';
import { DEMO_DECLARATIONS, DEMO_DONATIONS, DEMO_GIFT, DEMO_GIVERS } from './donation-texts.ts';

const DAY = 24 * 3600 * 1000;

/** The steps that lead to a status: Refunded was Paid before. */
function stepsTo(status: DonationStatus): DonationStatus[] {
  if (status === DonationStatus.PENDING) return [];
  const isDirect = DONATION_STATUS_CHANGES[DonationStatus.PENDING].includes(status);
  return isDirect ? [status] : [DonationStatus.PAID, status];
}

/** What a family has given over a year, and a donation without an account, through the same services that donors and administrators use. */
export async function addDemoDonations(
  { donations, donationLedger, donationStates, gifts, donors, giftAidDeclarations }: Features['services'],
  admin: User,
  user: User,
): Promise<void> {
  const treasurer = { userId: admin.id, name: admin.name };
  await addDemoGivers({ gifts, donationLedger, donationStates }, treasurer);
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
      await donationStates.setStatus(
        treasurer,
        id,
        { status: next, note },
        new Date(madeAt.getTime() + (step + 0.2) * DAY),
      );
  }
  const { daysAgo, ...donation } = DEMO_GIFT;
  const madeAt = new Date(Date.now() - daysAgo * DAY);
  await gifts.give({ userId: 0, mobile: '' }, donation, { idempotencyKey: 'demo-gift', madeAt });
  await addDemoDeclarations({ donors, giftAidDeclarations }, treasurer);
}

/** Of the donors of the donations above, so that some of these can be claimed for and others wait for something. */
async function addDemoDeclarations(
  { donors, giftAidDeclarations }: Pick<Features['services'], 'donors' | 'giftAidDeclarations'>,
  treasurer: Actor,
): Promise<void> {
  for (const { email, method, taxpayer, daysAgo } of DEMO_DECLARATIONS) {
    const { items } = await donors.list({ limit: 1, offset: 0 }, { search: email, sort: 'NAME' });
    const declaredOn = addDays(currentDay(), -daysAgo);
    const said = { method, cover: 'PAST_TOO', declaredOn, livesAbroad: false } as const;
    await giftAidDeclarations.declare(treasurer, items[0]!.id, { ...said, ...taxpayer });
  }
}

/** Who gives every month, and who is a member: all of it has come by bank. */
async function addDemoGivers(
  {
    gifts,
    donationLedger,
    donationStates,
  }: Pick<Features['services'], 'gifts' | 'donationLedger' | 'donationStates'>,
  treasurer: Actor,
): Promise<void> {
  for (const { daysAgo, monthsBefore, everyMonths = 1, ...donation } of DEMO_GIVERS) {
    const lastOn = addDays(currentDay(), -daysAgo);
    const paymentMethod = donation.frequency === DonationFrequency.MONTHLY ? 'STANDING_ORDER' : 'TRANSFER';
    for (let months = monthsBefore; months >= 0; months -= everyMonths) {
      const receivedOn = addMonths(lastOn, -months);
      const madeAt = momentOf(receivedOn, '12:00');
      const idempotencyKey = `demo-${donation.email.split('@')[0]}-${months}`.replaceAll('.', '-');
      await gifts.give({ userId: 0, mobile: '' }, { ...donation, message: '' }, { idempotencyKey, madeAt });
      const { items } = await donationLedger.list({ limit: 1, offset: 0 }, { search: donation.email });
      await donationStates.setStatus(
        treasurer,
        items[0]!.id,
        { status: 'PAID', receivedOn, paymentMethod },
        madeAt,
      );
    }
  }
}
