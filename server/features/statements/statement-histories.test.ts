import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refundHalf } from '../ledger/refunds/refund-fixtures.ts';
import { statementDesk } from './statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);

const DAYS = { from: '2025-04-01', to: '2026-03-31' };
const LEDGER = `query ($from: String, $to: String) {
  donations(filter: { from: $from, to: $to }) { sums { paidPence refundedPence } } }`;

const donation = fc.record({
  donor: fc.constantFrom(0, 1, 2, null),
  pence: fc.integer({ min: 1, max: 10_000_000 }),
  on: fc.constantFrom('2025-03-31', '2025-04-01', '2025-12-31', '2026-03-31', '2026-04-01'),
  end: fc.constantFrom('PAID', 'PAID', 'REFUNDED', 'PART_REFUNDED', 'PENDING'),
});
const merge = fc.constantFrom(undefined, [0, 1], [1, 2]);

interface Sums {
  receivedPence: number;
  refundedPence: number;
}

it('[property] all statements and what names no donor are together what the ledger says, to the penny', async () => {
  const { donationStates, donorMerges } = app.features.services;
  await fc.assert(
    fc.asyncProperty(
      fc.array(donation, { minLength: 1, maxLength: 10 }),
      merge,
      async (donations, merged) => {
        const donors: number[] = [];
        for (let at = 0; at < 3; at++) donors.push(await desk.newDonor({ name: `Donor ${at}` }));
        for (const { donor, end, pence, on } of donations) {
          const id = await desk.donation(donor === null ? null : donors[donor]!, { pence, on });
          if (end === 'REFUNDED') await donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
          if (end === 'PENDING')
            await donationStates.setStatus(OPERATOR, id, { status: 'PENDING', note: 'A mistake' });
          if (end === 'PART_REFUNDED' && pence > 1) await refundHalf(app, id, pence);
        }
        if (merged) {
          const [from, into] = merged.map((at) => ({ id: donors[at]!, version: 1 }));
          await donorMerges.merge(OPERATOR, from!, into!);
        }
        const { items } = await desk.done('list', DAYS);
        const summary = await desk.done('summary', DAYS);
        const { data } = await graphql(app, { query: LEDGER, variables: DAYS, token: await desk.token() });
        const { paidPence, refundedPence } = data.donations.sums;
        const staysOf = (sums: Sums) => sums.receivedPence - sums.refundedPence;
        const inStatements = (items as Sums[]).reduce((sum, one) => sum + staysOf(one), 0);
        expect(inStatements + summary.unnamedPence).toBe(paidPence);
        expect([staysOf(summary), summary.refundedPence]).toEqual([paidPence, refundedPence]);
        expect(items).toHaveLength(summary.donorCount);
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);
