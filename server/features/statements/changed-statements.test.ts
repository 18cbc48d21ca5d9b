import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collectFrom } from '../account-part.ts';
import { refund, refundHalf } from '../ledger/refunds/refund-fixtures.ts';
import { days, statementDesk } from './statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);

/** Somebody who gave £10 in that year and was sent the statement of it. */
async function sent(year: number, { email = `changed-${year}@example.org`, language = 'en' } = {}) {
  const id = await desk.newDonor({ name: 'Asha Rao', email, language });
  const donationId = await desk.donation(id, { on: `${year}-07-07` });
  expect(await desk.done('sendSome', days(year))).toEqual({ done: 1, remaining: 0 });
  return { id, donationId, email };
}

const again = (year: number) => desk.done('sendSome', { ...days(year), areChanged: true });
const one = (id: number, year: number) => desk.done('one', { id, ...days(year) });

it('a statement that has changed since it was sent says so, and is sent again once, as what replaces the other', async () => {
  const { id, donationId, email } = await sent(2009);
  expect(await one(id, 2009)).toMatchObject({ hasChanged: false, replaces: '' });
  expect(await again(2009)).toEqual({ done: 0, remaining: 0 });
  await refundHalf(app, donationId, 1000);
  const replaces = expect.stringMatching(/^This replaces the statement we sent you on \d+ \w+ \d{4}, /);
  expect(await one(id, 2009)).toMatchObject({ hasChanged: true, replaces });
  expect(await desk.done('summary', days(2009))).toMatchObject({ sentCount: 1, changedCount: 1 });
  expect((await desk.done('list', { ...days(2009), donors: 'CHANGED' })).items).toMatchObject([
    { donorId: id },
  ]);
  const both = await Promise.all([again(2009), again(2009)]);
  expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
  expect(await again(2009)).toEqual({ done: 0, remaining: 0 });
  const [first, second, ...more] = await desk.mailsTo(email);
  expect(more).toEqual([]);
  expect(first!.text).not.toContain('replaces');
  expect(second!.text).toContain('This replaces the statement we sent you');
  expect(second!.text).toContain('Total after refunds: £5.00');
  expect(await one(id, 2009)).toMatchObject({ hasChanged: false, replaces: '' });
  expect(await desk.done('summary', days(2009))).toMatchObject({ sentCount: 1, changedCount: 0 });
});

it('a refund that was a mistake, a new receipt and another donation change it; a look at it, or another year, does not', async () => {
  const { refunds, donationStates } = app.features.services;
  const { id, donationId } = await sent(2008);
  const hasChanged = async () => (await one(id, 2008)).hasChanged;
  await desk.donation(id, { on: '2007-07-07' });
  expect(await hasChanged()).toBe(false);
  await refundHalf(app, donationId, 1000);
  expect(await hasChanged()).toBe(true);
  const [{ id: refundId }] = await app.database.dataSource.query(
    'SELECT id FROM donation_refund WHERE donation_id = $1',
    [donationId],
  );
  await refunds.undo(OPERATOR, refundId, { reason: 'A mistake' });
  expect(await hasChanged()).toBe(false);
  await donationStates.setStatus(OPERATOR, donationId, { status: 'PENDING', note: 'Another' });
  // Nothing is left of what they were told.
  expect(await one(id, 2008)).toMatchObject({ hasChanged: true, donations: [], receivedPence: 0 });
  expect(await desk.done('send', { id, ...days(2008) })).toMatchObject({ sentByName: expect.any(String) });
  const paid = { status: 'PAID', receivedOn: '2008-07-07', paymentMethod: 'CASH' } as const;
  await donationStates.setStatus(OPERATOR, donationId, paid);
  expect(await hasChanged()).toBe(true);
});

it('the log says of which days a statement went; whoever sent it has only that in their own data', async () => {
  const { id } = await sent(2012);
  const { dataSource } = app.database;
  const lines = await dataSource.query(
    `SELECT label FROM audit_entry WHERE action = 'MAIL' AND subject = 'donor-statement' AND subject_id = $1`,
    [id],
  );
  expect(lines).toEqual([{ label: '2012-01-01 – 2012-12-31' }]);
  const { id: userId, name } = await buildUser(app);
  await app.features.services.donorStatements.send({ userId, name }, id, days(2012));
  const [{ sentAt }] = await dataSource.query(
    'SELECT max(sent_at) AS "sentAt" FROM donor_statement_letter WHERE donor_id = $1',
    [id],
  );
  const data = await collectFrom(app.features.services.accountParts, userId);
  expect(data.donorStatements).toEqual([]);
  expect(data.statementsSent).toEqual([{ sentAt }]);
});

