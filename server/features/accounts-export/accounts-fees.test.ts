import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';

const app = sharedTestApp();

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
  const { rawPayload } = await get(app, '/exports/accounts.xlsx?from=2026-05-01&to=2026-05-31', {
    authorization: `Bearer ${await adminToken(app)}`,
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  const rows = workbook.getWorksheet('Total')!.getSheetValues().slice(1) as ExcelJS.CellValue[][];
  const column = rows[0]!.indexOf('Fees');
  expect(rows.slice(1).map((row) => [row[1], row[column]])).toEqual([
    ['Donations and payments', 0.3],
    ['Hall payments', 0.04],
    ['Total', 0.34],
  ]);
});
