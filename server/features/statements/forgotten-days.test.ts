import { expect, it } from 'vitest';
import { addMonths } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { statementDesk } from './statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);

it('[63] days of which the books keep donors no longer have no statement: half of them would read as all', async () => {
  // The limit of seven years is among these days.
  const days = { from: addMonths(currentDay(), -88), to: addMonths(currentDay(), -77) };
  const later = { from: addMonths(currentDay(), -83), to: days.to };
  const email = 'half-forgotten@example.org';
  const id = await desk.newDonor({ name: 'Kanta Shah', email });
  await desk.donation(id, { on: days.from, pence: 50_000 });
  await desk.donation(id, { on: later.to, pence: 1000 });
  expect(await desk.done('summary', days)).toMatchObject({ isForgotten: false, donorCount: 1 });
  expect(await desk.done('sendSome', days)).toEqual({ done: 1, remaining: 0 });
  const other = await desk.newDonor({ name: 'Gave later', email: 'gave-later@example.org' });
  await desk.donation(other, { on: later.to, pence: 1000 });

  await app.features.services.retention.run();
  expect(await desk.done('summary', days)).toMatchObject({
    ...{ isForgotten: true, donorCount: 0, withEmailCount: 0, sentCount: 0, changedCount: 0 },
    ...{ receivedPence: 52_000 },
  });
  for (const donors of ['ALL', 'WITHOUT_EMAIL', 'CHANGED'])
    expect((await desk.done('list', { ...days, donors })).items).toEqual([]);
  expect(await desk.done('one', { id, ...days })).toBeNull();
  expect(await desk.refusal('send', { id, ...days })).toBe('notFound');
  for (const areChanged of [true, false])
    expect(await desk.done('sendSome', { ...days, areChanged })).toEqual({ done: 0, remaining: 0 });
  expect(await desk.mailsTo(email)).toHaveLength(1);
  expect(await desk.done('summary', later)).toMatchObject({ isForgotten: false, donorCount: 2 });
});
