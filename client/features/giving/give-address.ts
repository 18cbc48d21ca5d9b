import { poundsText } from '../../../rules/money.ts';
import { PATHS } from '../../components/page/paths.ts';

/** What a link to the form for gifts may name. */
export const GIVE_PARAMETERS = { fund: 'fund', amount: 'amount' } as const;

/** The address of the form for a fund and pence. */
export function giveAddress(fundId: number, pence: number): string {
  const query = new URLSearchParams({
    [GIVE_PARAMETERS.fund]: String(fundId),
    [GIVE_PARAMETERS.amount]: poundsText(pence),
  });
  return `${PATHS.give}?${query}`;
}
