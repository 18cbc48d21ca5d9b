import type { DataSource } from 'typeorm';
import { type DonorKind, donorSearchRules } from '../../../../rules/donors.ts';
import type { Language } from '../../../../rules/languages.ts';
import { searchPatterns } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { SUM_COLUMNS, type SumsRow, sumsOf } from '../donation-sums.ts';
import { IS_GIVEN } from '../for-hall.ts';
import { foundDonors } from './donor.service.ts';

/** What came of a donor in a year, in pence; what stays is without what was refunded. */
interface YearSums {
  stays: number;
  refunded: number;
}

/** A donor as in the file of all donors. */
export interface BookedDonor {
  id: number;
  kind: DonorKind;
  name: string;
  address: string;
  postcode: string;
  email: string;
  phone: string;
  language: Language;
  hasAccount: boolean;
  /** By the year in which the money came. */
  years: ReadonlyMap<number, YearSums>;
}

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

const YEAR = 'extract(year FROM item.received_on)::integer';
/** As the year's statements have it: what is paid for the hall is no donation. */
const CAME = `item.status IN ('PAID', 'REFUNDED') AND ${IS_GIVEN}`;

/** All donors with what each of them gave in each year. */
export class DonorBookService {
  constructor(private readonly dataSource: DataSource) {}

  /** The years in which money of donors came, the newest first. */
  async years(): Promise<number[]> {
    const rows = await this.dataSource.query<{ year: number }[]>(
      `SELECT DISTINCT ${YEAR} AS year FROM donation item WHERE item.donor_id IS NOT NULL AND ${CAME} ORDER BY 1 DESC`,
    );
    return rows.map(({ year }) => year);
  }

  /**
   * One batch of those whom the list of donors finds, by name; an empty one is the end.
   * @param after the last one of the batch before
   * @throws AppError BAD_USER_INPUT
   */
  async batch(searched: string, after?: BookedDonor): Promise<BookedDonor[]> {
    const { search } = validate(donorSearchRules, { search: searched });
    const parameters: unknown[] = [after?.name ?? '', after?.id ?? 0];
    if (search) parameters.push(searchPatterns(search));
    const donors = await this.dataSource.query<Omit<BookedDonor, 'years'>[]>(
      `SELECT donor.id, donor.kind, donor.name, donor.address, donor.postcode, donor.email, donor.phone,
              donor.letter_language AS language, donor.user_id IS NOT NULL AS "hasAccount"
         FROM donor WHERE ${foundDonors(search ? '$3' : undefined)} AND (lower(donor.name), donor.id) > (lower($1), $2)
        ORDER BY lower(donor.name), donor.id LIMIT ${BATCH_SIZE}`,
      parameters,
    );
    const sums = await this.dataSource.query<(SumsRow & { donorId: number; year: number })[]>(
      `SELECT item.donor_id AS "donorId", ${YEAR} AS year, ${SUM_COLUMNS.join(', ')}
         FROM donation item WHERE item.donor_id = ANY ($1) AND ${CAME} GROUP BY 1, 2`,
      [donors.map(({ id }) => id)],
    );
    const byDonor = new Map<number, Map<number, YearSums>>(donors.map(({ id }) => [id, new Map()]));
    for (const { donorId, year, ...row } of sums) {
      const { paidPence: stays, refundedPence: refunded } = sumsOf(row);
      byDonor.get(donorId)!.set(year, { stays, refunded });
    }
    return donors.map((donor) => ({ ...donor, years: byDonor.get(donor.id)! }));
  }
}
