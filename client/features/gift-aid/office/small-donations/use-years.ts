import { taxYearName } from '../../../../../rules/tax-years.ts';
import { oneOfThese } from '../../../../components/list/filter-address.ts';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { type SmallYearFieldsFragment, useSmallYearsQuery } from './small-donations.generated.ts';

const YEAR_FILTER = { year: oneOfThese(['2\\d{3}']) } as const;

/** The tax years, and the one that is chosen in the address: by default the newest in which something was collected. */
export function useYears() {
  const list = useFilterAddress(YEAR_FILTER, 'small_');
  const result = useSmallYearsQuery({ fetchPolicy: 'cache-and-network' });
  const chosenOf = (years: readonly SmallYearFieldsFragment[]) =>
    years.find(({ taxYear }) => String(taxYear) === list.filter.year) ??
    years.find(({ collectedPence }) => collectedPence > 0) ??
    years[0];
  return { list, result, chosenOf };
}

/** The year as the tax office writes it, for sentences. */
export const yearText = ({ taxYear }: { taxYear: number }) => taxYearName(taxYear);
