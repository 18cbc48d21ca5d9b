import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import { collectFrom } from '../account-part.ts';
import { bankDesk, csv, DAY, type Line } from '../bank/bank-fixtures.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { claimDesk, TAXPAYER } from '../gift-aid-claims/claim-fixtures.ts';
import { giftsOf } from '../giving/gift-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const counts = countDesk(app);
const claims = claimDesk(app);
const donations = giftsOf(app);
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

/** Stands wherever the books say who gave, or why. */
const WHO = 'Brinjal';

/** A donation that Gift Aid was claimed for, of which a part was refunded. */
async function claimedDonation(): Promise<number> {
  const donorId = await claims.newDonor({ name: `${WHO} Rao`, address: WHO });
  const declared = { ...TAXPAYER, firstName: WHO, declaredOn: '2024-01-01' };
  await claims.declare(donorId, declared);
  const id = await claims.donation(donorId, { pence: 5000, on: '2026-05-10' });
  await claims.claimed();
  const refund = { amount: '20', day: '2026-05-12', paymentMethod: 'CASH', reason: WHO } as const;
  await app.features.services.refunds.refund(OPERATOR, id, 0, refund);
  return id;
}

/** A donation whose first receipt was voided. */
async function voidedReceipt() {
  const id = await claims.donation(null, { on: '2026-05-11' });
  const { donationStates } = app.features.services;
  await donationStates.setStatus(OPERATOR, id, { status: 'PENDING', note: `Of ${WHO}` });
  await donationStates.setStatus(OPERATOR, id, { status: 'PAID', receivedOn: '2026-05-12' });
}

/** Counts, one of which stays a draft, with the number of a cheque, which the history has as well. */
async function countedDonations() {
  const cheque = { donorName: WHO, paymentMethod: 'CHEQUE', chequeNumber: `${WHO} 42` };
  await counts.booked({ counted: '10' }, envelope(cheque));
  await counts.draft({ counted: '10' }, envelope(cheque));
}

let statements = 0;

/** A line that pays a donation, and one that is set aside. */
async function lines() {
  statements += 1;
  const description = `FPI ${WHO} ${statements}`;
  const { lines: added } = await bank.bringIn(csv([DAY, description, '7.00'], [DAY, description, '8.00']));
  const [paying, other] = added as [Line, Line];
  const input = { donorName: WHO, subTypeId: 6, email: '' };
  await bank.done('newDonation', { id: paying.id, version: paying.version, input });
  await bank.done('excluded', { id: other.id, version: other.version, note: WHO });
}

/** The rows of the tables that have a name. */
const tablesWith = async (name: string) =>
  (await wholeDatabase(app)).split('\n').filter((table) => table.toUpperCase().includes(name.toUpperCase()));

it('[PRIV-5] of a donation without an account that was never paid nothing says after its year who meant to give', async () => {
  const [who, other] = ['Aubergine', 'Courgette'];
  const unpaid = { donorName: who, message: who, email: `${who}@example.org` };
  await donations.give(unpaid);
  await donations.give(unpaid);
  await donations.give({ donorName: other, email: `${other}@example.org` });
  await donations.give({ donorName: other, email: `${other}@example.org` });
  const { id: paid } = (await donations.rows(`${other}@example.org`))[1];
  const never = await donations.rows(unpaid.email);
  const { donationStates } = app.features.services;
  await donationStates.setStatus(OPERATOR, paid, { status: 'PAID' });
  await donationStates.setStatus(OPERATOR, never[0].id, { status: 'CANCELLED' });
  await query(`UPDATE donation SET created_at = created_at - interval '13 months'`);
  await query(`UPDATE donor SET created_at = created_at - interval '13 months'`);
  await app.outboxSender.sendDue();
  expect(await tablesWith(who)).not.toEqual([]);
  await removeOld(app, 'unpaidGifts');
  expect(await tablesWith(who)).toEqual([]);
  // Each is cancelled once, by the office or now.
  const history =
    'SELECT donation_id AS id FROM donation_status_change WHERE donation_id = ANY ($1) ORDER BY 1';
  const ids = never.map(({ id }: { id: number }) => id);
  expect(await query(history, [ids])).toEqual(ids.map((id: number) => ({ id })));
  // Whoever has given otherwise stays, with that donation.
  const kept = 'SELECT donation.id FROM donation JOIN donor ON donor.id = donor_id WHERE name = $1';
  expect(await query(kept, [other])).toEqual([{ id: paid }]);
});

