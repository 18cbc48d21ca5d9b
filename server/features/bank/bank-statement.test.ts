import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, type Line } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const BARCLAYS = `Number,Date,Account,Amount,Subcategory,Memo
,14/11/2026,20-00-00 12345678,15.00,Counter Credit,"K PATEL              	SMJ BARC LAYS"
,13/11/2026,20-00-00 12345678,-42.10,Direct Debit,THE ELECTRIC CO`;
const LLOYDS = `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
14/11/2026,FPI,'30-00-00,12345678,V SOLANKI SMJLLOYDS,,108.00,1208.00
13/11/2026,DD,'30-00-00,12345678,WATER,42.10,,1100.00`;
const MONZO = `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Notes and #tags,Description,Money Out,Money In
tx_1,2026-11-14,09:01:00,Faster payment,Mistry R,,Income,20.00,GBP,SMJ MONZO,MISTRY R,,20.00
tx_2,2026-11-13,09:01:00,Card payment,Shop,,Shopping,"-1,042.10",GBP,,SHOP,-1042.10,`;
const METRO = `Date,Details,Transaction Type,In,Out,Balance
2026-11-14,Tailor N,Inward Payment,"1,200.00",,"2,200.00"
2026-11-13,Card,Card,,42.10,"1,000.00"`;
const NATIONWIDE = `"Account Name:","Community ****12345"
"Account Balance:","£1,342.00"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"13 Nov 2026","Direct debit","Gas","£42.10","","£1,000.00"
"14 Nov 2026","Bank credit","N Rao","","£342.00","£1,342.00"`;

const SIGNED = `Date,Details,In,Out
2026-11-14,Signed R,20.00,
2026-11-13,Signed shop,,-42.10`;

const inPence = ({ amountPence }: Line) => amountPence;

