import type { QueryRunner } from 'typeorm';
import { endLinks } from '../../features/accounts/end-links.ts';
import { skipReceiptNumbers } from '../../features/ledger/receipts/receipt-book.ts';
import { forgetAllQuestions } from '../../identity/unused-accounts.ts';

/** After the backup was made, links may have been used, and people who were asked about an unused account may have signed in. */
export async function endUnsure(runner: QueryRunner): Promise<void> {
  await endLinks(runner);
  await forgetAllQuestions(runner);
}

/**
 * Leaves out so many of the next numbers of receipts, hires and whatever else has one: those that were given after the
 * backup was made stand in letters, and are not to be given to others.
 * @param createdAt when the backup was made
 */
export async function skipNumbers(runner: QueryRunner, count: number, createdAt: Date): Promise<void> {
  await runner.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1::bigint)
       FROM pg_sequences WHERE schemaname = current_schema()`,
    [count],
  );
  await skipReceiptNumbers(runner, count, createdAt);
}
