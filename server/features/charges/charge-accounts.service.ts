import type { DataSource } from 'typeorm';
import type { AccountsDays } from '../../../rules/accounts-days.ts';
import type { ChargeKind, ChargeMovedBy, ChargeMovementKind } from '../../../rules/charges.ts';

/** Money of a charge that moved, without whose: the office knows that by the reference. */
export interface ChargeAccount {
  /** Orders rows of one day. */
  key: string;
  reference: string;
  hireId: number | null;
  kind: ChargeKind;
  day: string;
  movement: ChargeMovementKind;
  method: ChargeMovedBy | null;
  pence: number;
}

/** SQL: what a payer’s bank has taken back is a payment less in the sums; people are shown that the money has gone. */
export const SHOWN_KIND = `CASE WHEN moved.pence < 0 THEN 'RETURN' ELSE moved.kind END`;

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** What was paid, given back and kept of charges, for the accountant. */
export class ChargeAccountsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One batch of what moved on these days, by day; an empty one is the end.
   * @param days by the clock of the site, `YYYY-MM-DD`, both inclusive
   * @param after the last one of the batch before
   */
  batch({ from, to }: AccountsDays, after?: ChargeAccount): Promise<ChargeAccount[]> {
    return this.dataSource.query(
      `SELECT * FROM (
         SELECT concat(moved.source, lpad(moved.source_id::text, 10, '0')) AS key, charge.reference,
                charge.hire_id AS "hireId", charge.kind, to_char(moved.day, 'YYYY-MM-DD') AS day,
                ${SHOWN_KIND} AS movement, moved.method, abs(moved.pence) AS pence
           FROM charge_movement moved JOIN charge ON charge.id = moved.charge_id
          WHERE moved.day BETWEEN $1 AND $2) item
        WHERE (day, key) > ($3, $4) ORDER BY day, key LIMIT ${BATCH_SIZE}`,
      [from, to, after?.day ?? '', after?.key ?? ''],
    );
  }

  /** Pence of deposits to give back that the association had at the end of a day: what it owes their payers. */
  async depositsHeld(day: string): Promise<number> {
    const [{ pence }] = await this.dataSource.query<[{ pence: number }]>(
      `SELECT coalesce(sum(CASE WHEN moved.kind = 'PAYMENT' THEN moved.pence ELSE -moved.pence END), 0)::float AS pence
         FROM charge_movement moved JOIN charge ON charge.id = moved.charge_id
        WHERE charge.kind = 'DEPOSIT' AND moved.kind <> 'FEE' AND charge.back_on IS NOT NULL AND moved.day <= $1`,
      [day],
    );
    return pence;
  }
}
