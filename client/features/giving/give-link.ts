import { isPayable } from '../../../rules/money.ts';
import { contentIdOf } from '../../components/list/content-id.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { GIVE_PARAMETERS } from './give-address.ts';

interface Named {
  /** Of a fund that is offered, the only one where there is one; or 0. */
  fundId: number;
  /** In pounds, or empty. */
  amount: string;
  /** What the visitor is told of what the link names in vain. */
  problems: TextKey[];
}

/**
 * What a link names, `?fund=6&amount=51`, as far as it can be given.
 * @param fundIds those that are offered
 * @param isDayGone whether it names a day to sponsor that there is not
 */
export function namedByLink(search: URLSearchParams, fundIds: readonly number[], isDayGone = false): Named {
  const [fund, amount] = [search.get(GIVE_PARAMETERS.fund), search.get(GIVE_PARAMETERS.amount)];
  const id = contentIdOf(fund) ?? 0;
  const isOffered = fundIds.includes(id);
  const isGivable = amount !== null && isPayable(amount);
  return {
    fundId: isOffered ? id : fundIds.length === 1 ? fundIds[0]! : 0,
    amount: isGivable ? amount : '',
    problems: [
      ...(isDayGone ? (['messages.sponsorClosed'] as const) : []),
      ...(fund && !isOffered ? (['give.unknownFund'] as const) : []),
      ...(amount && !isGivable ? (['give.wrongAmount'] as const) : []),
    ],
  };
}