describe("a bank's file", () => {
  it.each([
    ['Barclays', BARCLAYS, [-4210, 1500], 'K PATEL SMJ BARC LAYS'],
    ['Lloyds', LLOYDS, [-4210, 10_800], 'V SOLANKI SMJLLOYDS'],
    ['Monzo', MONZO, [-104_210, 2000], 'Mistry R SMJ MONZO MISTRY R'],
    ['Metro', METRO, [-4210, 120_000], 'Tailor N'],
    ['a bank with a sign before what went out', SIGNED, [-4210, 2000], 'Signed R'],
    ['Nationwide, with rows above its headings', NATIONWIDE, [-4210, 34_200], 'N Rao'],
  ])('is read as %s gives it', async (_bank, content, amounts, description) => {
    const { added, lines } = await desk.bringIn(content);
    expect(added).toBe(2);
    expect(lines.map(inPence)).toEqual(amounts);
    expect(lines[1]?.description).toBe(description);
    expect(lines).toMatchObject([{ day: '2026-11-13' }, { day: '2026-11-14' }]);
  });

  it('is read in UTF-16, with semicolons and decimal commas', async () => {
    const content = 'Date;Description;Amount\n13/11/2026;Bücher;-1.042,10\n14/11/2026;Räo;1.200,50';
    const { lines } = await desk.bringIn(Buffer.from(`\uFEFF${content}`, 'utf16le'));
    expect(lines.map(inPence)).toEqual([-104_210, 120_050]);
    expect(lines[1]?.description).toBe('Räo');
  });

  it('is read as a workbook, and without headings once its columns are named', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('1').addRows([
      ['Date', 'Description', 'Amount'],
      [new Date('2026-11-14'), 'XLSX', 12.5],
      // What went out has its sign, so that what came in needs none.
      [new Date('2026-11-15'), 'XLSX FEE', -1],
    ]);
    const sheet = await desk.bringIn(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(sheet.lines).toMatchObject([
      { day: '2026-11-14', description: 'XLSX', amountPence: 1250 },
      { day: '2026-11-15', description: 'XLSX FEE', amountPence: -100 },
    ]);

    const bare = '14/11/2026,HEADLESS ONE,+5.00\n15/11/2026,HEADLESS TWO,6.00';
    const preview = (await desk.send('preview', bare)).data;
    expect(preview).toMatchObject({ missing: ['day', 'descriptions', 'amount'], outcome: null });
    const layout = { day: 0, descriptions: [1], amount: 2 };
    expect((await desk.bringIn(bare, { layout })).lines.map(inPence)).toEqual([500, 600]);
    const next = await desk.send('preview', '16/11/2026,HEADLESS THREE,-7.00\n17/11/2026,HEADLESS FOUR,6.00');
    expect(next.data).toMatchObject({ layout, outcome: { added: 2 } });
  });

  it('has its columns named once, and is then known by its headings, as they were named last', async () => {
    const content = (day: string) => `When,Who,How much\n${day},ONCE ${day},+5.00`;
    const layout = { day: 0, descriptions: [1], amount: 2 };
    expect((await desk.send('preview', content('13/11/2026'))).data.outcome).toBeNull();
    await desk.bringIn(content('13/11/2026'), { layout });
    expect((await desk.send('preview', content('14/11/2026'))).data).toMatchObject({
      layout,
      missing: [],
      outcome: { added: 1 },
    });
    const named = { ...layout, descriptions: [1, 0] };
    await desk.bringIn(content('15/11/2026'), { layout: named });
    expect((await desk.send('preview', content('16/11/2026'))).data).toMatchObject({ layout: named });
  });

  it('asks what 05/04 means where no other row decides it', async () => {
    // Headings of their own, of which nothing is remembered.
    const rows = (...all: string[]) => ['Date,Description,Amount,Unclear', ...all].join('\n');
    const content = rows('05/04/2026,UNCLEAR,+5.00', '06/04/2026,UNCLEAR TOO,6.00', '7 Apr 2026,CLEAR,7.00');
    const { data } = await desk.send('preview', content);
    expect(data).toMatchObject({
      unclearDates: ['05/04/2026', '06/04/2026'],
      impliedOrder: null,
      outcome: null,
    });
    const layout = { day: 0, descriptions: [1], amount: 2 };
    expect((await desk.send('add', content, { layout })).error!.message).toBe(
      'Choose whether the day or the month comes first in these dates.',
    );
    const { lines } = await desk.bringIn(content, { layout, dateOrder: 'MONTH_FIRST' });
    expect(lines).toMatchObject(['2026-04-07', '2026-05-04', '2026-06-04'].map((day) => ({ day })));
    // What a file says itself comes before the answer about the last one.
    const decided = rows('05/04/2026,DECIDED,+5.00', '25/04/2026,DECIDES,6.00');
    expect((await desk.send('preview', decided)).data).toMatchObject({
      ...{ unclearDates: [], impliedOrder: 'DAY_FIRST', dateOrder: 'DAY_FIRST' },
    });
    expect((await desk.bringIn(decided)).lines).toMatchObject([{ day: '2026-04-05' }, { day: '2026-04-25' }]);
  });

  it('whose amounts have no sign is asked about, until one of its kind had signs', async () => {
    const content = (...rows: string[]) => ['Day,Text,Total amount of it', ...rows].join('\n');
    const reading = { layout: { day: 0, descriptions: [1], amount: 2 } };
    const bare = content('14/11/2026,NO SIGN,5.00');
    expect((await desk.send('preview', bare, reading)).data).toMatchObject({
      ...{ unclearDirections: [{ number: 2, label: 'NO SIGN' }], outcome: null },
    });
    expect((await desk.send('add', bare, reading)).error!.extensions).toMatchObject({
      ...{ messageKey: 'bankDirectionUnclear', field: 'unsigned' },
    });
    expect((await desk.bringIn(bare, { ...reading, unsigned: 'OUT' })).lines.map(inPence)).toEqual([-500]);
    // The answer was about that file.
    const next = content('15/11/2026,NO SIGN EITHER,5.00');
    expect((await desk.send('preview', next)).data.outcome).toBeNull();
    await desk.bringIn(content('15/11/2026,WITH A SIGN,-5.00'));
    expect((await desk.bringIn(next)).lines.map(inPence)).toEqual([500]);
  });

  it('lists the rows that it leaves out, and brings the rest in', async () => {
    const rows = ['14/11/2026,HAPPENED,-5.00,Posted', 'Pending,WILL HAPPEN,6.00,', '15/11/2026,NOTE,,'];
    const content = ['Date,Description,Amount,Status', ...rows].join('\n');
    expect((await desk.send('preview', content)).data.outcome).toMatchObject({
      added: 1,
      leftOut: 1,
      setAside: [
        { number: 3, label: 'WILL HAPPEN', messageKey: 'bankRowPending' },
        { number: 4, label: 'NOTE', messageKey: 'bankRowWithoutAmount' },
      ],
    });
    expect((await desk.bringIn(content)).lines.map(inPence)).toEqual([-500]);
  });

  it('has days from the first day of money until today', async () => {
    const today = currentDay();
    // Headings of its own: how a file is read is remembered by them.
    const content = (day: string) => `Edge,Of,Days\n${day},EDGE OF DAYS,+5.00`;
    const reading = { dateOrder: 'DAY_FIRST', layout: { day: 0, descriptions: [1], amount: 2 } };
    for (const day of ['2000-01-01', today])
      expect((await desk.bringIn(content(day), reading)).lines).toMatchObject([{ day }]);
    for (const [day, messageKey] of [
      ['1999-12-31', 'invalidDate'],
      [addDays(today, 1), 'receivedInFuture'],
    ] as const)
      expect((await desk.send('preview', content(day), reading)).data.outcome).toMatchObject({
        ...{ added: 0, unreadable: [{ messageKey }] },
      });
  });

  it('has no column behind its last one', async () => {
    const content = csv(['14/11/2026', 'LAST COLUMN', '5.00']);
    const layout = (amount: number) => ({ layout: { day: 0, descriptions: [1], amount } });
    expect((await desk.send('add', content, layout(3))).error!.extensions).toMatchObject({
      ...{ messageKey: 'invalidRequest', field: 'layout' },
    });
    expect((await desk.send('add', content, layout(2))).data.added).toBe(1);
  });

  it('with a row that cannot be read names it and stores nothing', async () => {
    const tomorrow = wallClock(new Date(Date.now() + 2 * 86_400_000)).date;
    const content = csv(
      ['14/11/2026', 'GOOD', '5.00'],
      ['31/11/2026', 'NO SUCH DAY', '5.00'],
      ['', 'NO DAY', '5.00'],
      ['14/11/2026', 'NO AMOUNT', 'five'],
      ['14/11/2026', 'EUROS', '€5.00'],
      ['14/11/2026', 'FORMULA', '=1+1'],
      [tomorrow, 'TO COME', '5.00'],
      ['', 'Sum of all', ''],
    );
    const { data } = await desk.send('preview', content);
    const rows = data.outcome.unreadable.map(({ number, messageKey }: Record<string, unknown>) => [
      number,
      messageKey,
    ]);
    expect(rows).toEqual([
      [3, 'invalidDate'],
      [4, 'cellRequired'],
      [5, 'invalidBankAmount'],
      [6, 'otherCurrency'],
      // What begins as a formula is text in a CSV.
      [7, 'invalidBankAmount'],
      [8, 'receivedInFuture'],
    ]);
    expect(data.outcome).toMatchObject({ added: 1, leftOut: 1 });
    const { error } = await desk.send('add', content, { layout: data.layout });
    expect(error!.extensions.messageKey).toBe('bankRowsUnreadable');
    const [{ count }] = await app.database.dataSource.query(
      `SELECT count(*)::integer AS count FROM bank_line WHERE description = 'GOOD'`,
    );
    expect(count).toBe(0);
  });

  it.each([
    ['in the order of its rows', '13/11/2026,A,5.00,105.00\n14/11/2026,B,-1.00,104.00'],
    ['newest first', '14/11/2026,B,-1.00,104.00\n13/11/2026,A,5.00,105.00'],
  ])('says where the balance does not follow: %s it does', async (_order, rows) => {
    const headings = 'Date,Description,Amount,Balance\n';
    expect((await desk.send('preview', headings + rows)).data.outcome.balanceBreak).toBeNull();
    const broken = headings + rows.replace('104.00', '99.00');
    expect((await desk.send('preview', broken)).data.outcome.balanceBreak).toBe(3);
  });
});

