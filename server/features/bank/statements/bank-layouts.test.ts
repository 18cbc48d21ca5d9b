import { expect, it } from 'vitest';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { bankDesk } from '../bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

/** Of an account of its own: what is stored of a file when it is added as the preview has recognised it. */
async function bringIn(bank: string, content: string | Buffer) {
  const [{ id: accountId }] = await app.database.dataSource.query(
    'INSERT INTO bank_account (name) VALUES ($1) RETURNING id',
    [bank],
  );
  const { data } = await desk.send('preview', content, { accountId });
  expect(data).toMatchObject({ missing: [], unclearDates: [], unclearDirections: [] });
  const { unreadable, setAside, balanceBreak } = data.outcome;
  expect([unreadable, balanceBreak]).toEqual([[], null]);
  const { lines } = await desk.bringIn(content, { accountId });
  return {
    lines: lines.map(({ description, amountPence }) => [description, amountPence]),
    setAside: setAside.map(({ messageKey }: { messageKey: string }) => messageKey),
  };
}

it('a file is added as its preview has recognised it, and one that is not recognised is asked about', async () => {
  const [{ id: accountId }] = await app.database.dataSource.query(
    `INSERT INTO bank_account (name) VALUES ('Recognised') RETURNING id`,
  );
  const known = text('Date,Description,Amount', '13/11/2026,R SHAH,51.00', '12/11/2026,WATER,-7.20');
  expect((await desk.send('add', known, { accountId })).data).toMatchObject({ added: 2 });
  const { error } = await desk.send('add', text('Wer,Wann,Was', 'R SHAH,13/11/2026,51.00'), { accountId });
  expect(error?.extensions).toMatchObject({ messageKey: 'sheetColumnsMissing', field: 'layout' });
});

/** As Windows writes it. */
const windows = (...rows: string[]) => Buffer.from(rows.join('\r\n'), 'latin1');
const text = (...rows: string[]) => rows.join('\n');

const LLOYDS =
  'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance';
const MONZO =
  'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In';
const REVOLUT = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance';

