import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { get } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { statementDesk } from '../../statements/statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);

/** The rows of the file as objects by their headings. */
async function download(query: string) {
  const headers = { authorization: `Bearer ${await desk.token()}` };
  const { rawPayload, statusCode } = await get(app, `/exports/donors.xlsx${query}`, headers);
  expect(statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  const [headings, ...rows] = workbook.worksheets[0]!.getSheetValues()
    .slice(1)
    .map((row) => (row as ExcelJS.CellValue[]).slice(1));
  return rows.map((row) => Object.fromEntries(headings!.map((heading, at) => [String(heading), row[at]])));
}

async function exportsInLog(): Promise<number> {
  const [{ lines }] = await app.database.dataSource.query(
    `SELECT count(*)::integer AS lines FROM audit_entry WHERE action = 'EXPORT' AND subject = 'donor'`,
  );
  return lines;
}

it('has who gives and what they gave in each year, in texts that are no formulas, and is in the log', async () => {
  const id = await desk.newDonor({
    name: '=1+1 Exported',
    address: '1 High Street\nLeicester',
    postcode: 'LE1 1AA',
    email: 'Exported@example.org',
    language: 'gu',
  });
  await desk.donation(id, { on: '2020-01-01', pence: 12_345 });
  await desk.donation(id, { on: '2020-12-31', pence: 100 });
  const refunded = await desk.donation(id, { on: '2021-06-01', pence: 700 });
  await app.features.services.donationStates.setStatus(OPERATOR, refunded, { status: 'REFUNDED' });
  const before = await exportsInLog();
  const [row] = await download('?search=exported');
  expect(row).toMatchObject({
    Name: "'=1+1 Exported",
    Kind: 'Person',
    Address: '1 High Street\nLeicester',
    Postcode: 'LE1 1AA',
    Email: 'exported@example.org',
    Language: 'Gujarati',
    Account: 'No',
    'Given in 2020': 124.45,
    'Refunded of 2021': 7,
  });
  expect([row!['Refunded of 2020'], row!['Given in 2021']]).toEqual([undefined, undefined]);
  expect(await exportsInLog()).toBe(before + 1);
});

it('has more donors than are read at once, each once, by name, and those only whom the list finds', async () => {
  await app.database.dataSource.query(
    `INSERT INTO donor (name, letter_language) SELECT (ARRAY['Same', 'same', 'Many'])[n % 3 + 1] || ' Batch', 'en'
       FROM generate_series(1, 1100) AS n`,
  );
  // One of another name stands between them, and one behind.
  for (const name of ['Nobody Else', 'Zara Else']) await desk.newDonor({ name });
  const rows = await download('?search=batch');
  expect(rows).toHaveLength(1100);
  const names = rows.map(({ Name }) => String(Name).toLowerCase());
  expect(names).toEqual([...names].sort());
});
