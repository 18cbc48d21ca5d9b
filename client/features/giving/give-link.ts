import { isPayable, poundsText } from '../../../rules/money.ts';
import { contentIdOf } from '../../components/list/content-id.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { TextKey } from '../../i18n/text-keys.ts';

/** What a link to the form for gifts may name. */
const PARAMETERS = { fund: 'fund', amount: 'amount' } as const;

/** The address of the form for a fund and pence. */
export function giveAddress(fundId: number, pence: number): string {
  const query = new URLSearchParams({
    [PARAMETERS.fund]: String(fundId),
    [PARAMETERS.amount]: poundsText(pence),
  });
  return `${PATHS.give}?${query}`;
}

interface Named {
  /** Of a fund that is offered, or 0. */
  fundId: number;
  /** In pounds, or empty. */
  amount: string;
  /** What the visitor is told of what the link names in vain. */
  problems: TextKey[];
}

/**
 * What a link names, `?fund=6&amount=51`, as far as it can be given.
 * @param fundIds those that are offered
 */
export function namedByLink(search: URLSearchParams, fundIds: readonly number[]): Named {
  const [fund, amount] = [search.get(PARAMETERS.fund), search.get(PARAMETERS.amount)];
  const id = contentIdOf(fund) ?? 0;
  const isOffered = fundIds.includes(id);
  const isGivable = amount !== null && isPayable(amount);
  return {
    fundId: isOffered ? id : 0,
    amount: isGivable ? amount : '',
    problems: [
      ...(fund && !isOffered ? (['give.unknownFund'] as const) : []),
      ...(amount && !isGivable ? (['give.wrongAmount'] as const) : []),
    ],
  };
}
