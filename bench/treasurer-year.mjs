// A year of an association through the services and calls that donors and the treasurer use: 400 donors and 3,000 gifts
// by envelopes, promises and three banks' statements, mistakes and refunds, then the year's letters. It prints the year's
// figures and fails when the ledger, the accountant's file, the receipts, the statements and two claims of Gift Aid do not agree.
//   SAMAJ_DATA=/tmp/year node bench/treasurer-year.mjs
// The folder must be new; without one it is removed at the end. `DEMO_PASSWORD=lamp-kite-garba-42 SAMAJ_DATA=/tmp/year npm start` shows the year.
import { cleanUp, cleanUpOnSignals } from './cleanup.mjs';
import { createDataDirectory } from './database.mjs';
import { openDesk } from './treasurer-desk.mjs';
import { checkYear } from './treasurer-year-check.mjs';
import { BANKS, PEOPLE } from './treasurer-year-data.mjs';
import { claimGiftAid } from './treasurer-year-gift-aid.mjs';

const YEAR = new Date().getFullYear() - 1;
const DAYS = { from: `${YEAR}-01-01`, to: `${YEAR}-12-31` };
/** A type of which the donor says the amount. */
const FUNDS = [6, 7];
const WAYS = ['CASH', 'CASH', 'CHEQUE'];
const COUNTS = { count: 36, rows: 50 };
const PROMISES_EACH = 7;
const UNPROMISED_LINES = 220;

const COUNT = 'id version rowsPence bankPence rows { donorId }';
const SAVE_COUNT = `mutation ($input: GiftCountInput!) { saveGiftCount(input: $input) { id } }`;
const SAVE_ROW =
  'mutation ($countId: Int!, $input: GiftCountRowInput!) { saveGiftCountRow(countId: $countId, input: $input) { id } }';
const SEE_COUNT = `query ($id: Int!) { giftCount(id: $id) { ${COUNT} } }`;
const BOOK = `mutation ($id: Int!, $version: Int!, $totalPence: Float!) {
  bookGiftCount(id: $id, version: $version, totalPence: $totalPence) { id } }`;
const UNBOOK = 'mutation ($id: Int!) { takeBackGiftCount(id: $id, reason: "Counted twice") { id } }';
const COPY = `mutation ($id: Int!) { copyGiftCount(id: $id) { ${COUNT} } }`;
const SAVE_DONOR = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';
const PREVIEW = `mutation ($file: Upload!, $reading: BankReadingInput!) { previewBankStatement(file: $file, reading: $reading) {
  layout { day descriptions amount moneyIn moneyOut balance } dateOrder impliedOrder } }`;
const ADD = `mutation ($file: Upload!, $reading: BankReadingInput!) {
  addBankStatement(file: $file, reading: $reading) { added statement { id } } }`;
const CONFIRM = 'mutation ($id: Int!) { confirmSureBankLines(statementId: $id) { done remaining } }';
const OPEN_LINES = `query ($id: Int!, $page: Int!) { bankLines(statementId: $id, state: TO_DECIDE, page: $page, pageSize: 100) {
  items { id version description } } }`;
