// The people and the banks of the made-up year: the same ones each time.

const FIRST = ['Asha', 'Kiran', 'Meera', 'Nilesh', 'Bhavna', 'Dipak', 'Hansa', 'Jayesh', 'Kokila', 'Manoj'];
const MORE = ['Nita', 'Pravin', 'Rekha', 'Suresh', 'Tara', 'Usha', 'Vijay', 'Yogesh', 'Chandrika', 'Girish'];
const LAST = ['Patel', 'Shah', 'Mistry', 'Solanki', 'Tailor', 'Mehta', 'Joshi', 'Rao', 'Desai', 'Chauhan'];
const SECOND = ['Parmar', 'Vaghela', 'Lad', 'Gajjar', 'Modi', 'Trivedi', 'Amin', 'Bhatt', 'Dave', 'Kotecha'];

const name = (at) => {
  const [first, last] = [[...FIRST, ...MORE][at % 20], [...LAST, ...SECOND][Math.floor(at / 20) % 20]];
  return `${first} ${last}`;
};

/** Of 400: the first 40 have accounts, 100 give by their e-mail, 260 are known to the treasurer, every third with an e-mail. */
export const PEOPLE = Array.from({ length: 400 }, (_, at) => {
  const kind = at < 40 ? 'account' : at < 140 ? 'giver' : 'known';
  const isMailed = kind !== 'known' || at % 3 === 0;
  return {
    at,
    kind,
    name: name(at),
    email: isMailed ? `donor-${at}@example.org` : '',
    language: at % 4 === 0 ? 'gu' : 'en',
    address: `${(at % 90) + 1} ${['High Street', 'Belgrave Road', 'Melton Road'][at % 3]}\nLeicester`,
    postcode: `LE4 ${at % 10}${'ABDEFGHJLN'[at % 10]}X`,
  };
});

const pounds = (pence) => (pence / 100).toFixed(2);
const [iso, british, american] = [
  (day) => day,
  (day) => day.split('-').reverse().join('/'),
  (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
];
const cell = (text) => `"${text.replaceAll('"', '""')}"`;
const table = (rows, separator = ',') => rows.map((row) => row.map(cell).join(separator)).join('\r\n');

/** Files of three banks, which differ in headings, encoding, decimals and the order of dates. Lines are `{ day, text, pence }`. */
export const BANKS = {
  'sterling.csv': (lines) =>
    Buffer.from(
      table([
        ['Transaction Date', 'Transaction Type', 'Transaction Description', 'Debit Amount', 'Credit Amount'],
        ...lines.map(({ day, text, pence }) => [british(day), 'FPI', text, '', pounds(pence)]),
      ]),
    ),
  'continental.csv': (lines) => {
    const amount = (pence) => pounds(pence).replace('.', ',');
    const rows = lines.map(({ day, text, pence }) => [iso(day), text, amount(pence)]);
    return Buffer.from(`\uFEFF${table([['Date', 'Description', 'Amount'], ...rows], ';')}`, 'utf16le');
  },
  'overseas.csv': (lines) =>
    Buffer.from(
      table([
        ['Account Name', 'Community', '', ''],
        ['Date', 'Details', 'In', 'Out'],
        ...lines.map(({ day, text, pence }) => [american(day), text, pounds(pence), '']),
      ]),
      'latin1',
    ),
};
