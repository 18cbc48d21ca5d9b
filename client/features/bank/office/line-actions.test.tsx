import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { LineActions } from './line-actions.tsx';
import { type Line, useLineActs } from './use-line-acts.ts';

/** Money that came in, of which nothing is known. */
const LINE = {
  ...{ __typename: 'BankLine', id: 7, version: 1, day: '2026-11-03', description: 'PATEL' },
  ...{ amountPence: 2500, allocatedPence: 0, feePence: 0, state: 'TO_DECIDE', isExcluded: false },
  ...{ excludedNote: '', suggestion: null, returned: null, claim: null, suggestedClaim: null },
  ...{ payments: [], chargePayments: [] },
} as unknown as Line;

function Acts({ line }: { line: object }) {
  return <LineActions line={{ ...LINE, ...line }} acts={useLineActs()} />;
}

const paid = [{ __typename: 'BankPayment', pence: 1000 }];

it.each([
  ['came in', {}, ['Find donor: PATEL']],
  [
    'came in and is in part for a donation',
    { allocatedPence: 1000, payments: paid },
    ['Find donor: PATEL', 'Undo: PATEL'],
  ],
  ['came in and is all for a donation', { allocatedPence: 2500, payments: paid }, ['Undo: PATEL']],
  ['came in and is nothing for the books', { isExcluded: true }, ['Undo: PATEL']],
  ['went out', { amountPence: -2500 }, ['Choose: PATEL']],
  [
    'went out and is all given back',
    { amountPence: -2500, allocatedPence: 2500, chargePayments: paid },
    ['Undo: PATEL'],
  ],
])('money that %s: what can be done about it', async (_what, line, acts) => {
  await showScreen(<Acts line={line} />, '/', answering({}).client);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(acts);
});