const ENTER = `mutation ($id: Int!, $version: Int!, $input: BankGiftInput!) {
  enterGiftOfBankLine(id: $id, version: $version, input: $input) { id } }`;
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String, $receivedOn: String, $way: DonationWay) {
  setDonationStatus(id: $id, status: $status, note: $note, receivedOn: $receivedOn, way: $way) { id } }`;
const GIFTS = `query ($filter: DonationFilterInput) { donations(filter: $filter) { items { id } } }`;
const SEND = `mutation ($from: String!, $to: String!) { sendDonorStatements(from: $from, to: $to) { done remaining } }`;

const dayOf = (at) => new Date(Date.UTC(YEAR, 0, 1 + (at % 365))).toISOString().slice(0, 10);
const penceOf = (at) => 500 + ((at * 37) % 200) * 50;
const said = (text) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
let startedAt = performance.now();

async function addDonors({ ask, services }) {
  for (const [at, person] of PEOPLE.entries()) {
    const { kind, name, email, language, address, postcode } = person;
    if (kind === 'known')
      person.donorId = (await ask(SAVE_DONOR, { input: { name, email, language, address, postcode } })).id;
    if (kind === 'account') {
      const mobile = `7700901${String(at).padStart(3, '0')}`;
      const account = {
        name,
        email,
        mobile,
        address,
        postcode,
        sheri: '',
        password: 'Only-for-a-made-up-year-1',
      };
      person.user = await services.users.create(account);
    }
  }
}

/** One gift in twenty-one is of nobody's name, as what was in the box. */
async function countEnvelopes({ ask }) {
  const known = PEOPLE.filter(({ kind }) => kind === 'known');
  for (let at = 0; at < COUNTS.count; at++) {
    const rows = Array.from({ length: COUNTS.rows }, (_, row) => at * COUNTS.rows + row);
    const counted = String(rows.reduce((sum, gift) => sum + penceOf(gift), 0) / 100);
    const about = { place: 'Sunday in the hall', countedBy: 'Asha Rao', countedWith: 'Kiran Patel', counted };
    const { id } = await ask(SAVE_COUNT, { input: { day: dayOf(at * 10), ...about } });
    for (const gift of rows) {
      const donor = gift % 21 === 20 ? { donorName: '' } : { donorId: known[gift % known.length].donorId };
      const way = WAYS[gift % WAYS.length];
      const more = { subTypeId: FUNDS[gift % 2], amount: String(penceOf(gift) / 100), way };
      await ask(SAVE_ROW, {
        countId: id,
        input: { key: `envelope-${gift}`, donorName: '', ...donor, ...more },
      });
    }
    await book(ask, await ask(SEE_COUNT, { id }));
    // One pile was counted twice, and is typed again.
    if (at === 3) {
      await ask(UNBOOK, { id });
      await book(ask, await ask(COPY, { id }));
    }
  }
}

const book = (ask, { id, version, rowsPence, bankPence }) =>
  ask(BOOK, { id, version, totalPence: rowsPence + bankPence });

/** Promises by account and without one, made a week before their money comes. @returns lines of banks that pay them */
async function promise({ services: { donations, gifts }, query }) {
  const lines = [];
  for (const person of PEOPLE.filter(({ kind }) => kind !== 'known'))
    for (let time = 0; time < PROMISES_EACH; time++) {
      const serial = person.at * PROMISES_EACH + time;
      const day = dayOf(serial * 13 + 8);
      const madeAt = new Date(Date.parse(`${day}T12:00:00Z`) - 7 * 24 * 3600 * 1000);
      const options = { idempotencyKey: `year-promise-${serial}`, language: person.language, madeAt };
      const { name: donorName, email, user } = person;
      const fields = {
        subTypeId: FUNDS[serial % 2],
        amount: String(penceOf(serial) / 100),
        email,
        donorName,
      };
      if (user)
        await donations.donate(
          { userId: user.id },
          { ...fields, phone: '0116 496 0100', message: '' },
          options,
        );
      else
        await gifts.give({ userId: 0, mobile: '' }, { ...fields, frequency: 'ONCE', message: '' }, options);
      const [{ reference }] = await query('SELECT reference FROM donation WHERE idempotency_key = $1', [
        options.idempotencyKey,
      ]);
      lines.push({ day, text: `${donorName.toUpperCase()} ${reference}`, pence: penceOf(serial) });
    }
  return lines;
}

async function readBanks({ ask, upload }, lines) {
  const unpromised = PEOPLE.filter(({ kind }) => kind === 'giver');
  for (let at = 0; at < UNPROMISED_LINES; at++)
    lines.push({
      day: dayOf(at * 3),
      text: `REGULAR ${unpromised[at % unpromised.length].email}`,
      pence: penceOf(at),
    });
  const banks = Object.entries(BANKS);
  for (const [bank, [name, write]] of banks.entries()) {
    const ours = lines
      .filter((_, at) => at % banks.length === bank)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    const { layout, dateOrder, impliedOrder } = await upload(PREVIEW, { reading: {} }, write(ours), name);
    const { added, statement } = await upload(
      ADD,
      { reading: { layout, dateOrder: dateOrder ?? impliedOrder } },
      write(ours),
      name,
    );
    if (added !== ours.length) throw new Error(`${name}: ${added} of ${ours.length} lines were added`);
    let confirmed = 0;
    for (let rest = 1; rest > 0; ) {
      const { done, remaining } = await ask(CONFIRM, { id: statement.id });
      confirmed += done;
      rest = done > 0 ? remaining : 0;
    }
    let entered = 0;
    for (;;) {
      const { items } = await ask(OPEN_LINES, { id: statement.id, page: 1 });
      if (items.length === 0) break;
      for (const { id, version, description } of items) {
        const email = description.split(' ').at(-1);
        const { name: donorName } = PEOPLE.find((person) => person.email === email);
        await ask(ENTER, { id, version, input: { donorName, email, subTypeId: FUNDS[0] } });
      }
      entered += items.length;
    }
    said(`${name}: ${added} lines, ${confirmed} were sure, ${entered} entered as gifts`);
  }
}

/** Refunds, and payments that were noted by mistake, of which half come after all. */
async function correct({ ask }) {
  const some = PEOPLE.filter(({ kind }) => kind === 'known').slice(0, 24);
  for (const [at, { donorId }] of some.entries()) {
    const [{ id }] = (await ask(GIFTS, { filter: { ...DAYS, donorId } })).items;
    if (at < 12) await ask(SET, { id, status: 'REFUNDED' });
    else await ask(SET, { id, status: 'PENDING', note: 'Of another family' });
    if (at >= 18) await ask(SET, { id, status: 'PAID', receivedOn: dayOf(at * 9), way: 'CASH' });
  }
}

async function sendLetters({ ask }) {
  let sent = 0;
  for (let rest = 1; rest > 0; ) {
    const { done, remaining } = await ask(SEND, DAYS);
    sent += done;
    rest = done > 0 ? remaining : 0;
  }
  return sent;
}

cleanUpOnSignals();
try {
  const desk = await openDesk(process.env.SAMAJ_DATA ?? (await createDataDirectory()));
  try {
    startedAt = performance.now();
    await addDonors(desk);
    said(`${PEOPLE.length} donors`);
    await countEnvelopes(desk);
    said(`${COUNTS.count} counts of ${COUNTS.rows} envelopes`);
    const lines = await promise(desk);
    said(`${lines.length} promises by account and without one`);
    await readBanks(desk, lines);
    await correct(desk);
    said('12 refunds, 12 payments taken back, 6 of them paid again');
    const sent = await sendLetters(desk);
    said(`${sent} year's statements mailed`);
    await checkYear(desk, YEAR, sent);
    await claimGiftAid(desk, YEAR, process.env.SAMAJ_DATA);
  } finally {
    await desk.close();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await cleanUp();
