import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { claimDesk } from './claim-fixtures.ts';
import { readSchedule } from './schedule/schedule-checker.ts';

const app = sharedTestApp();
const desk = claimDesk(app);

const which = fc.nat({ max: 20 });
const act = fc.oneof(
  fc.record({
    kind: fc.constant('GIFT' as const),
    pence: fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 5_000_000 })),
    on: fc.constantFrom('2026-04-05', '2026-04-06', '2026-09-30'),
  }),
  fc.record({ kind: fc.constant('CLAIM' as const), areSmallTogether: fc.boolean() }),
  fc.record({ kind: fc.constant('SEND' as const), which }),
  fc.record({ kind: fc.constant('UNDO' as const), which }),
  fc.record({ kind: fc.constant('REFUND' as const), which }),
  fc.record({ kind: fc.constant('NOT_PAID' as const), which }),
  fc.record({ kind: fc.constant('REFUND_PART' as const), which, part: fc.integer({ min: 1, max: 3 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What stays of each gift, as the test knows it. */
interface Gift {
  id: number;
  pence: number;
  back: number;
}

async function play(acts: readonly Act[], donorId: number) {
  const gifts: Gift[] = [];
  const claims: number[] = [];
  const step = async (operation: 'sent' | 'voidClaim', id: number | undefined) => {
    if (!id) return;
    const { version } = await desk.done('claim', { id });
    const day = '2026-11-20';
    // Refused where the state does not allow it, which is as good.
    await desk.refusal(operation, { id, version, ...(operation === 'sent' && { day }) });
  };
  for (const one of acts) {
    if (one.kind === 'GIFT') {
      const { pence, on } = one;
      gifts.push({ id: await desk.donation(donorId, { pence, on }), pence, back: 0 });
    } else if (one.kind === 'CLAIM') {
      const { areSmallTogether } = one;
      const input = { until: '2026-11-20', areSmallTogether };
      const before = await desk.done('summary');
      if (before.claimable.count > 0) claims.push((await desk.done('make', { input })).id);
    } else if (one.kind === 'SEND' || one.kind === 'UNDO') {
      await step(one.kind === 'SEND' ? 'sent' : 'voidClaim', claims[one.which % claims.length]);
    } else {
      const gift = gifts[one.which % gifts.length];
      if (!gift || gift.back === gift.pence) continue;
      if (one.kind === 'NOT_PAID') {
        // What was refunded in part was paid.
        if (gift.back > 0) continue;
        const ledger = app.features.services.donationStates;
        await ledger.setStatus(OPERATOR, gift.id, { status: 'PENDING', note: 'It bounced' });
        gift.back = gift.pence;
      } else if (one.kind === 'REFUND') {
        await desk.refund(gift.id);
        gift.back = gift.pence;
      } else {
        const back = Math.floor(gift.pence / (one.part + 1));
        if (back <= gift.back) continue;
        await refund(app, gift.id, back - gift.back, gift.back);
        gift.back = back;
      }
    }
  }
  return { gifts, claims };
}

it('[property] after any history of gifts, refunds and claims, what was claimed is a quarter of what stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 20 }), async (acts) => {
      const donorId = await desk.taxpayer();
      const { gifts, claims } = await play(acts, donorId);
      for (const id of claims) {
        const { version } = await desk.done('claim', { id });
        await desk.refusal('sent', { id, version, day: '2026-11-20' });
      }
      // The last claims make all good; each needs a gift to take it off.
      do {
        const pence = 5_000_000;
        gifts.push({ id: await desk.donation(donorId, { pence, on: '2026-05-01' }), pence, back: 0 });
        claims.push((await desk.claimed()).id);
      } while ((await desk.done('summary')).overclaimedTaxPence > 0);
      const [{ claimed, madeGood }] = await app.database.dataSource.query(
        `SELECT (SELECT coalesce(sum(pence), 0)::float8 FROM gift_aid_claim_gift
                  WHERE is_living AND donation_id = ANY ($1)) AS claimed,
                (SELECT coalesce(sum(made_good.pence), 0)::float8
                   FROM gift_aid_overclaim made_good JOIN gift_aid_claim_gift ON gift_aid_claim_gift.id = claim_gift_id
                  WHERE made_good.is_living AND donation_id = ANY ($1)) AS "madeGood"`,
        [gifts.map(({ id }) => id)],
      );
      expect(claimed - madeGood).toBe(gifts.reduce((sum, { pence, back }) => sum + pence - back, 0));
      for (const id of claims) {
        const { state, schedules, giftsPence, taxPence } = await desk.done('claim', { id });
        expect(taxPence).toBeGreaterThanOrEqual(0);
        if (state === 'VOID') continue;
        const files = await Promise.all(
          schedules.map(async ({ part }: { part: number }) =>
            readSchedule((await desk.schedule(id, part)).rawPayload, currentDay()),
          ),
        );
        expect(files.flatMap(({ faults }) => faults)).toEqual([]);
        const inFiles = files.flatMap((file) => file.gifts).reduce((sum, { pence }) => sum + pence, 0);
        expect(inFiles).toBe(giftsPence);
      }
    }),
    { numRuns: 12 },
  );
}, 180_000);
