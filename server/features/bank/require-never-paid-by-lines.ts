import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { BankAllocation } from './bank-allocation.entity.ts';

/** For a donation that is to be removed. @throws AppError CONFLICT when an entry names it, also one that was undone */
export async function requireNeverPaidByLines(manager: EntityManager, donationId: number): Promise<void> {
  if (await manager.existsBy(BankAllocation, { donationId }))
    throw new AppError('CONFLICT', 'paidByBankStatement');
}