it('another way in which a donation came changes it, as the statement names it', async () => {
  const { id, donationId } = await sent(2011);
  expect((await one(id, 2011)).hasChanged).toBe(false);
  await app.database.dataSource.query(`UPDATE donation SET payment_method = 'CHEQUE' WHERE id = $1`, [
    donationId,
  ]);
  expect(await one(id, 2011)).toMatchObject({ hasChanged: true, donations: [{ paymentMethod: 'Cheque' }] });
});

it('it is written in the language of the donor, and not to who has no e-mail or had three letters today', async () => {
  const { donationId, email } = await sent(2006, { language: 'gu' });
  await refundHalf(app, donationId, 1000);
  expect(await again(2006)).toEqual({ done: 1, remaining: 0 });
  expect((await desk.mailsTo(email))[1]!.text).toContain('મોકલેલા પત્રકને બદલે આ પત્રક છે');
  await refund(app, donationId, 100, 500);
  expect(await again(2006)).toEqual({ done: 1, remaining: 0 });
  await refund(app, donationId, 100, 600);
  expect(await again(2006)).toEqual({ done: 0, remaining: 0 });
  expect(await desk.mailsTo(email)).toHaveLength(3);
  const other = await sent(2005);
  await refundHalf(app, other.donationId, 1000);
  await app.database.dataSource.query(`UPDATE donor SET email = '' WHERE id = $1`, [other.id]);
  expect(await again(2005)).toEqual({ done: 0, remaining: 0 });
  expect(await desk.done('summary', days(2005))).toMatchObject({ changedCount: 0 });
});

it('of letters from before it was kept what they said nothing is said', async () => {
  const { id, donationId } = await sent(2004);
  await app.database.dataSource.query(
    'UPDATE donor_statement_letter SET fingerprint = NULL WHERE donor_id = $1',
    [id],
  );
  await refundHalf(app, donationId, 1000);
  expect(await one(id, 2004)).toMatchObject({ hasChanged: false });
});

it('a donation whose receipt was voided for a new one stands in the statement once, with the new number', async () => {
  const { donationStates } = app.features.services;
  const { id, donationId } = await sent(2003);
  const [{ receipt: old }] = (await one(id, 2003)).donations;
  await donationStates.setStatus(OPERATOR, donationId, { status: 'PENDING', note: 'In cash after all' });
  const paid = { status: 'PAID', receivedOn: '2003-07-07', paymentMethod: 'CASH' } as const;
  await donationStates.setStatus(OPERATOR, donationId, paid);
  const now = await one(id, 2003);
  expect(now).toMatchObject({ hasChanged: true, receivedPence: 1000, totals: ['Total: £10.00'] });
  expect(now.donations).toHaveLength(1);
  expect(now.donations[0].receipt).toMatch(/^SMJ-2003-\d{4}$/);
  expect(now.donations[0].receipt).not.toBe(old);
  expect(await desk.done('summary', days(2003))).toMatchObject({ donationCount: 1, receivedPence: 1000 });
});

it('a statement that went stands of whom its donor is merged into: it goes again only if theirs says more, and says so', async () => {
  const { donorMerges } = app.features.services;
  const [same, more] = [await sent(2013), await sent(2012)];
  const merged = async (id: number, year: number) => {
    const into = await desk.newDonor({ name: 'Asha R. Rao', email: `merged-${year}@example.org` });
    await donorMerges.merge(OPERATOR, { id, version: 1 }, { id: into, version: 1 });
    return into;
  };
  const into = await merged(same.id, 2013);
  expect(await desk.done('sendSome', days(2013))).toEqual({ done: 0, remaining: 0 });
  expect(await desk.done('summary', days(2013))).toMatchObject({ sentCount: 1, changedCount: 0 });
  expect(await one(into, 2013)).toMatchObject({ hasChanged: false, sentAt: expect.any(String) });
  const other = await merged(more.id, 2012);
  await desk.donation(other, { on: '2012-08-08' });
  expect(await one(other, 2012)).toMatchObject({ hasChanged: true });
  expect(await desk.done('sendSome', days(2012))).toEqual({ done: 0, remaining: 0 });
  expect(await again(2012)).toEqual({ done: 1, remaining: 0 });
});