const FILES: [bank: string, content: string | Buffer, came?: string, went?: string][] = [
  [
    'Barclays',
    text(
      'Number,Date,Account,Amount,Subcategory,Memo',
      '\t,13/11/2026,20-00-00 12345678,51.00,FT,R SHAH                 \tSMJ-AB12 BBP   ',
      ' ,12/11/2026,20-00-00 12345678,-7.20,DIRECTDEB,WATER              \tREF 1',
    ),
    'R SHAH SMJ-AB12 BBP',
    'WATER REF 1',
  ],
  [
    'Barclays of old',
    text(
      'Account,Date,OriginalDescription,Amount,L1Tag,L2Tag,L3Tag',
      '20-00-00 12345678,13/11/2026,R SHAH,51.00,Income,,',
      '20-00-00 12345678,12/11/2026,"WATER, CO",-7.20,Bills,Water,',
    ),
    'R SHAH',
    'WATER, CO',
  ],
  [
    'Lloyds',
    text(
      LLOYDS,
      "13/11/2026,FPI,'30-00-00,12345678,R SHAH,,51.00,151.00",
      "12/11/2026,DD,'30-00-00,12345678,WATER,7.20,,100.00",
    ),
  ],
  [
    'Lloyds of old',
    text(
      `${LLOYDS},`,
      "13/11/2026,FPI,'30-00-00,12345678,R SHAH,,51.00,151.00,",
      "12/11/2026,DD,'30-00-00,12345678,WATER,7.20,,100.00,",
    ),
  ],
  [
    'NatWest',
    text(
      'Date, Type, Description, Value, Balance, Account Name, Account Number',
      '',
      `14 Nov 2026,BAC,"'R SHAH , SMJ-AB12 , FP 14/11/26 0910 , 1234",51.00,151.00,"'SAMAJ","'600000-12345678",`,
      `12 Nov 2026,D/D,"'WATER",-7.20,100.00,"'SAMAJ","'600000-12345678",`,
    ),
    'R SHAH , SMJ-AB12 , FP 14/11/26 0910 , 1234',
  ],
  [
    'first direct',
    text(
      'Date,Description,Amount,Balance',
      '14/11/2026,R SHAH,51.00,151.00',
      '13/11/2026,WATER,-7.20,100.00',
    ),
  ],
  [
    'Nationwide',
    windows(
      '"Account Name:","FlexAccount ****12345"',
      '"Account Balance:","\xa3151.00"',
      '"Available Balance: ","\xa3151.00"',
      '',
      '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
      '"12 Jun 2026","Direct debit","WATER","\xa37.20","","\xa3100.00"',
      '"14 Jun 2026","Bank credit","R SHAH","","\xa351.00","\xa3151.00"',
    ),
  ],
  [
    'Monzo',
    text(
      MONZO,
      'tx_1,14/11/2026,09:01:00,Faster payment,R Shah,🙏,Income,51.00,GBP,51.00,GBP,"for the hall, thanks #gift",,,SMJ-AB12,,,51.00',
      'tx_2,13/11/2026,09:01:00,Card payment,Café,☕️,Eating out,-7.20,GBP,-8.00,EUR,,,,CAFE PARIS FR,,-7.20,',
    ),
    'R Shah for the hall, thanks #gift SMJ-AB12',
    'Café CAFE PARIS FR',
  ],
  [
    'Monzo of old',
    text(
      MONZO,
      'tx_1,2026-11-14 09:01:00 +0000,09:01:00,Faster payment,R SHAH,🙏,Income,51.00,GBP,51.00,GBP,,,,R SHAH,,,51.00',
      'tx_2,2026-11-13 09:01:00 +0000,09:01:00,Direct Debit,WATER,,Bills,-7.20,GBP,-7.20,GBP,,,,WATER,,-7.20,',
    ),
  ],
  [
    'Starling',
    text(
      'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
      '14/11/2026,R Shah,SMJ-AB12,FASTER PAYMENT,51.00,151.00,INCOME,',
      '15/11/2026,WATER,,DIRECT DEBIT,-7.20,143.80,BILLS,',
    ),
    'R Shah SMJ-AB12',
  ],
  [
    'Revolut',
    text(
      REVOLUT,
      'TOPUP,Current,2026-11-10 09:00:00,2026-11-10 09:00:05,R SHAH,51.00,0.00,GBP,COMPLETED,151.00',
      'TRANSFER,Current,2026-11-11 09:00:00,2026-11-11 09:00:05,WATER,-7.20,0.00,GBP,COMPLETED,143.80',
      'CARD_PAYMENT,Current,2026-11-12 09:00:00,,SHOP,-5.00,0.00,GBP,PENDING,',
      'CARD_PAYMENT,Current,2026-11-12 10:00:00,2026-11-12 10:00:00,SHOP,-5.00,0.00,GBP,REVERTED,',
    ),
  ],
  [
    'Co-operative',
    text(
      'Date,Description,Type,Money In,Money Out,Balance',
      '14/11/2026,R SHAH, LEICESTER,CREDIT,51.00,,151.00',
      '13/11/2026,WATER,DD,,7.20,100.00',
    ),
    'R SHAH, LEICESTER',
  ],
  [
    'Santander',
    windows(
      'From:\xa001/09/2026\xa0to\xa030/09/2026',
      '',
      'Account:\xa0XXXX XXXX XXXX 1234',
      '',
      'Date:\xa014/09/2026',
      'Description:\xa0WATER, CO: 12',
      'Amount:\xa0-7.20\xa0GBP',
      'Balance:\xa0143.80\xa0GBP',
      '',
      'Date:\xa013/09/2026',
      'Description:\xa0R SHAH',
      'Amount:\xa051.00\xa0GBP',
      'Balance:\xa0151.00\xa0GBP',
    ),
    'R SHAH',
    'WATER, CO: 12',
  ],
  ...[',', ';'].map((separator): [string, string] => [
    `midata with ${separator}`,
    text(
      ' Date,Type,Merchant/Description,Debit/Credit,Balance',
      '',
      '13/11/2026,FPI,R SHAH,+£51.00,+£151.00',
      '12/11/2026,DD,WATER,-£7.20,+£100.00',
      '',
      'Arranged overdraft limit,13/11/2026,+£0.00',
    ).replaceAll(',', separator),
  ]),
  [
    'Metro',
    text(
      'Date,Details,Transaction Type,In,Out,Balance',
      '14/11/2026,R SHAH,Inward Payment,51.00,0.00,151.00',
      '13/11/2026,WATER,Direct Debit,0.00,7.20,100.00',
    ),
  ],
  [
    'Handelsbanken',
    text(
      'Account,Transaction Date,Description,Debt Value,Credit Value',
      '12345678,14/11/2026,R SHAH,,51.00',
      '12345678,13/11/2026,WATER,7.20,',
    ),
  ],
  [
    'a column that says which',
    text('Date,Description,Amount,Dr/Cr', '13/11/2026,WATER,7.20,DR', '14/11/2026,R SHAH,51.00,CR'),
  ],
  [
    'Europe',
    text(
      'Date;Description;Amount;Balance',
      '13.11.2026;R SHAH;51,00;1.151,00',
      '14.11.2026;WATER;-7,20;1.143,80',
    ),
  ],
  [
    'old Macs',
    ['Date,Description,Amount', '14/11/2026,R SHAH,51.00', '13/11/2026,WATER,-7.20', ''].join('\r'),
  ],
];
const SET_ASIDE: Record<string, string[]> = {
  Revolut: ['bankRowPending', 'bankRowReverted'],
  'midata with ,': ['bankRowWithoutAmount'],
  'midata with ;': ['bankRowWithoutAmount'],
};

it.each(FILES)('a file of %s is read as it comes', async (bank, content, came = 'R SHAH', went = 'WATER') => {
  const { lines, setAside } = await bringIn(bank, content);
  expect(lines.sort(([, one], [, other]) => Number(other) - Number(one))).toEqual([
    [came, 5100],
    [went, -720],
  ]);
  expect(setAside).toEqual(SET_ASIDE[bank] ?? []);
});
