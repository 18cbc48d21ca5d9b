import type { DataSource } from 'typeorm';
import type { DonationColumn } from '../../../rules/donation-states.ts';
import { donationFilterRules } from '../../../rules/donations.ts';
import { validate } from '../../../rules/validation.ts';
import { COUNTED_DAY, countedBetween } from './counted-day.ts';
import { type DonationSums, SUMS, type Sums, sumsOf } from './donation-sums.ts';

/** Which days are meant, each of the clock in London; without them all. */
interface Days {
  from?: string | null;
  to?: string | null;
}

/** A type with what was given for it, under the name it has now. */
interface DonationTypeTotals extends DonationSums {
  subTypeId: number;
  name: string;
  nameGujarati: string | null;
  column: DonationColumn;
}

/** A month of the clock in London, `YYYY-MM`, by the day that counts. */
interface DonationMonthTotals extends DonationSums {
  month: string;
}

const MATCHES = countedBetween('$1::date', '$2::date');

const BY_TYPE = `
  SELECT type.id, type.name, type.name_gujarati, type.column_name, ${SUMS.join(', ')}
    FROM donation item JOIN donation_sub_type type ON type.id = item.sub_type_id
   WHERE ${MATCHES}
   GROUP BY type.id
   ORDER BY paid DESC, pending DESC, type.id`;

/** Months without a donation are there too: a gap would look like the month after. */
const BY_MONTH = `
  WITH item AS (SELECT date_trunc('month', ${COUNTED_DAY}::timestamp) AS month, item.* FROM donation item WHERE ${MATCHES}),
       every AS (SELECT generate_series(min(month), max(month), '1 month') AS month FROM item)
  SELECT to_char(every.month, 'YYYY-MM') AS month, ${SUMS.join(', ')}
    FROM every LEFT JOIN item ON item.month = every.month
   GROUP BY every.month
   ORDER BY every.month`;

interface TypeRow extends Sums {
  id: number;
  name: string;
  name_gujarati: string | null;
  column_name: DonationColumn;
}

/** What came in, by type and by month, for administrators; by the day it was received (D98). */
export class DonationTotalsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError BAD_USER_INPUT for a day that is none */
  async totals(days: Days) {
    const { from = null, to = null } = validate(donationFilterRules, days);
    const [types, months] = await Promise.all([
      this.dataSource.query<TypeRow[]>(BY_TYPE, [from, to]),
      this.dataSource.query<(Sums & { month: string })[]>(BY_MONTH, [from, to]),
    ]);
    const byType: DonationTypeTotals[] = types.map((row) => ({
      subTypeId: row.id,
      name: row.name,
      nameGujarati: row.name_gujarati,
      column: row.column_name,
      ...sumsOf(row),
    }));
    const byMonth: DonationMonthTotals[] = months.map((row) => ({ month: row.month, ...sumsOf(row) }));
    return { byType, byMonth };
  }
}
