// Whether all that tells of a year tells the same, to the penny.
import ExcelJS from 'exceljs';
import { printColumns } from './table.mjs';

const BOOKS = `query ($from: String!, $to: String!) { donationTotals(from: $from, to: $to) {
  byType { name paidPence refundedPence } byWay { way paidPence refundedPence } } }`;
const LEDGER = `query ($from: String!, $to: String!) { donations(filter: { from: $from, to: $to }) {
  totalCount sums { paidPence refundedPence pendingPence } } }`;
const RECEIPTS = `query ($year: Int!, $page: Int!) { receipts(filter: { year: $year }, page: $page, pageSize: 100) {
  totalCount items { number state } } }`;
const SUMMARY = `query ($from: String!, $to: String!) { donorStatementSummary(from: $from, to: $to) {
  donorCount withEmailCount sentCount giftCount receivedPence refundedPence unnamedCount unnamedPence } }`;
const STATEMENTS = `query ($from: String!, $to: String!, $page: Int!) {
  donorStatements(from: $from, to: $to, page: $page, pageSize: 100) { totalCount items { receivedPence refundedPence } } }`;

const money = (pence) => (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
const sumOf = (rows, value) => rows.reduce((sum, row) => sum + value(row), 0);
const staysOf = ({ receivedPence, refundedPence }) => receivedPence - refundedPence;

/** All rows of a list that comes in pages. */
async function allOf(ask, query, variables) {
  const rows = [];
  for (let page = 1; ; page++) {
    const { items, totalCount } = await ask(query, { ...variables, page });
    rows.push(...items);
    if (rows.length >= totalCount || items.length === 0) return rows;
  }
}

/** What stays by the lines of the accountant's file, and how many there are. */
async function accountantsFile(download, { from, to }) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await download(`/exports/accounts.xlsx?from=${from}&to=${to}`));
  const [headings, ...lines] = workbook.getWorksheet('Gifts and payments').getSheetValues().slice(1);
  const pence = (line, heading) => Math.round(Number(line[headings.indexOf(heading)] ?? 0) * 100);
  return {
    lines: lines.length,
    stays: sumOf(lines, (line) => pence(line, 'Amount') - pence(line, 'Refunded')),
  };
}

/**
 * Prints the figures of a year.
 * @param sent how many statements were mailed
 * @throws Error when two of them do not agree
 */
export async function checkYear({ ask, download, letters }, year, sent) {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const { byType, byWay } = await ask(BOOKS, days);
  const { sums } = await ask(LEDGER, days);
  const receipts = await allOf(ask, RECEIPTS, { year });
  const summary = await ask(SUMMARY, days);
  const statements = await allOf(ask, STATEMENTS, days);
  const file = await accountantsFile(download, days);
  const mailed = (await letters()).filter(
    ({ subject }) => subject.includes(String(year)) && !subject.includes('SMJ-'),
  );
  const numbers = new Set(receipts.map(({ number }) => Number(number.split('-').at(-1))));
  const gaps = Array.from(receipts, (_, at) => at + 1).filter((running) => !numbers.has(running));
  const inStatements = sumOf(statements, staysOf);

  console.log(`\nThe year ${year}`);
  const row = (name, { paidPence, refundedPence }) => [name, money(paidPence), money(refundedPence)];
  const came = ({ paidPence, refundedPence }) => paidPence + refundedPence > 0;
  printColumns(
    ['', 'stays', 'refunded'],
    [
      ...byType.filter(came).map((one) => row(one.name, one)),
      ...byWay.filter(came).map((one) => row(one.way ?? 'not said', one)),
    ],
  );
  printColumns(
    ['of the year', 'gifts', 'stays'],
    [
      ['ledger', summary.giftCount, money(sums.paidPence)],
      ["accountant's file", file.lines, money(file.stays)],
      [
        `statements of ${statements.length} donors`,
        summary.giftCount - summary.unnamedCount,
        money(inStatements),
      ],
      ['in no statement, without a name', summary.unnamedCount, money(summary.unnamedPence)],
    ],
  );
  const withdrawn = receipts.filter(({ state }) => state === 'WITHDRAWN').length;
  console.log(`${receipts.length} receipts, ${withdrawn} of them withdrawn, ${gaps.length} gaps`);
  console.log(`${mailed.length} statements mailed to ${new Set(mailed.map(({ to }) => to)).size} addresses`);

  const wrong = [
    file.stays !== sums.paidPence && "The accountant's file differs from the ledger.",
    inStatements + summary.unnamedPence !== sums.paidPence && 'The statements differ from the ledger.',
    sumOf(byType, ({ paidPence }) => paidPence) !== sums.paidPence && 'The funds differ from the ledger.',
    sumOf(byWay, ({ paidPence }) => paidPence) !== sums.paidPence && 'The ways differ from the ledger.',
    file.lines !== summary.giftCount && 'A gift is missing in a list.',
    receipts.length - withdrawn !== summary.giftCount && 'A gift has no receipt, or two.',
    gaps.length > 0 && `Numbers of receipts are missing: ${gaps.slice(0, 5)}`,
    (sent !== summary.withEmailCount || mailed.length !== sent) && 'Somebody has no letter, or two.',
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log('All of it agrees.');
}
