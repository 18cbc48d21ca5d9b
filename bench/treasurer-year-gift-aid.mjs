// Two claims of Gift Aid over the made-up year, with a refund between them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import '@oxc-node/core/register';
import { PEOPLE } from './treasurer-year-data.mjs';

// Imported dynamically, because the TypeScript loader above must be registered first.
const { readSchedule } = await import('../server/features/gift-aid/schedule/schedule-checker.ts');

const FIND =
  'query ($search: String!) { donors(search: $search, pageSize: 100) { items { id name email } } }';
const DECLARE = `mutation ($donorId: Int!, $input: GiftAidDeclarationInput!) {
  declareGiftAid(donorId: $donorId, input: $input) { id } }`;
const CLAIM = 'id version giftCount giftsPence taxPence overclaimedTaxPence schedules { part rowCount }';
const MAKE = `mutation ($input: GiftAidClaimInput!) { makeGiftAidClaim(input: $input) { ${CLAIM} } }`;
const SENT =
  'mutation ($id: Int!, $version: Int!, $day: String!) { giftAidClaimSent(id: $id, version: $version, day: $day) { id } }';
const LEDGER = `query ($filter: DonationFilterInput) { donations(filter: $filter, pageSize: 100) {
  totalCount items { id amountPence refundedPence status } } }`;
const SET =
  'mutation ($id: Int!, $status: DonationStatus!) { setDonationStatus(id: $id, status: $status) { id } }';

const sumOf = (rows, value) => rows.reduce((sum, row) => sum + value(row), 0);
const money = (pence) => (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

/** Every second donor declares at the beginning of the year. @returns their ids */
async function declare(ask, year) {
  const declared = [];
  for (const { kind, name, email, address, postcode, ...person } of PEOPLE.filter(({ at }) => at % 2 === 0)) {
    let { donorId } = person;
    if (kind !== 'known') {
      const { items } = await ask(FIND, { search: email });
      donorId = items.find((donor) => donor.email === email)?.id;
    }
    if (!donorId) continue;
    const [firstName, lastName] = name.split(' ');
    const house = address.split(' ')[0];
    const taxpayer = { title: '', firstName, lastName, house, postcode };
    const input = { ...taxpayer, way: 'PAPER', cover: 'FROM_NOW', declaredOn: `${year}-01-01` };
    await ask(DECLARE, { donorId, input });
    declared.push(donorId);
  }
  return declared;
}

/** What stays in the ledger of the gifts of some donors on some days. */
async function inLedger(ask, donorIds, days) {
  let pence = 0;
  for (const donorId of donorIds) {
    const { items, totalCount } = await ask(LEDGER, { filter: { ...days, donorId } });
    if (totalCount > items.length) throw new Error('A donor has too many gifts for this script');
    pence += sumOf(
      items.filter(({ status }) => status === 'PAID'),
      ({ amountPence, refundedPence }) => amountPence - refundedPence,
    );
  }
  return pence;
}

/** @throws Error when the tax office would refuse a schedule, or its sum differs */
async function readFiles({ download }, { id, giftsPence, overclaimedTaxPence, schedules }, folder) {
  const today = new Date().toISOString().slice(0, 10);
  const read = [];
  for (const { part } of schedules) {
    const file = await download(`/exports/gift-aid/${id}-${part}.ods`);
    if (folder) await writeFile(join(folder, `gift-aid-${id}-${part}.ods`), file);
    read.push(await readSchedule(file, today));
  }
  const faults = read.flatMap((schedule) => schedule.faults);
  if (faults.length > 0) throw new Error(`The tax office would refuse it: ${faults.slice(0, 5)}`);
  const pence = sumOf(
    read.flatMap(({ gifts }) => gifts),
    (gift) => gift.pence,
  );
  if (pence !== giftsPence) throw new Error(`Claim ${id}: its schedules have ${pence}, it has ${giftsPence}`);
  if (sumOf(read, ({ overclaimedPence }) => overclaimedPence) !== overclaimedTaxPence)
    throw new Error(`Claim ${id}: another over-claimed tax in its schedules`);
}

/**
 * @param folder where the schedules are left, if any
 * @throws Error when a claim differs from the ledger
 */
export async function claimGiftAid(desk, year, folder) {
  const { ask } = desk;
  const donorIds = await declare(ask, year);
  console.log(`\nGift Aid of ${donorIds.length} donors who declared`);
  let before;
  for (const until of [`${year}-06-30`, `${year}-12-31`]) {
    const claim = await ask(MAKE, { input: { until } });
    const days = before ? { from: `${year}-07-01`, to: until } : { from: `${year}-01-01`, to: until };
    const stays = await inLedger(ask, donorIds, days);
    if (stays !== claim.giftsPence)
      throw new Error(`Claim ${claim.id} has ${claim.giftsPence}, the ledger ${stays}`);
    if (before && claim.overclaimedTaxPence !== Math.round(before / 4))
      throw new Error(`${claim.overclaimedTaxPence} of tax is made good for a refund of ${before}`);
    await readFiles(desk, claim, folder);
    await ask(SENT, { ...claim, day: `${year + 1}-01-10` });
    console.log(
      `claim ${claim.id} until ${until}: ${claim.giftCount} gifts, ${money(claim.giftsPence)}, ${claim.schedules.length} schedule(s), ` +
        `tax ${money(claim.taxPence)}, taken off ${money(claim.overclaimedTaxPence)}`,
    );
    if (!before) {
      const filter = { ...days, donorId: donorIds[0], status: 'PAID' };
      const [{ id, amountPence }] = (await ask(LEDGER, { filter })).items;
      await ask(SET, { id, status: 'REFUNDED' });
      before = amountPence;
      console.log(`a gift of ${money(amountPence)} is given back`);
    }
  }
}
