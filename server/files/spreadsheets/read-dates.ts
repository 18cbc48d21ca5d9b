import type { DateOrder } from '../../../rules/imports.ts';
import { isDate } from '../../../rules/zoned-time.ts';
import { plainCell } from './plain-cell.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d{2})(\d{2}))$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?,?[-/. ]+(\d{4}|\d{2})$/;
const NAME_AND_DAY = /^([a-z]{3,9})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]+(\d{4}|\d{2})$/;
/** The name of the day before a date, and the time behind it. */
const AROUND =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+|[t, ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?$/g;

/** A two-digit year from this on is of the last century. */
const FIRST_OF_LAST_CENTURY = 70;

function iso(year: string, month: number, day: number): string | undefined {
  const short = year.length === 2;
  const century = Number(year) >= FIRST_OF_LAST_CENTURY ? 1900 : 2000;
  const full = short ? century + Number(year) : Number(year);
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDate(text) ? text : undefined;
}

/** Without what stands around it. */
function dateAlone(text: string): string {
  return plainCell(text).toLowerCase().replaceAll(AROUND, '').trim();
}

function monthOfName(name: string): number {
  return MONTHS.findIndex((month) => name.startsWith(month)) + 1;
}

/**
 * The day that a text says, as `YYYY-MM-DD`; undefined for what is none; `UNCLEAR` for one as 05/04/2024, where either
 * number can be the day, unless the order is given.
 */
export function readDate(text: string, order?: DateOrder | null): string | undefined {
  const written = dateAlone(text);
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst)
    return iso(yearFirst[1]!, Number(yearFirst[2] ?? yearFirst[4]), Number(yearFirst[3] ?? yearFirst[5]));
  const dayAndName = DAY_AND_NAME.exec(written);
  if (dayAndName) return iso(dayAndName[3]!, monthOfName(dayAndName[2]!), Number(dayAndName[1]));
  const nameAndDay = NAME_AND_DAY.exec(written);
  if (nameAndDay) return iso(nameAndDay[3]!, monthOfName(nameAndDay[1]!), Number(nameAndDay[2]));
  const numbers = NUMBERS.exec(written);
  if (!numbers) return undefined;
  const [, first = '', second = '', year = ''] = numbers;
  const dayFirst = iso(year, Number(second), Number(first));
  const monthFirst = iso(year, Number(first), Number(second));
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) return dayFirst ?? monthFirst;
  if (!order) return 'UNCLEAR';
  return order === 'DAY_FIRST' ? dayFirst : monthFirst;
}

/** Whether somebody has to say what comes first in the dates of a column: none of them decides it, or they contradict. */
export function datesAreUnclear(texts: readonly string[]): boolean {
  return texts.some((text) => readDate(text) === 'UNCLEAR') && !impliedOrder(texts);
}

/** What the dates of a column say of which only one reading is possible; undefined when they say nothing, or both. */
export function impliedOrder(texts: readonly string[]): DateOrder | undefined {
  const orders = new Set<DateOrder>();
  for (const text of new Set(texts)) {
    const [dayFirst, monthFirst] = [readDate(text, 'DAY_FIRST'), readDate(text, 'MONTH_FIRST')];
    const numbers = NUMBERS.exec(dateAlone(text));
    if (!numbers || dayFirst !== monthFirst || !dayFirst || numbers[1] === numbers[2]) continue;
    orders.add(Number(numbers[1]) > 12 ? 'DAY_FIRST' : 'MONTH_FIRST');
  }
  const [only, ...others] = orders;
  return others.length === 0 ? only : undefined;
}
