import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build } from './example-builders.ts';
import { newBooking } from './records.ts';

const entry = () => ({ amount: '20', day: currentDay(), method: 'CASH' as const });

/** A deposit of a booking that is not paid. */
async function newCharge(app: TestApp): Promise<{ id: number }> {
  const { id: hireId } = await newBooking(app);
  const { charges } = app.features.services;
  const asked = {
    kind: 'DEPOSIT',
    owner: { hireId },
    pence: 2000,
    dueOn: '2090-01-01',
    backOn: '2090-02-01',
  } as const;
  const charge = await app.database.dataSource.transaction((manager) =>
    charges.ask(manager, { ...asked, payerName: 'Asha Rao', language: 'en' }),
  );
  return charge!;
}

async function paidCharge(app: TestApp): Promise<{ id: number }> {
  const charge = await newCharge(app);
  await app.features.services.chargeEntries.payByHand(OPERATOR, charge.id, 2000, entry());
  return charge;
}

/** The price of a booking, which the office has voided. */
async function voidedCharge(app: TestApp): Promise<{ id: number }> {
  const charge = await newCharge(app);
  const { dataSource } = app.database;
  await dataSource.query(
    'UPDATE hall_hire SET deposit_pence = 2000 WHERE id = (SELECT hire_id FROM charge WHERE id = $1)',
    [charge.id],
  );
  await app.features.services.chargeEntries.void(OPERATOR, charge.id, { reason: 'A mistake' });
  return charge;
}

/** Calls about what is owed, each with what it needs. */
export const CHARGE_EXAMPLES: Record<string, Build> = {
  payCharge: about(newCharge, { input: { ...entry(), seenPence: 2000 } }),
  giveBackCharge: about(paidCharge, { input: { ...entry(), seenPence: 2000, reason: 'All was clean' } }),
  keepCharge: about(paidCharge, {
    input: { amount: '20', day: currentDay(), seenPence: 2000, reason: 'A broken chair' },
  }),
  undoChargeEntry: async (app) => {
    const { id: chargeId } = await paidCharge(app);
    const [{ id }] = await app.database.dataSource.query('SELECT id FROM charge_entry WHERE charge_id = $1', [
      chargeId,
    ]);
    return { variables: { id, reason: 'A mistake' } };
  },
  askForChargeAgain: about(voidedCharge),
  voidCharge: about(newCharge, { reason: 'Asked twice' }),
};