it('a donor whom the office entered stays without the donation that was never paid, also when the officer has left', async () => {
  const officer = await buildUser(app);
  const by = { userId: officer.id, name: officer.name };
  const [name, email] = ['Entered Rao', 'entered.rao@example.org'];
  const home = { address: '12 High Street', postcode: 'LE4 6XX', phone: '', note: '', language: 'en' };
  const donor = { kind: 'PERSON' as const, name, email, ...home };
  const id = await app.features.services.donors.save(by, 'new', donor);
  await query('DELETE FROM user_account WHERE id = $1', [officer.id]);
  await donations.give({ donorName: name, email });
  expect(await query('SELECT donor_id FROM donation WHERE email = $1', [email])).toEqual([{ donor_id: id }]);
  await query(`UPDATE donation SET created_at = created_at - interval '13 months' WHERE donor_id = $1`, [id]);
  await removeOld(app, 'unpaidGifts');
  expect(await query('SELECT id FROM donation WHERE email = $1', [email])).toEqual([]);
  expect(await query('SELECT address FROM donor WHERE id = $1', [id])).toEqual([{ address: home.address }]);
});

it('[PRIV-5] after their years the books say nowhere who gave, and the sums stay', async () => {
  await claimedDonation();
  await voidedReceipt();
  await countedDonations();
  await lines();
  await donations.give({ donorName: WHO, message: WHO });
  await query(
    `UPDATE donation SET donor_name = '${WHO}', phone = '${WHO}', email = '${WHO}', message = '${WHO}'`,
  );
  for (const [table, moment] of [
    ['donor', 'created_at'],
    ['donation', 'created_at'],
    ['donation', 'received_on'],
    ['cash_count', 'started_at'],
    ['bank_line', 'day'],
    ['gift_aid_claim', 'made_at'],
    ['gift_aid_declaration_entry', 'made_at'],
  ] as const)
    await query(`UPDATE ${table} SET ${moment} = ${moment} - interval '8 years'`);
  await app.outboxSender.sendDue();
  const sums = () =>
    query(`SELECT (SELECT sum(amount_pence) FROM donation) AS given, (SELECT sum(pence) FROM donation_refund) AS back,
                  (SELECT sum(pence) FROM gift_aid_claim_gift) AS claimed, (SELECT sum(amount_pence) FROM bank_line) AS came,
                  (SELECT sum(amount_pence) FROM cash_envelope) AS counted, (SELECT count(*) FROM receipt) AS receipts`);
  const before = await sums();
  expect(await wholeDatabase(app)).toContain(WHO);
  // What one leaves for the next time is gone with the second.
  for (let round = 1; round <= 2; round += 1)
    for (const kind of ['unpaidGifts', 'donations', 'donors'] as const) await removeOld(app, kind);
  expect(await tablesWith(WHO)).toEqual([]);
  expect(await sums()).toEqual(before);
});

it('[PRIV-5] who gave what Gift Aid was claimed for is known for six years from the claim', async () => {
  const [id, later] = [await claimedDonation(), await claimedDonation()];
  await query(
    `UPDATE donation SET created_at = created_at - interval '8 years', received_on = received_on - interval '8 years'
      WHERE id = $1`,
    [id],
  );
  const isKnown = async (sinceClaim: string) => {
    await query('UPDATE gift_aid_claim SET made_at = now() - $1::interval', [sinceClaim]);
    await removeOld(app, 'donations');
    const [{ donor_name: name }] = await query('SELECT donor_name FROM donation WHERE id = $1', [id]);
    return name !== '';
  };
  expect([await isKnown('6 years -1 day'), await isKnown('6 years 1 day')]).toEqual([true, false]);
  await removeOld(app, 'donations');
  const taxpayers = `SELECT taxpayer ->> 'firstName' AS name FROM gift_aid_claim_gift WHERE donation_id = ANY ($1) ORDER BY donation_id`;
  expect(await query(taxpayers, [[id, later]])).toEqual([{ name: '' }, { name: WHO }]);
});

it('[PRIV-5] the export of an account has what its owner did in the books, and nothing of what others did', async () => {
  await claimedDonation();
  await voidedReceipt();
  await countedDonations();
  await lines();
  const { id: stranger } = await buildUser(app);
  const filledOf = async (userId: number) =>
    Object.entries(await collectFrom(app.features.services.accountParts, userId))
      .filter(([, part]) => Array.isArray(part) && part.length > 0)
      .map(([name]) => name);
  expect(await filledOf(stranger)).toEqual([]);
  const officers = await query('SELECT id FROM user_account WHERE id <> $1', [stranger]);
  const done: string[] = [];
  for (const { id } of officers) done.push(...(await filledOf(id)));
  expect([...new Set(done)].sort()).toEqual([
    'bankDecisions',
    'bankStatementsAdded',
    'cashCounts',
    'donationsDecidedInTheOffice',
    'donorsAdded',
    'giftAidClaimsHandled',
  ]);
});
