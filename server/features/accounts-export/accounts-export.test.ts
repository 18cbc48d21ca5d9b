import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { newBooking } from '../../testing/access/records.ts';
import { adminToken } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';
import { refundHalf } from '../ledger/refunds/refund-fixtures.ts';

const app = sharedTestApp();

let treasurer: Promise<string> | undefined;

/** One for the whole file: making an account takes a while. */
function token(): Promise<string> {
  treasurer ??= adminToken(app);
  return treasurer;
}

async function download(query: string) {
  return get(app, `/exports/accounts.xlsx?${query}`, { authorization: `Bearer ${await token()}` });
}

type Cell = ExcelJS.CellValue;

/** The rows of each sheet by its name, without the headings. */
async function sheets(query: string): Promise<Record<string, Cell[][]>> {
  const { rawPayload, statusCode } = await download(query);
  expect(statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  return Object.fromEntries(
    workbook.worksheets.map((sheet) => [
      sheet.name,
      sheet
        .getSheetValues()
        .slice(2)
        .map((row) => (row as Cell[]).slice(1)),
    ]),
  );
}

const TOTALS = `query ($from: String, $to: String) {
  donationTotals(from: $from, to: $to) {
    byType { name paidPence refundedPence } byPaymentMethod { paymentMethod paidPence refundedPence } byMonth { month paidPence refundedPence }
  }
  donations(filter: { from: $from, to: $to }) { sums { paidPence refundedPence } } }`;

interface Sums {
  paidPence: number;
  refundedPence: number;
}

async function ledger(from: string, to: string) {
  const { data } = await graphql(app, { query: TOTALS, variables: { from, to }, token: await token() });
  return { ...data.donationTotals, sums: data.donations.sums } as {
    byType: (Sums & { name: string })[];
    byPaymentMethod: (Sums & { paymentMethod: string | null })[];
    byMonth: (Sums & { month: string })[];
    sums: Sums;
  };
}

const pence = (cell: Cell) => Math.round(Number(cell ?? 0) * 100);

/** The sums of rows by a name, `received − refunded` and `refunded`, without what is nothing. */
function sumsBy(rows: readonly (readonly [name: string, received: number, refunded: number])[]) {
  const sums: Record<string, number[]> = {};
  for (const [name, received, refunded] of rows) {
    const [paid = 0, back = 0] = sums[name] ?? [];
    sums[name] = [paid + received - refunded, back + refunded];
  }
  return Object.fromEntries(Object.entries(sums).filter(([, both]) => both.some(Boolean)));
}

const WORDS: Record<string, string> = {
  ONLINE: 'Online',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  TRANSFER: 'Bank transfer',
  STANDING_ORDER: 'Standing order',
  CARD: 'Card',
};

let types: Promise<{ closed: number; open: number; closedName: string }> | undefined;

/** Two types of the column of the hall: for what is paid for it, and for donations, which people without an account may make. */
function hallTypes() {
  types ??= (async () => {
    const [closed, open] = await app.database.dataSource.query<
      [{ id: number; name: string }, { id: number }]
    >(`SELECT id, name FROM donation_sub_type WHERE column_name = 'HALL_AND_OTHER' ORDER BY id LIMIT 2`);
    await app.database.dataSource.query(
      'UPDATE donation_sub_type SET is_open_to_visitors = true WHERE id = $1',
      [open.id],
    );
    return { closed: closed.id, open: open.id, closedName: closed.name };
  })();
  return types;
}

const donation = fc.record({
  pence: fc.integer({ min: 1, max: 10_000_000 }),
  day: fc.constantFrom('2025-03-31', '2025-04-01', '2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01'),
  paymentMethod: fc.constantFrom(...Object.values(PaymentMethod), null),
  isForHall: fc.boolean(),
  other: fc.boolean(),
  end: fc.constantFrom('PAID', 'PAID', 'REFUNDED', 'PART_REFUNDED', 'PENDING', 'PROMISED'),
});

describe('what the accountant gets', () => {
  it('[property] has lines, sums by fund and by way that agree with the ledger to the penny', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(donation, { minLength: 1, maxLength: 8 }), async (donations) => {
        const { donationStates } = app.features.services;
        const hall = await hallTypes();
        for (const { pence: amount, day, paymentMethod, isForHall, other, end } of donations) {
          const subTypeId = isForHall ? hall.closed : other ? hall.open : 6;
          const [{ id }] = await newPromises(app, 1, { pence: amount, subTypeId });
          if (end === 'PROMISED') continue;
          await donationStates.setStatus(OPERATOR, id, { status: 'PAID', receivedOn: day, paymentMethod });
          if (end === 'PENDING')
            await donationStates.setStatus(OPERATOR, id, { status: 'PENDING', note: 'A mistake' });
          if (end === 'PART_REFUNDED' && amount > 1) await refundHalf(app, id, amount);
          if (end === 'REFUNDED') await donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
        }
        const file = await sheets('from=2025-04-01&to=2026-03-31');
        const [gifted = [], forHall = []] = [file['Donations and payments'], file['Hall payments']];
        expect(gifted.filter((row) => row[3] === hall.closedName)).toEqual([]);
        expect(forHall.filter((row) => row[3] !== hall.closedName)).toEqual([]);
        const lines = [...gifted, ...forHall];
        const totals = [
          'By donation type',
          'By payment method',
          'Hall by donation type',
          'Hall by payment method',
        ].map((name) => file[name]!.pop()!);
        for (const [index, part] of [gifted, gifted, forHall, forHall].entries()) {
          const sum = (column: number) => part.reduce((total, row) => total + pence(row[column]), 0);
          const [name, , count, received, refunded] = totals[index]!;
          expect([name, count, pence(received), pence(refunded)]).toEqual([
            'Total',
            part.length,
            sum(6),
            sum(8),
          ]);
        }
        const byFund = [...file['By donation type']!, ...file['Hall by donation type']!];
        const byPaymentMethod = [...file['By payment method']!, ...file['Hall by payment method']!];
        const books = await ledger('2025-04-01', '2026-03-31');
        const bothOf = ({ paidPence, refundedPence }: Sums) => [paidPence, refundedPence];
        const notNothing = <Row extends Sums>(rows: Row[], nameOf: (row: Row) => string) =>
          Object.fromEntries(
            rows.map((row) => [nameOf(row), bothOf(row)] as const).filter(([, both]) => both.some(Boolean)),
          );
        const by = (rows: Cell[][], name: number, paid = 3, refunded = 4) =>
          sumsBy(rows.map((row) => [String(row[name]), pence(row[paid]), pence(row[refunded])]));
        const funds = notNothing(books.byType, ({ name }) => name);
        const paymentMethods = notNothing(books.byPaymentMethod, ({ paymentMethod }) =>
          paymentMethod ? WORDS[paymentMethod]! : 'Not recorded',
        );
        expect(by(lines, 3, 6, 8)).toEqual(funds);
        expect(by(byFund, 0)).toEqual(funds);
        expect(by(lines, 5, 6, 8)).toEqual(paymentMethods);
        expect(by(byPaymentMethod, 0)).toEqual(paymentMethods);
        const months = notNothing(books.byMonth, ({ month }) => month);
        for (const rows of [byFund, byPaymentMethod]) expect(by(rows, 1)).toEqual(months);
        const all = file.Total!.at(-1)!;
        expect([all[0], all[2], pence(all[5]), pence(all[4])]).toEqual([
          'Total',
          lines.length,
          ...bothOf(books.sums),
        ]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('has a line a donation with its receipt, way and refund, and texts that are no formulas', async () => {
    const { donationStates } = app.features.services;
    const [{ id, reference }] = await newPromises(app, 1, { donorName: '=1+1', pence: 123_450 });
    const paid = { status: 'PAID', receivedOn: '2016-05-03', paymentMethod: 'STANDING_ORDER' } as const;
    await donationStates.setStatus(OPERATOR, id, paid);
    await donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
    const { 'Donations and payments': lines } = await sheets('from=2016-05-03&to=2016-05-03');
    expect(lines).toEqual([
      [
        'SMJ-2016-0001',
        new Date('2016-05-03'),
        "'=1+1",
        'Navratri',
        'Festival donations',
        'Standing order',
        1234.5,
        expect.any(Date),
        1234.5,
        reference,
      ],
    ]);
  });

  it('has more lines than are read at once, each once', async () => {
    const promises = await newPromises(app, 1001, { pence: 1 });
    await app.database.dataSource.query(
      `UPDATE donation SET status = 'PAID', received_on = '2015-01-01'::date + (id % 3) WHERE id = ANY ($1)`,
      [promises.map(({ id }) => id)],
    );
    const { 'Donations and payments': lines, 'By donation type': byFund } = await sheets(
      'from=2015-01-01&to=2015-12-31',
    );
    expect(new Set(lines!.map((row) => row[9])).size).toBe(1001);
    expect(byFund!.at(-1)).toEqual(['Total', undefined, 1001, 10.01, 0, 10.01, 0]);
  });

  it('has hires apart, without who hired, and is in the audit log', async () => {
    const { id } = await newBooking(app);
    await app.database.dataSource.query(
      `UPDATE hall_hire SET status = 'ACCEPTED', starts_at = '2014-06-01T10:00:00Z', ends_at = '2014-06-01T12:00:00Z',
              deposit_pence = 10000, charges_pence = 25050, outstanding_pence = NULL, paid_by = 'CHEQUE' WHERE id = $1`,
      [id],
    );
    const { 'Donations and payments': lines, 'Hall bookings': hires } = await sheets(
      'from=2014-06-01&to=2014-06-01',
    );
    expect(lines ?? []).toEqual([]);
    expect(hires).toEqual([
      [`H${String(id).padStart(5, '0')}`, new Date('2014-06-01'), 100, 250.5, undefined, 'Cheque'],
    ]);
    const [entry] = await app.database.dataSource.query(
      `SELECT count(DISTINCT subject)::integer AS count FROM audit_entry WHERE action = 'EXPORT' AND subject IN ('donation', 'hire')`,
    );
    expect(entry.count).toBe(2);
  });

  it('has what the tax office paid on these days, small donations of a claim with it, and none where there is no Gift Aid', async () => {
    const { dataSource } = app.database;
    const claim = (paidOn: string, pence: number) =>
      dataSource.query<[{ id: number }]>(
        `INSERT INTO gift_aid_claim (state, are_small_together, donation_count, gifts_pence, overclaimed_pence, sent_on, paid_on, paid_pence)
         VALUES ('PAID', false, 1, $2::integer * 4, 0, '2013-05-01', $1, $2) RETURNING id`,
        [paidOn, pence],
      );
    const [{ id }] = await claim('2013-06-01', 1250);
    await claim('2013-06-02', 99);
    const small = `INSERT INTO small_claim (tax_year, pence, sent_on, claim_id, paid_on, paid_pence, made_by_name)
                   VALUES (2012, 4000, '2013-05-01', $1, $2, $3, 'Asha')`;
    await dataSource.query(small, [id, null, null]);
    for (const day of [30, 31]) await dataSource.query(small, [null, `2013-05-${day}`, 1000]);
    const days = 'from=2013-05-31&to=2013-06-01';
    expect((await sheets(days))['Gift Aid from HMRC']).toEqual([
      ['Small donations of 2012/13', new Date('2013-05-01'), new Date('2013-05-31'), 10],
      [`Gift Aid claim ${id}`, new Date('2013-05-01'), new Date('2013-06-01'), 12.5],
      ['Total', undefined, undefined, 22.5],
    ]);
    const set = (country: string) => dataSource.query('UPDATE site_settings SET country = $1', [country]);
    await set('IE');
    try {
      expect((await sheets(days))['Gift Aid from HMRC']).toBeUndefined();
    } finally {
      await set('GB');
    }
  });

  it('has a donation once that got another receipt for one that was voided', async () => {
    const [{ id, reference }] = await newPromises(app, 1);
    const paid = { status: 'PAID', receivedOn: '2004-05-01' } as const;
    for (const fields of [paid, { status: 'PENDING', note: 'Wrong day' } as const, paid])
      await app.features.services.donationStates.setStatus(OPERATOR, id, fields);
    const { 'Donations and payments': lines } = await sheets('from=2004-01-01&to=2004-12-31');
    expect(lines!.filter((line) => line.includes(reference))).toHaveLength(1);
  });

  it('is of this year so far where no days are named', async () => {
    const [first, before] = await newPromises(app, 2);
    const year = Number(currentDay().slice(0, 4));
    const days = new Map([
      [first, `${year}-01-01`],
      [before, `${year - 1}-12-31`],
    ]);
    for (const [donation, receivedOn] of days)
      await app.features.services.donationStates.setStatus(OPERATOR, donation!.id, {
        status: 'PAID',
        receivedOn,
      });
    const references = (await sheets(''))['Donations and payments']!.flat();
    expect(references).toContain(first.reference);
    expect(references).not.toContain(before!.reference);
  });

  it.each(['from=2026-01-01', 'from=2026-02-30&to=2026-12-31', 'from=2026-02-01&to=2026-01-01'])(
    'of the days %j answers 400',
    async (query) => {
      expect((await download(query)).statusCode).toBe(400);
    },
  );
});
