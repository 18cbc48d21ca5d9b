import type { MatchedLine } from './bank-matcher.ts';
import type { ClaimOfLine } from './claim-payments.ts';

/** How the tax office calls itself on bank statements. */
const TAX_OFFICE = /\bHMRC|\bHM REVENUE/i;

/** The one claim that waits for just this money of the tax office; null where there is none, or several. */
export function claimFor(line: MatchedLine, claims: readonly ClaimOfLine[]): ClaimOfLine | null {
  if (line.allocatedPence > 0 || !TAX_OFFICE.test(line.description)) return null;
  const [claim, another] = claims.filter(
    ({ awaitedPence, sentOn, bankLineId }) =>
      !bankLineId && awaitedPence === line.amountPence && sentOn <= line.day,
  );
  return claim && !another ? claim : null;
}