describe('the same again', () => {
  it('adds nothing, and leads to the statement that is there', async () => {
    const content = csv(['14/11/2026', 'SAME FILE', '5.00']);
    const first = await desk.bringIn(content);
    expect(await desk.bringIn(content)).toMatchObject({ added: 0, known: 1, id: first.id });
  });

  it('leads to the statement of its own account', async () => {
    const content = csv(['14/11/2026', 'BOTH ACCOUNTS', '5.00']);
    const { id } = await desk.bringIn(content);
    const [{ id: accountId }] = await app.database.dataSource.query(
      `INSERT INTO bank_account (name) VALUES ('Festival') RETURNING id`,
    );
    const other = await desk.bringIn(content, { accountId });
    expect((await desk.bringIn(content)).id).toBe(id);
    expect((await desk.bringIn(content, { accountId })).id).toBe(other.id);
  });

  it('two equal lines of a file stay two, and of three the third alone is new', async () => {
    const equal = ['14/11/2026', 'SEVA BOX', '5.00'] as const;
    expect((await desk.bringIn(csv(equal, equal))).added).toBe(2);
    expect((await desk.bringIn(csv(equal))).added).toBe(0);
    expect(await desk.bringIn(csv(equal, ['14/11/2026', 'Seva  box.', '5.00'], equal))).toMatchObject({
      added: 1,
      known: 2,
    });
  });

  it('of files that overlap adds what is new, and of another account all', async () => {
    const [one, two, three] = ['ONE', 'TWO', 'THREE'].map(
      (name) => ['14/11/2026', `OVERLAP ${name}`, '5.00'] as const,
    ) as [
      readonly [string, string, string],
      readonly [string, string, string],
      readonly [string, string, string],
    ];
    await desk.bringIn(csv(one, two));
    const second = await desk.bringIn(csv(two, three));
    expect(second.lines.map(({ description }) => description)).toEqual(['OVERLAP THREE']);
    const [{ id: accountId }] = await app.database.dataSource.query(
      `INSERT INTO bank_account (name) VALUES ('Savings') RETURNING id`,
    );
    expect(await desk.bringIn(csv(two, three), { accountId })).toMatchObject({ added: 2, known: 0 });
  });

  it('sent twice at once is stored once', async () => {
    const content = csv(['14/11/2026', 'AT ONCE', '5.00'], ['14/11/2026', 'AT ONCE', '5.00']);
    const layout = { day: 0, descriptions: [1], amount: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => desk.send('add', content, { layout })));
    expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 0, 2]);
  });
});

it('lines are found by page, state and words, with the numbers of all', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => ['14/11/2026', `PAGED ${at}`, at < 20 ? '5.01' : '-5.01'] as const,
  );
  const { id } = await desk.bringIn(csv(...rows));
  const page = await desk.done('lines', { statementId: id, page: 2, pageSize: 12, state: 'TO_DECIDE' });
  expect([page.totalCount, page.items.length]).toEqual([20, 8]);
  expect(page.counts).toEqual({
    toDecide: 20,
    matched: 0,
    certain: 0,
    excluded: 10,
    inPence: 10_020,
    matchedPence: 0,
    certainPence: 0,
  });
  const found = await desk.done('lines', { statementId: id, search: 'paged 2' });
  expect(found.totalCount).toBe(11);
});
