import { addDays } from './days.ts';

/** The day on which tax years begin, `MM-DD`. */
const TAX_YEAR_BEGINS = '04-06';

/** In which small donations can still be claimed for, after the end of their tax year. */
const YEARS_TO_CLAIM_SMALL = 2;

/** The tax year of a day, as the year in which it begins: 2025 is 6 April 2025 to 5 April 2026. */
export function taxYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < TAX_YEAR_BEGINS ? 1 : 0);
}

/** The first and the last day of a tax year, `YYYY-MM-DD`. */
export function daysOfTaxYear(taxYear: number): { firstDay: string; lastDay: string } {
  return {
    firstDay: `${taxYear}-${TAX_YEAR_BEGINS}`,
    lastDay: addDays(`${taxYear + 1}-${TAX_YEAR_BEGINS}`, -1),
  };
}

/** As the tax office writes it: 2025/26. */
export function taxYearName(taxYear: number): string {
  return `${taxYear}/${String(taxYear + 1).slice(-2)}`;
}

/** The last day on which small donations of a tax year can be claimed for. */
export function smallClaimableUntil(taxYear: number): string {
  return daysOfTaxYear(taxYear + YEARS_TO_CLAIM_SMALL).lastDay;
}
