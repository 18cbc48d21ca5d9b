import type { DataSource } from 'typeorm';
import type { DonationColumn } from '../../../rules/donation-states.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import type { TranslatedRow, Translations } from '../../database/translations.ts';
import type {
  DonationMonthTotalsType,
  DonationSumsType,
  PaymentMethodTotalsType,
} from './donation-ledger.type.ts';
import { SUM_COLUMNS, type SumsRow, sumsOf } from './donation-sums.ts';
import { effectiveDay } from './effective-day.ts';
import { type DonationFilter, filteredDonations } from './filtered-donations.ts';

/** The totals of a type, with its current name. */
interface DonationTypeTotals extends DonationSumsType, TranslatedRow {
  subTypeId: number;
  name: string;
  column: DonationColumn;
}

const selectByType = (items: string) => `
  WITH item AS (${items})
  SELECT type.id, type.name, type.language, type.translations, type.column_name, ${SUM_COLUMNS.join(', ')}
    FROM item JOIN donation_sub_type type ON type.id = item.sub_type_id
   GROUP BY type.id
   ORDER BY paid DESC, pending DESC, type.id`;

/** With rows for months without donations, which a chart or table must not skip. */
const selectByMonth = (items: string) => `
  WITH item AS (SELECT date_trunc('month', ${effectiveDay()}::timestamp) AS month, item.* FROM (${items}) item),
       every AS (SELECT generate_series(min(month), max(month), '1 month') AS month FROM item)
  SELECT to_char(every.month, 'YYYY-MM') AS month, ${SUM_COLUMNS.join(', ')}
    FROM every LEFT JOIN item ON item.month = every.month
   GROUP BY every.month
   ORDER BY every.month`;

const selectByPaymentMethod = (items: string) => `
  WITH item AS (${items})
  SELECT item.payment_method AS "paymentMethod", ${SUM_COLUMNS.join(', ')} FROM item
   GROUP BY item.payment_method
   ORDER BY paid DESC, pending DESC, item.payment_method`;

interface TypeRow extends SumsRow {
  id: number;
  name: string;
  language: Language;
  translations: Translations;
  column_name: DonationColumn;
}

/** Totals of donations by type, by month and by payment method, for administrators. */
export class DonationTotalsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError BAD_USER_INPUT for an invalid filter */
  async totals(filter: DonationFilter) {
    const [items, parameters] = filteredDonations(this.dataSource.manager, filter)
      .select('item.*')
      .getQueryAndParameters();
    const [types, months, paymentMethods] = await Promise.all([
      this.dataSource.query<TypeRow[]>(selectByType(items), parameters),
      this.dataSource.query<(SumsRow & { month: string })[]>(selectByMonth(items), parameters),
      this.dataSource.query<(SumsRow & { paymentMethod: PaymentMethod | null })[]>(
        selectByPaymentMethod(items),
        parameters,
      ),
    ]);
    const byType: DonationTypeTotals[] = types.map((row) => ({
      subTypeId: row.id,
      name: row.name,
      ownLanguage: row.language,
      translations: row.translations,
      column: row.column_name,
      ...sumsOf(row),
    }));
    const byMonth: DonationMonthTotalsType[] = months.map((row) => ({ month: row.month, ...sumsOf(row) }));
    const byPaymentMethod: PaymentMethodTotalsType[] = paymentMethods.map((row) => ({
      paymentMethod: row.paymentMethod,
      ...sumsOf(row),
    }));
    return { byType, byMonth, byPaymentMethod };
  }
}
