import type { DataSource } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';

/** What the bank's desk keeps of accounts, and of who paid. */
export class BankDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  /** What somebody did at the treasurer's desk, without whom it was about. */
  async collect(userId: number) {
    const bankStatementsAdded = await this.dataSource.query(
      'SELECT added_at AS "addedAt", file_name AS "fileName" FROM bank_statement WHERE added_by_id = $1 ORDER BY id',
      [userId],
    );
    const bankDecisions = await this.dataSource.query(
      `SELECT made_at AS "madeAt", pence, reverses_id IS NOT NULL AS "isUndone"
         FROM bank_allocation WHERE made_by_id = $1 ORDER BY id`,
      [userId],
    );
    return { bankStatementsAdded, bankDecisions };
  }

  /** Takes from old lines who paid; day and amount stay for the sums. @returns how many */
  async forgetOldPayers(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE bank_line SET description = '', payer_key = '', excluded_note = ''
        WHERE id IN (SELECT id FROM bank_line
                      WHERE day < ${keptUntil('donations')} AND (description <> '' OR payer_key <> '' OR excluded_note <> '')
                      LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return count;
  }
}
