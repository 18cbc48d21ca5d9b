import { expect, it } from 'vitest';
import type { MatchedLine } from './bank-matcher.ts';
import { claimFor } from './match-claims.ts';

const LINE = {
  ...{ id: 1, accountId: 1, day: '2026-11-10', description: 'HMRC CHARITIES', payerKey: '' },
  ...{ amountPence: 5000, allocatedPence: 0, isExcluded: false },
} satisfies MatchedLine;
const CLAIM = { id: 1, version: 1, awaitedPence: 5000, sentOn: '2026-11-10', bankLineId: null };

it('money of the tax office is for the one claim that waits for as much, sent on that day or before', () => {
  expect(claimFor(LINE, [CLAIM])).toBe(CLAIM);
  expect(claimFor(LINE, [{ ...CLAIM, sentOn: '2026-11-11' }])).toBeNull();
  expect(claimFor(LINE, [CLAIM, { ...CLAIM, id: 2 }])).toBeNull();
});

it('money of the tax office is not for a claim that another line has paid', () => {
  const paid = { ...CLAIM, id: 2, bankLineId: 7 };
  expect(claimFor(LINE, [paid])).toBeNull();
  expect(claimFor(LINE, [paid, CLAIM])).toBe(CLAIM);
});
