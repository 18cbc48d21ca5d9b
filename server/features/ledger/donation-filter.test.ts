import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type donationFilterRules, ledgerFilterRules } from '../../../rules/donations.ts';
import { addressNames, type FilterField } from '../../../rules/filters.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ledgerFixtures, SET } from './ledger-fixtures.ts';

const app = sharedTestApp();
const { token, newDonor, ask, list, setTo } = ledgerFixtures(app);

describe('the filter of the ledger', () => {
  /** One that was paid in cash in February, and of other types and donors one before and one after it, promised only. */
  async function threeDonations() {
    const { user, donate } = await newDonor();
    const before = await donate({ subTypeId: 7 }, new Date('2026-01-05T12:00:00Z'));
    const paid = await donate();
    const after = await donate({ subTypeId: 7 });
    const set = await ask(SET, {
      id: paid.id,
      status: 'PAID',
      receivedOn: '2026-02-10',
      paymentMethod: 'CASH',
    });
    expect(set.errors).toBeUndefined();
    const { dataSource } = app.database;
    await dataSource.query('UPDATE donation SET donor_id = NULL WHERE id IN ($1, $2)', [before.id, after.id]);
    const [{ donorId }] = await dataSource.query('SELECT donor_id AS "donorId" FROM donation WHERE id = $1', [
      paid.id,
    ]);
    return { email: user.email, paid: { ...paid, donorId: donorId as number } };
  }

  it('[D32] each field narrows the list, its sums and the Excel file alike', async () => {
    const { email, paid } = await threeDonations();
    // A value of each, and how many of the three it matches; a field that is missing here is a type error.
    const examples: Record<
      FilterField<typeof donationFilterRules>,
      [value: string | number, count: number]
    > = {
      status: ['PAID', 1],
      subTypeId: [6, 1],
      paymentMethod: ['CASH', 1],
      donorId: [paid.donorId, 1],
      from: ['2026-02-01', 2],
      to: ['2026-02-28', 2],
      search: [paid.reference, 1],
    };
    const inAddress = new Map<string, string>(addressNames(ledgerFilterRules));
    for (const [field, [value, count]] of Object.entries(examples)) {
      const { totalCount, sums } = await list({ search: email, [field]: value });
      expect([field, totalCount, sums.paidPence + sums.pendingPence]).toEqual([field, count, count * 1000]);
      const name = inAddress.get(field);
      if (!name) continue;
      const query = new URLSearchParams({ search: email, [name]: String(value) });
      const file = await get(app, `/exports/donations.xlsx?${query}`, {
        authorization: `Bearer ${await token()}`,
      });
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(file.rawPayload as unknown as ExcelJS.Buffer);
      expect([field, workbook.worksheets[0]?.rowCount]).toEqual([field, count + 1]);
    }
  });

  it('[D32] not recorded is what came without anybody saying how, not what has not come', async () => {
    const { user, donate } = await newDonor();
    const [unsaid, cheque] = [await donate(), await donate({ amount: '20' })];
    await donate({ amount: '40' });
    await setTo(unsaid!.id, 'PAID');
    await ask(SET, { id: cheque!.id, status: 'PAID', paymentMethod: 'CHEQUE' });
    const found = await list({ search: user.email, paymentMethod: 'NOT_RECORDED' });
    expect([found.items, found.sums.paidPence, found.sums.pendingPence]).toMatchObject([
      [{ id: unsaid!.id }],
      1000,
      0,
    ]);
    expect((await list({ search: user.email, paymentMethod: 'CARD' })).totalCount).toBe(0);
  });
});

describe('the Excel file of donations', () => {
  it('[D32] has the donations that match the filter, with amounts as numbers in pounds', async () => {
    const { user, donate } = await newDonor();
    await donate(
      { donorName: '=1+1', amount: '1234.50', message: 'Shubh Diwali' },
      new Date('2025-07-01T12:30:00Z'),
    );
    await donate({ subTypeId: 7 });
    const { statusCode, headers, rawPayload } = await get(
      app,
      `/exports/donations.xlsx?status=PENDING&type=6&from=&search=${user.email}`,
      { authorization: `Bearer ${await token()}` },
    );
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="Donations \d\d-\d\d-\d{4}\.xlsx"$/),
    ]);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
    const [sheet] = workbook.worksheets;
    expect(sheet?.rowCount).toBe(2);
    const cells = Array.from({ length: 10 }, (_, index) => sheet?.getCell(2, index + 1).value);
    expect(cells).toEqual([
      expect.stringMatching(/^SMJ-/),
      new Date('2025-07-01T13:30:00Z'),
      'Navratri',
      1234.5,
      'Pending',
      null,
      "'=1+1",
      user.email,
      '0116',
      'Shubh Diwali',
    ]);
    expect(sheet?.getCell(2, 4).numFmt).toBe('£#,##0.00');
  });

  it.each(['status=LOST', 'type=x', 'from=yesterday', 'paymentMethod=BARTER'])(
    'a filter that is none, %s, answers 400',
    async (query) => {
      const headers = { authorization: `Bearer ${await token()}` };
      expect((await get(app, `/exports/donations.xlsx?${query}`, headers)).statusCode).toBe(400);
    },
  );
});
