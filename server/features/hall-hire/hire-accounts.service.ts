import type { DataSource } from 'typeorm';
import { hireReference } from '../../../rules/hire-reference.ts';
import type { HirePayment } from '../../../rules/hire-states.ts';
import { timeZone } from '../../database/start-of-day.ts';

/** What was agreed to be paid for a hire, without the hirer: the hall's secretary knows who that is by the reference. */
export interface HireAccount {
  id: number;
  reference: string;
  /** Of the hire, `YYYY-MM-DD` by the clock of the site. */
  day: string;
  depositPence: number | null;
  chargesPence: number | null;
  outstandingPence: number | null;
  paidBy: HirePayment | null;
  agreedOn: string | null;
  /** What has come and gone until today, null where nothing was asked; of the charges less what was given back. */
  depositPaidPence: number | null;
  depositBackPence: number | null;
  chargesPaidPence: number | null;
}

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** The hires that were accepted, for the accountant. */
export class HireAccountsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One batch of the hires on these days, by day; an empty one is the end.
   * @param days by the clock of the site, `YYYY-MM-DD`, both inclusive
   * @param after the last one of the batch before
   */
  async batch({ from, to }: { from: string; to: string }, after?: HireAccount): Promise<HireAccount[]> {
    const rows = await this.dataSource.query<Omit<HireAccount, 'reference'>[]>(
      `SELECT * FROM (
         SELECT id, to_char(starts_at AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD') AS day,
                deposit_pence AS "depositPence", charges_pence AS "chargesPence",
                outstanding_pence AS "outstandingPence", paid_by AS "paidBy",
                to_char(agreed_on, 'YYYY-MM-DD') AS "agreedOn",
                (SELECT sum(paid_pence)::integer FROM charge WHERE hire_id = hall_hire.id AND kind = 'DEPOSIT') AS "depositPaidPence",
                (SELECT sum(returned_pence)::integer FROM charge WHERE hire_id = hall_hire.id AND kind = 'DEPOSIT') AS "depositBackPence",
                (SELECT sum(paid_pence - returned_pence - kept_pence)::integer FROM charge WHERE hire_id = hall_hire.id AND kind = 'HIRE') AS "chargesPaidPence"
           FROM hall_hire WHERE status = 'ACCEPTED') hire
        WHERE day BETWEEN $1 AND $2 AND (day, id) > ($3, $4)
        ORDER BY day, id LIMIT ${BATCH_SIZE}`,
      [from, to, after?.day ?? '', after?.id ?? 0],
    );
    return rows.map((row) => ({ ...row, reference: hireReference(row.id) }));
  }
}
