import { BankReason } from '../../../rules/bank-statements.ts';
import type { ChargeSuggestion } from './match-charges.ts';
import type { Suggestion } from './match-lines.ts';

/** What a line may be for: donations, or what is owed and is no donation. */
export interface AnySuggestion extends Suggestion {
  charges: ChargeSuggestion['charges'];
}

/** By a whole reference, which says more than a name or an amount. */
const BY_REFERENCE: ReadonlySet<BankReason> = new Set([
  BankReason.REFERENCE,
  BankReason.OTHER_AMOUNT,
  BankReason.CANCELLED,
  BankReason.PAID_BY_HAND,
  BankReason.PAID_ALREADY,
]);

/** That this is just what somebody has promised, by who pays. */
const AS_GOOD_AS_NAMED: ReadonlySet<BankReason> = new Set([
  BankReason.NAME_AND_AMOUNT,
  BankReason.PAYER_AND_AMOUNT,
  BankReason.ORDER_BY_NAME,
]);

/** The better of what was found among the donations and among what is owed; where neither is, one is to be chosen from both. */
export function suggestBoth(
  ofDonations: Suggestion | undefined,
  owed: ChargeSuggestion | undefined,
): AnySuggestion | undefined {
  if (!owed) return ofDonations && { ...ofDonations, charges: [] };
  const ofCharges = { ...owed, candidates: [] };
  if (!ofDonations) return ofCharges;
  const difference = strengthOf(owed) - strengthOf(ofDonations);
  if (difference > 0) return ofCharges;
  if (difference < 0) return { ...ofDonations, charges: [] };
  return {
    reason: BankReason.SEVERAL,
    isCertain: false,
    letters: 0,
    candidates: ofDonations.candidates,
    charges: owed.charges,
  };
}

function strengthOf({ reason, isCertain, letters, ...rest }: Suggestion | ChargeSuggestion): number {
  if (BY_REFERENCE.has(reason)) return 6;
  if (reason === BankReason.MISSPELT) return 5 - letters / 10;
  if (isCertain) return 4;
  const isPromised = 'charges' in rest || rest.candidates.length > 0;
  if (isPromised && (AS_GOOD_AS_NAMED.has(reason) || reason === BankReason.SEVERAL)) return 3;
  return 1;
}
