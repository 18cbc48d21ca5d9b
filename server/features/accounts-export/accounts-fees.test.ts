import ExcelJS from 'exceljs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { newBooking } from '../../testing/access/records.ts';
import { adminToken } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';

const app = sharedTestApp();

async function download(query = ''): Promise<ExcelJS.Workbook> {
  const { rawPayload } = await get(app, `/exports/accounts.xlsx${query}`, {
    authorization: `Bearer ${await adminToken(app)}`,
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  return workbook;
}

it('fees are summed of donations, of what was paid for the hall, and of both', async () => {
  const { dataSource } = app.database;
  const [hall] = await dataSource.query<[{ id: number }]>(
    `SELECT id FROM donation_sub_type WHERE column_name = 'HALL_AND_OTHER' ORDER BY id LIMIT 1`,
  );
  for (const [subTypeId, fee] of [
    [undefined, 30],
    [hall.id, 4],
  ] as const) {
    const [{ id }] = await newPromises(app, 1, { pence: 1000, subTypeId });
    const paid = { status: 'PAID', receivedOn: '2026-05-03', paymentMethod: 'CARD' } as const;
    await app.features.services.donationStates.setStatus(OPERATOR, id, paid);
    await dataSource.query('UPDATE donation SET fee_pence = $2 WHERE id = $1', [id, fee]);
  }
  const workbook = await download('?from=2026-05-01&to=2026-05-31');
  const rows = workbook.getWorksheet('Total')!.getSheetValues().slice(1) as ExcelJS.CellValue[][];
  const column = rows[0]!.indexOf('Fees');
  expect(rows.slice(1).map((row) => [row[1], row[column]])).toEqual([
    ['Donations and payments', 0.3],
    ['Hall payments', 0.04],
    ['Total', 0.34],
  ]);
});

it('an association that lets no hall gets no sheet of bookings, and no line in the log that it did', async () => {
  const query = (sql: string) => app.database.dataSource.query(sql);
  const reads = async () =>
    (await query(`SELECT FROM audit_entry WHERE action = 'EXPORT' AND subject = 'hire'`)).length;
  const names = async () => (await download()).worksheets.map(({ name }) => name);
  expect(await names()).toContain('Hall bookings');
  const before = await reads();
  await query(`UPDATE site_settings SET unused_parts = '{hallHire}'`);
  try {
    expect(await names()).not.toContain('Hall bookings');
  } finally {
    await query(`UPDATE site_settings SET unused_parts = '{}'`);
  }
  expect(await reads()).toBe(before);
});

it('[52] what was agreed for the hall is there in its days, also while it is let no more and no donations are taken', async () => {
  const query = (sql: string, parameters?: unknown[]) => app.database.dataSource.query(sql, parameters);
  const { id } = await newBooking(app);
  await query(
    `UPDATE hall_hire SET status = 'ACCEPTED', starts_at = '2013-06-01T10:00:00Z', ends_at = '2013-06-01T12:00:00Z' WHERE id = $1`,
    [id],
  );
  await query(`UPDATE site_settings SET unused_parts = '{donations,hallHire}'`);
  onTestFinished(() => query(`UPDATE site_settings SET unused_parts = '{}'`));
  const bookings = async (day: string) =>
    (await download(`?from=${day}&to=${day}`)).getWorksheet('Hall bookings')?.rowCount;
  expect(await bookings('2013-06-01')).toBe(2);
  expect(await bookings('2013-06-02')).toBeUndefined();
});

it('what came today by the clock of the site is in it where no days are named', async () => {
  // Half past midnight in London, and not yet that day in Greenwich.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${NEXT_YEAR}-06-30T23:30:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  const [{ id, reference }] = await newPromises(app, 1, { pence: 1000 });
  const paid = { status: 'PAID', receivedOn: currentDay(), paymentMethod: 'CASH' } as const;
  await app.features.services.donationStates.setStatus(OPERATOR, id, paid);
  const lines = (await download()).getWorksheet('Donations and payments')!;
  expect(lines.getSheetValues().flat()).toContain(reference);
});
