import { z } from 'zod';
import { chosenNumber } from '../../../../rules/filters.ts';
import { taxYearName } from '../../../../rules/tax-years.ts';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { type SmallYearFieldsFragment, useSmallYearsQuery } from './small-donations.generated.ts';

const yearFilterRules = z.object({ year: chosenNumber(2000, 2999) });

/** The tax years, and the one that is chosen in the address: by default the newest in which something was collected. */
export function useYears() {
  const list = useOfficeList(yearFilterRules, {}, { prefix: 'small_' });
  const result = useSmallYearsQuery({ fetchPolicy: 'cache-and-network' });
  const chosenOf = (years: readonly SmallYearFieldsFragment[]) =>
    years.find(({ taxYear }) => taxYear === list.values.year) ??
    years.find(({ collectedPence }) => collectedPence > 0) ??
    years[0];
  return { list, result, chosenOf };
}

/** The year as the tax office writes it, for sentences. */
export const yearText = ({ taxYear }: { taxYear: number }) => taxYearName(taxYear);

/** The list of the collections, with the year. */
export type SmallYearList = ReturnType<typeof useYears>['list'];
