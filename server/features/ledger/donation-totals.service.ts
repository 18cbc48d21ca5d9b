import type { DataSource } from 'typeorm';
import type { DonationColumn } from '../../../rules/donation-states.ts';
import type { DonationWay } from '../../../rules/donation-ways.ts';
import { donationFilterRules } from '../../../rules/donations.ts';
import type { Language } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import type { TranslatedRow, Translations } from '../../database/translations.ts';
import { type DonationSums, SUM_COLUMNS, type SumsRow, sumsOf } from './donation-sums.ts';
import { effectiveBetween, effectiveDay } from './effective-day.ts';

/** A range of days by the clock of the site, `YYYY-MM-DD`, both inclusive; open where one is missing. */
interface Days {
  from?: string | null;
  to?: string | null;
}

/** The totals of a type, with its current name. */
interface DonationTypeTotals extends DonationSums, TranslatedRow {
  subTypeId: number;
  name: string;
  column: DonationColumn;
}

/** The totals of a month, `YYYY-MM`, by {@link effectiveDay}. */
interface DonationMonthTotals extends DonationSums {
  month: string;
}

/** The totals of a way in which money came; null where nobody has said, and of what has not come. */
interface DonationWayTotals extends DonationSums {
  way: DonationWay | null;
}

const matches = () => effectiveBetween('$1::date', '$2::date');

const selectByType = () => `
  SELECT type.id, type.name, type.language, type.translations, type.column_name, ${SUM_COLUMNS.join(', ')}
    FROM donation item JOIN donation_sub_type type ON type.id = item.sub_type_id
   WHERE ${matches()}
   GROUP BY type.id
   ORDER BY paid DESC, pending DESC, type.id`;

/** With rows for months without donations, which a chart or table must not skip. */
const selectByMonth = () => `
  WITH item AS (SELECT date_trunc('month', ${effectiveDay()}::timestamp) AS month, item.* FROM donation item WHERE ${matches()}),
       every AS (SELECT generate_series(min(month), max(month), '1 month') AS month FROM item)
  SELECT to_char(every.month, 'YYYY-MM') AS month, ${SUM_COLUMNS.join(', ')}
    FROM every LEFT JOIN item ON item.month = every.month
   GROUP BY every.month
   ORDER BY every.month`;

const selectByWay = () => `
  SELECT item.way, ${SUM_COLUMNS.join(', ')} FROM donation item WHERE ${matches()}
   GROUP BY item.way
   ORDER BY paid DESC, pending DESC, item.way`;

interface TypeRow extends SumsRow {
  id: number;
  name: string;
  language: Language;
  translations: Translations;
  column_name: DonationColumn;
}

/** Totals of donations by type, by month and by way, for administrators. */
export class DonationTotalsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError BAD_USER_INPUT for an invalid day */
  async totals(days: Days) {
    const { from = null, to = null } = validate(donationFilterRules, days);
    const [types, months, ways] = await Promise.all([
      this.dataSource.query<TypeRow[]>(selectByType(), [from, to]),
      this.dataSource.query<(SumsRow & { month: string })[]>(selectByMonth(), [from, to]),
      this.dataSource.query<(SumsRow & { way: DonationWay | null })[]>(selectByWay(), [from, to]),
    ]);
    const byType: DonationTypeTotals[] = types.map((row) => ({
      subTypeId: row.id,
      name: row.name,
      ownLanguage: row.language,
      translations: row.translations,
      column: row.column_name,
      ...sumsOf(row),
    }));
    const byMonth: DonationMonthTotals[] = months.map((row) => ({ month: row.month, ...sumsOf(row) }));
    const byWay: DonationWayTotals[] = ways.map((row) => ({ way: row.way, ...sumsOf(row) }));
    return { byType, byMonth, byWay };
  }
}
