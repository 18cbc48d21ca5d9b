import type { DataSource } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';

/** What charges keep of accounts, and of who paid. What is owed by somebody with an account stands with their hires and replies. */
export class ChargesDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  /** What somebody entered in the office, without whose it was. */
  async collect(userId: number) {
    const chargeEntriesMade = await this.dataSource.query(
      `SELECT made_at AS "madeAt", kind, pence, reverses_id IS NOT NULL AS "isUndone"
         FROM charge_entry WHERE made_by_id = $1 ORDER BY id`,
      [userId],
    );
    return { chargeEntriesMade };
  }

  /** Takes from old charges who owed them, and what was written about it; day and amount stay for the sums. @returns how many */
  async forgetOldPayers(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE charge SET payer_name = '', email = '', voided_reason = ''
        WHERE id IN (SELECT id FROM charge
                      WHERE greatest(due_on, back_on) < ${keptUntil('donations')}
                        AND (payer_name <> '' OR email <> '' OR voided_reason <> '')
                      LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    const [, entries] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE charge_entry SET reason = ''
        WHERE id IN (SELECT entry.id FROM charge_entry entry JOIN charge ON charge.id = entry.charge_id
                      WHERE greatest(charge.due_on, charge.back_on, entry.day) < ${keptUntil('donations')}
                        AND entry.reason <> '' LIMIT $1 FOR UPDATE OF entry SKIP LOCKED)`,
      [limit],
    );
    return count + entries;
  }
}
