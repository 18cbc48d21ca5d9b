import { expect, it } from 'vitest';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { countDesk, envelope, SAID } from './count-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);
type Draft = Awaited<ReturnType<typeof desk.draft>>;
type Refusal = Parameters<typeof desk.refusal>;

it.each<[string, (draft: Draft) => Refusal, string]>([
  ['is added', ({ id }) => ['saveRow', { countId: id, input: envelope() }], 'cashCountBooked'],
  ['is taken out', ({ id, rows }) => ['removeRow', { countId: id, key: rows[0].key }], 'cashCountBooked'],
  [
    'is changed',
    ({ id, rows: [{ key, version }] }) => [
      'saveRow',
      { countId: id, input: { ...envelope(), amount: '99', key, version } },
    ],
    'cashCountBooked',
  ],
  [
    'stays, and what is said of the count is changed',
    ({ id, version }) => ['saveCount', { input: { ...SAID, id, version } }],
    'changedByAnother',
  ],
  ['goes with the draft', ({ id, version }) => ['removeCount', { id, version }], 'changedByAnother'],
])('a count that is booked just when a row %s stays as it was booked', async (_what, write, refusal) => {
  const draft = await desk.draft({ counted: '10' }, envelope());
  const answers = await together(
    app,
    (manager) => manager.query('SELECT FROM cash_count WHERE id = $1 FOR UPDATE', [draft.id]),
    [() => desk.refusal('book', desk.booking(draft)), () => desk.refusal(...write(draft))],
  );
  expect(answers).toEqual([undefined, refusal]);
  expect(await desk.done('count', { id: draft.id })).toMatchObject({
    state: 'BOOKED',
    countedPence: 1000,
    rowsPence: 1000,
    rowCount: 1,
  });
});

it('a count is not voided of which a donation is being refunded', async () => {
  const { id } = await desk.booked({ counted: '10' }, envelope());
  const [{ id: given }] = await desk.donationsOf(id);
  const { donationStates, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  const refusal = await during(
    app,
    async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id: given }, lock });
      const fields = { status: DonationStatus.REFUNDED };
      await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
    },
    () => desk.refusal('undo', { id, reason: 'Typed twice' }),
  );
  expect(refusal).toBe('cashCountRefunded');
  expect(await desk.donationsOf(id)).toMatchObject([{ status: 'REFUNDED' }]);
});

it('a count that is void is copied once by two at the same time, also by one who copies its copy that is void', async () => {
  const { id } = await desk.booked({ counted: '10' }, envelope());
  await desk.done('undo', { id, reason: 'Typed twice' });
  const copy = await desk.done('copy', { id });
  await desk.done('book', desk.booking(copy));
  await desk.done('undo', { id: copy.id, reason: 'Typed twice' });
  const answers = await together(
    app,
    (manager) => manager.query('SELECT FROM cash_count WHERE id = $1 FOR UPDATE', [id]),
    [() => desk.refusal('copy', { id: copy.id }), () => desk.refusal('copy', { id })],
  );
  expect(answers).toEqual([undefined, 'cashCountCopied']);
});
