import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { BankAllocation } from './bank-allocation.entity.ts';

/** SQL: the entry with that alias pays something, and was not taken back. */
export const isLive = (entry: string) =>
  `${entry}.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = ${entry}.id)`;

/** SQL: pence that a line has paid out for the live entry with that alias: what the donor gave less what was kept of it. */
export const netOf = (entry: string) => `(${entry}.pence - ${entry}.fee_pence)`;

/** SQL: pence that lines pay of the donation with that alias. */
export const allocatedTo = (donation: string) =>
  `(SELECT coalesce(sum(entry.pence), 0)::integer FROM bank_allocation entry
     WHERE entry.donation_id = ${donation}.id AND ${isLive('entry')})`;

/** Pence that lines of bank statements pay of these donations, by their ids; of the others nothing. */
export async function pencePaidByLines(
  manager: EntityManager,
  donationIds: readonly number[],
): Promise<Map<number, number>> {
  if (donationIds.length === 0) return new Map();
  const rows = await manager.query<{ id: number; pence: number }[]>(
    `SELECT donation_id AS id, sum(pence)::integer AS pence FROM bank_allocation entry
      WHERE donation_id = ANY ($1) AND ${isLive('entry')} GROUP BY donation_id`,
    [donationIds],
  );
  return new Map(rows.map(({ id, pence }) => [id, pence]));
}

/** For a donation that is to be removed. @throws AppError CONFLICT when an entry names it, also one that was taken back */
export async function requireNeverPaidByLines(manager: EntityManager, donationId: number): Promise<void> {
  if (await manager.existsBy(BankAllocation, { donationId }))
    throw new AppError('CONFLICT', 'paidByBankStatement');
}
