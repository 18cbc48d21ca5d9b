import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { BankAllocation } from './bank-allocation.entity.ts';

/** SQL: the entry with that alias pays something, and was not taken back. */
export const isLive = (entry: string) =>
  `${entry}.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = ${entry}.id)`;

/** SQL: pence that a line has paid out for the live entry with that alias: what the donor gave less what was kept of it. */
export const netOf = (entry: string) => `(${entry}.pence - ${entry}.fee_pence)`;

/** For a donation that is to be removed. @throws AppError CONFLICT when an entry names it, also one that was taken back */
export async function requireNeverPaidByLines(manager: EntityManager, donationId: number): Promise<void> {
  if (await manager.existsBy(BankAllocation, { donationId }))
    throw new AppError('CONFLICT', 'paidByBankStatement');
}
