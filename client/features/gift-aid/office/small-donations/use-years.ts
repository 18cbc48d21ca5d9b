import { z } from 'zod';
import { chosenNumber } from '../../../../../rules/filters.ts';
import { taxYearName } from '../../../../../rules/tax-years.ts';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { type SmallYearFieldsFragment, useSmallYearsQuery } from './small-donations.generated.ts';

const yearFilterRules = z.object({ year: chosenNumber(2000, 2999) });

/** The tax years, and the one that is chosen in the address: by default the newest in which something was collected. */
export function useYears() {
  const list = useFilterAddress(yearFilterRules, 'small_');
  const result = useSmallYearsQuery({ fetchPolicy: 'cache-and-network' });
  const chosenOf = (years: readonly SmallYearFieldsFragment[]) =>
    years.find(({ taxYear }) => taxYear === list.values.year) ??
    years.find(({ collectedPence }) => collectedPence > 0) ??
    years[0];
  return { list, result, chosenOf };
}

/** The year as the tax office writes it, for sentences. */
export const yearText = ({ taxYear }: { taxYear: number }) => taxYearName(taxYear);
