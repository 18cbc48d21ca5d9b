import { typedPounds } from '../../../rules/money.ts';
import { PATHS } from '../../components/page/paths.ts';

/** What a link to the form for gifts may name. */
export const GIVE_PARAMETERS = {
  fund: 'fund',
  amount: 'amount',
  sponsor: 'sponsor',
  day: 'day',
  slot: 'slot',
} as const;

/** The address of the form for a fund and pence. */
export function giveAddress(fundId: number, pence: number): string {
  const query = new URLSearchParams({
    [GIVE_PARAMETERS.fund]: String(fundId),
    [GIVE_PARAMETERS.amount]: typedPounds(pence),
  });
  return `${PATHS.give}?${query}`;
}

/** The address of the form for a day that somebody sponsors. */
export function sponsorAddress({
  offerId,
  day,
  slot,
}: {
  offerId: number;
  day: string;
  slot: number;
}): string {
  const query = new URLSearchParams({
    [GIVE_PARAMETERS.sponsor]: String(offerId),
    [GIVE_PARAMETERS.day]: day,
    [GIVE_PARAMETERS.slot]: String(slot),
  });
  return `${PATHS.give}?${query}`;
}

/** The address of the days of an offer. */
export const offerAddress = (offerId: number, month?: string) =>
  `${PATHS.sponsor}/${offerId}${month ? `?month=${month}` : ''}`;
