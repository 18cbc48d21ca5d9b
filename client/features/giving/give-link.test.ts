import { expect, it } from 'vitest';
import { namedByLink } from './give-link.ts';
import { sponsoredByLink } from './sponsored.ts';

const FUNDS = [3, 6];

it.each([
  ['', { fundId: 0, amount: '', problems: [] }],
  ['fund=6&amount=51', { fundId: 6, amount: '51', problems: [] }],
  ['fund=6', { fundId: 6, amount: '', problems: [] }],
  ['amount=12.50', { fundId: 0, amount: '12.50', problems: [] }],
  ['fund=7&amount=51', { fundId: 0, amount: '51', problems: ['give.unknownFund'] }],
  ['fund=six', { fundId: 0, amount: '', problems: ['give.unknownFund'] }],
  ['fund=6&amount=0', { fundId: 6, amount: '', problems: ['give.wrongAmount'] }],
  ['fund=6&amount=-51', { fundId: 6, amount: '', problems: ['give.wrongAmount'] }],
  ['fund=6&amount=', { fundId: 6, amount: '', problems: [] }],
])(
  '[D30] of the link ?%s what can be given is filled in, and the visitor is told of the rest',
  (search, named) => {
    expect(namedByLink(new URLSearchParams(search), FUNDS)).toEqual(named);
  },
);

it('[D30] the only fund that there is need not be named, and is chosen where another one is', () => {
  expect(namedByLink(new URLSearchParams(''), [3])).toEqual({ fundId: 3, amount: '', problems: [] });
  expect(namedByLink(new URLSearchParams('fund=6'), [3]).fundId).toBe(3);
});

it('of a day to sponsor that there is not the visitor is told first', () => {
  const { problems } = namedByLink(new URLSearchParams('fund=7'), FUNDS, true);
  expect(problems).toEqual(['messages.sponsorClosed', 'give.unknownFund']);
});

it.each([
  ['sponsor=3&day=2026-10-15&slot=2', { offerId: 3, day: '2026-10-15', slot: 2 }],
  ['sponsor=3&slot=2', undefined],
  ['sponsor=3&day=2026-10-15', undefined],
  ['day=2026-10-15&slot=2', undefined],
  ['sponsor=3&day=2026-02-30&slot=2', undefined],
])('a link to sponsor names what, the day and its time: ?%s', (search, chosen) => {
  expect(sponsoredByLink(new URLSearchParams(search))).toEqual(chosen);
});
