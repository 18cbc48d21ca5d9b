import { expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser, openSession } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { claimDesk, ON } from './claim-fixtures.ts';

const app = sharedTestApp();
const desk = claimDesk(app);

it('whose money a gift was is known by the answer for another gift of the same account and name says, until another answer is given for one', async () => {
  const user = await buildUser(app, { name: 'Mina Joshi' });
  const token = await openSession(app, { userId: user.id });
  const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
  const given = async (donorName: string) => {
    const { reference } = (await donate(app, token, { donorName })).data.donate;
    const [{ id }] = await query('SELECT id FROM donation WHERE reference = $1', [reference]);
    const paid = { status: 'PAID', receivedOn: ON, way: 'CASH' } as const;
    await app.features.services.donationLedger.setStatus(OPERATOR, id, paid);
    return id;
  };
  const donorOf = async (id: number) =>
    (await query('SELECT donor_id FROM donation WHERE id = $1', [id]))[0].donor_id;
  const lastSaid = async (id: number) => {
    const [entry] = await query(
      `SELECT detail FROM audit_entry WHERE subject = 'donation' AND subject_id = $1 AND action = 'CHANGE'
        ORDER BY id DESC LIMIT 1`,
      [id],
    );
    return entry?.detail;
  };
  const [companys, hers, before] = [
    await given('Joshi Ltd'),
    await given('M. Joshi'),
    await given('Joshi  LTD'),
  ];
  const own = await donorOf(hers);
  await desk.declare(own);
  await desk.done('note', { donationId: companys, input: { isOwnMoney: false } });
  expect(await lastSaid(companys)).toBe('FOR_NAME');
  // Of the gifts that wait and that come; the account's other names are asked about as before.
  expect([await desk.reasonOf(before), await desk.reasonOf(hers)]).toEqual(['NOT_OWN_MONEY', 'OTHER_NAME']);
  const next = await given('Joshi Ltd');
  expect(await desk.reasonOf(next)).toBe('NOT_OWN_MONEY');
  await desk.done('note', { donationId: next, input: { isOwnMoney: true } });
  expect(await desk.reasonOf(next)).toBeNull();
  expect(await desk.reasonOf(await given('Joshi Ltd'))).toBeNull();
  // What somebody has said of a gift itself stays.
  expect(await desk.reasonOf(companys)).toBe('NOT_OWN_MONEY');

  const ravi = await desk.newDonor({ name: 'Ravi K. Joshi' });
  await desk.done('nameDonor', { donationId: next, donorId: ravi });
  const [after, ownAgain] = [await given('Joshi Ltd'), await given('Mina Joshi')];
  expect([await donorOf(next), await donorOf(after), await donorOf(ownAgain)]).toEqual([ravi, ravi, own]);
  expect(await desk.reasonOf(after)).toBe('NO_DECLARATION');
  const waiting = await given('M. Joshi');
  await desk.done('nameDonor', { donationId: hers, donorId: ravi });
  expect(await donorOf(waiting)).toBe(ravi);
  expect([await desk.reasonOf(waiting), await lastSaid(waiting)]).toEqual(['NO_DECLARATION', 'FOR_NAME']);
  expect(await desk.refusal('nameDonor', { donationId: hers, donorId: ravi })).toBe('changedByAnother');
  expect(await desk.refusal('nameDonor', { donationId: ownAgain, donorId: ravi })).toBe('changedByAnother');
});
