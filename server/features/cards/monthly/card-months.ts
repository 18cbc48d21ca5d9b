import type { EntityManager } from 'typeorm';
import { DonationFrequency } from '../../../../rules/donation-states.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import { newDonationReference } from '../../ledger/donation-reference.ts';
import { CardPayment } from '../card-payment.entity.ts';
import { CardEntryKind, type Checkout } from '../card-payments.ts';

/**
 * Keeps the subscription of a donation that is locked, as soon as anything is heard of it.
 * @returns the number that it has here
 */
export async function keepSubscription(
  manager: EntityManager,
  donationId: number,
  subscriptionId: string,
): Promise<number> {
  await manager.query(
    `INSERT INTO card_subscription (donation_id, subscription_id) VALUES ($1, $2)
     ON CONFLICT (subscription_id) DO NOTHING`,
    [donationId, subscriptionId],
  );
  const [{ id }] = await manager.query<[{ id: number }]>(
    'SELECT id FROM card_subscription WHERE subscription_id = $1',
    [subscriptionId],
  );
  return id;
}

/** The donations of further months of gifts, locked; those of an account stay its. */
export async function monthsOf(manager: EntityManager, donationIds: readonly number[]): Promise<number[]> {
  const months = await manager.query<{ id: number }[]>(
    `SELECT id FROM donation WHERE user_id IS NULL AND id <> ALL ($1) AND id IN (
       SELECT month.donation_id FROM card_subscription item
         JOIN card_payment month ON month.card_subscription_id = item.id WHERE item.donation_id = ANY ($1))
      ORDER BY id FOR UPDATE`,
    [donationIds],
  );
  return months.map(({ id }) => id);
}

/**
 * The donation of a further month, which nobody else can change now; it is made when the month's money has come. Who
 * gives, and what they are written to in, are those of the newest month: they may have changed, or be kept no longer,
 * since the first.
 * @param promised the first month's, which is locked: so each month's is made once
 * @returns null for a month that is not paid
 */
export async function donationOfMonth(
  manager: EntityManager,
  promised: Donation,
  { id: invoiceId, movements, amountPence }: Checkout,
  { subscription, referencePrefix }: { subscription: number; referencePrefix: string },
): Promise<Donation | null> {
  const known = await manager.findOneBy(CardPayment, { checkoutId: invoiceId });
  if (known)
    return manager.findOne(Donation, {
      where: { id: known.donationId! },
      lock: { mode: 'pessimistic_write' },
    });
  if (!movements.some(({ kind }) => kind === CardEntryKind.PAYMENT)) return null;
  const newest = await manager.findOne(CardPayment, {
    where: { cardSubscriptionId: subscription },
    order: { donationId: 'DESC' },
  });
  const before = newest ? await manager.findOneByOrFail(Donation, { id: newest.donationId! }) : promised;
  const { subTypeId, typeName, ownLanguage, translations } = promised;
  const { userId, donorId, donorName, phone, email, letterLanguage } = before;
  const { id } = await manager.save(Donation, {
    ...{ subTypeId, typeName, ownLanguage, translations, amountPence },
    ...{ userId, donorId, donorName, phone, email, letterLanguage },
    message: '',
    frequency: DonationFrequency.MONTHLY,
    reference: newDonationReference(referencePrefix),
    // Ids of invoices are shorter than a key may be.
    idempotencyKey: invoiceId.slice(0, 64),
  });
  return manager.findOneOrFail(Donation, { where: { id } });
}
