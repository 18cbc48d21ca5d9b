import { useState } from 'react';
import { ledgerFilterRules } from '../../../../rules/donations.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';

const daysRules = ledgerFilterRules.pick({ from: true, to: true });

/** Two days, both inclusive, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

export const ofYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The query of an address for these days. */
export const daysQuery = (days: Days) => `?${String(new URLSearchParams({ ...days }))}`;

/** The days that a page is about, by its address; those of this year without any. */
export function useDays() {
  const list = useFilterAddress(daysRules);
  const [year] = useState(() => Number(wallClock(new Date()).date.slice(0, 4)));
  const days = list.narrowedBy > 0 ? { from: list.filter.from, to: list.filter.to } : ofYear(year);
  const areWhole = days.from !== '' && days.to !== '' && days.from <= days.to;
  return { list, year, days, areWhole };
}
