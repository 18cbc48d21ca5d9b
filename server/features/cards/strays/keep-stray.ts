import { type EntityManager, IsNull } from 'typeorm';
import { CardEntry } from '../card-entry.entity.ts';
import { CardPayment } from '../card-payment.entity.ts';
import { CardEntryKind, type Checkout } from '../card-payments.ts';
import { CardStray } from './card-stray.entity.ts';

type Kept = Pick<CardStray, 'reason'> &
  Partial<
    Pick<CardStray, 'donationId' | 'chargeId' | 'reference' | 'payerName' | 'payerEmail' | 'subscriptionId'>
  >;

/** What has come, and did not go back. */
export function penceLeft({ movements }: Checkout): number {
  const { PAYMENT, FEE } = CardEntryKind;
  return movements.reduce(
    (sum, { kind, pence }) => (kind === FEE ? sum : sum + (kind === PAYMENT ? pence : -pence)),
    0,
  );
}

/** Keeps that money is in no donation and in no charge; if all of it went back, that is settled. */
export async function keepStray(manager: EntityManager, kept: Kept, checkout: Checkout): Promise<void> {
  const paid = checkout.movements.find(({ kind }) => kind === CardEntryKind.PAYMENT);
  if (!paid) return;
  const { id: checkoutId, currency } = checkout;
  await manager
    .createQueryBuilder()
    .insert()
    .into(CardStray)
    .values({ ...kept, checkoutId, pence: paid.pence, currency, cameAt: paid.at })
    .orIgnore()
    .execute();
  if (penceLeft(checkout) <= 0) await settleStray(manager, checkoutId);
}

/** Says of money that it is in a donation now, or went back. */
export async function settleStray(manager: EntityManager, checkoutId: string): Promise<void> {
  await manager.update(CardStray, { checkoutId, settledAt: IsNull() }, settled());
}

/**
 * Whether money was dealt with outside the donation or charge that it names, so that it counts there no more, whatever becomes of
 * that; the treasurer says so no more until the transaction ends.
 * @returns whether what moved is entered all the same, as of what was paid twice; null where it may count
 */
export async function dealtWith(
  manager: EntityManager,
  checkoutId: string,
): Promise<{ isEntered: boolean } | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const stray = await manager.findOne(CardStray, { where: { checkoutId }, lock });
  if (!stray?.settledAt) return null;
  const payment = await manager.findOneBy(CardPayment, { checkoutId });
  if (payment?.isCounted) return null;
  return {
    isEntered: payment !== null && (await manager.existsBy(CardEntry, { cardPaymentId: payment.id })),
  };
}

/** What is stored of one that is dealt with: it names nobody any more. */
export const settled = () => ({ settledAt: new Date(), payerName: '', payerEmail: '' });
