import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { poundsText } from '../../../rules/money.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collected, LAST_YEAR, smallDesk } from './small-fixtures.ts';

const app = sharedTestApp();
const desk = smallDesk(app);

const pence = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900_000 }));
const which = fc.nat(5);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('collect' as const), pence }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('giftAid' as const), pence: fc.integer({ min: 1, max: 90 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('claim' as const), part: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('voidCollection' as const, 'correct' as const), which }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('voidClaim' as const, 'undo' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function idOf(sql: string, which: number): Promise<number> {
  const rows = await app.database.dataSource.query<{ id: number }[]>(`${sql} ORDER BY id`);
  return rows[which % Math.max(rows.length, 1)]?.id ?? 0;
}

const LIVING_COLLECTIONS = 'SELECT id FROM small_collection WHERE voided_at IS NULL';
const LIVING_CLAIMS = 'SELECT id FROM small_claim WHERE voided_at IS NULL';
const SENT_CLAIMS = `SELECT id FROM gift_aid_claim WHERE state = 'SENT'`;

/** Does a step as somebody does it who sees the books as they are; what is refused changes nothing. */
async function take(step: Step): Promise<void> {
  const { smallCollections, smallClaims, giftAidClaims } = app.features.services;
  try {
    if (step.act === 'collect')
      await smallCollections.add(OPERATOR, {
        ...collected(),
        paymentMethod: 'CASH',
        amount: poundsText(step.pence),
      });
    if (step.act === 'giftAid') await desk.sentGiftAid(step.pence);
    if (step.act === 'claim') {
      const year = (await smallClaims.years()).find(({ taxYear }) => taxYear === LAST_YEAR)!;
      // Also more than there is.
      const amount = poundsText(Math.ceil((year.claimablePence * step.part) / 10) + 1);
      const fields = { taxYear: LAST_YEAR, amount, day: currentDay() };
      await smallClaims.claim(OPERATOR, fields, year.claimedPence);
    }
    if (step.act === 'voidCollection')
      await smallCollections.voidCollection(OPERATOR, await idOf(LIVING_COLLECTIONS, step.which), {
        reason: 'Wrong',
      });
    if (step.act === 'correct') {
      const right = { ...collected(), paymentMethod: 'CASH' as const, amount: '1', reason: 'Wrong' };
      await smallCollections.correct(OPERATOR, await idOf(LIVING_COLLECTIONS, step.which), right);
    }
    if (step.act === 'voidClaim')
      await smallClaims.voidClaim(OPERATOR, await idOf(LIVING_CLAIMS, step.which), { reason: 'Refused' });
    if (step.act === 'undo')
      await giftAidClaims.undo(OPERATOR, { id: await idOf(SENT_CLAIMS, step.which), version: 2 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What is in the books, added up by itself. */
async function sums() {
  const sum = async (sql: string) => {
    const [{ pence }] = await app.database.dataSource.query(
      `SELECT coalesce(sum(pence), 0)::integer AS pence ${sql}`,
    );
    return pence as number;
  };
  return {
    collected: await sum('FROM small_collection WHERE voided_at IS NULL'),
    giftAid: await sum('FROM gift_aid_claim_gift WHERE is_living'),
    claimed: await sum('FROM small_claim WHERE voided_at IS NULL'),
  };
}

it('[property] whatever is collected, claimed, corrected and voided, also by two at once, no more is claimed for than the tax office allows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.option(step)), { minLength: 4, maxLength: 14 }),
      async (history) => {
        await desk.beginAnew();
        for (const [one, other] of history) {
          await Promise.all([take(one), other && take(other)]);
          const { collected: all, giftAid, claimed } = await sums();
          expect(claimed).toBeLessThanOrEqual(Math.min(all, 800_000, 10 * giftAid));
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
