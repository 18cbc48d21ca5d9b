import type { StatementDonors } from '../../../../../rules/donor-statements.ts';
import { PATHS } from '../../../../components/page/paths.ts';
import type { Days } from '../accounts/use-days.ts';

/** The address at which the statements of some donors, or of one, are printed. */
export function printAddress(days: Days, who: { donors: StatementDonors } | { donor: number }): string {
  const parameters = Object.entries({ ...days, ...who }).map(([name, value]) => [name, String(value)]);
  return `${PATHS.printStatements}?${new URLSearchParams(parameters)}`;
}
