import { describe, expect, it } from 'vitest';
import { type IncomingLine, type Known, matchLines, type OpenDonation } from './match-lines.ts';
import { payerKeyOf } from './payer-key.ts';

let serial = 0;

function promise(fields: Partial<OpenDonation>): OpenDonation {
  serial += 1;
  const amountPence = fields.amountPence ?? 1500;
  return {
    id: serial,
    reference: `SMJ-YMV7-${String(serial).padStart(4, 'B').replaceAll('0', 'C').replaceAll('1', 'D').replaceAll('5', 'F')}`,
    typeName: 'General',
    ownLanguage: 'en',
    translations: {},
    donorName: `Donor ${serial}`,
    email: '',
    userId: null,
    donorId: null,
    subTypeId: 6,
    status: 'PENDING',
    amountPence,
    openPence: amountPence,
    promisedOn: '2026-11-01',
    paymentMethod: null,
    ...fields,
  };
}

function line(description: string, openPence = 1500, fields: Partial<IncomingLine> = {}): IncomingLine {
  serial += 1;
  return {
    id: serial,
    day: '2026-11-03',
    description,
    openPence,
    payerKey: payerKeyOf(description, 'SMJ'),
    ...fields,
  };
}

/** What each line is taken for: why, whether it is certain, and the ids. */
function match(lines: IncomingLine[], known: Partial<Known>) {
  const found = matchLines(lines, { promises: [], others: [], earlierDonations: [], orders: [], ...known });
  return lines.map(({ id }) => {
    const suggestion = found.get(id);
    return (
      suggestion && [
        suggestion.reason,
        suggestion.isCertain,
        suggestion.candidates.map(({ donation }) => donation.id),
      ]
    );
  });
}

describe('what money may be for', () => {
  it('is certain by the whole reference with just the open amount, and by nothing else', () => {
    const wanted = promise({ reference: 'SMJ-YMV7-8B8W' });
    const certain = line('FPI K PATEL smj ymv7 8b8w');
    const promises = [wanted];
    expect(match([certain], { promises })).toEqual([['REFERENCE', true, [wanted.id]]]);
    expect(match([line('SMJ YMV7 8B8W', 1600)], { promises })).toEqual([
      ['OTHER_AMOUNT', false, [wanted.id]],
    ]);
    expect(match([line('SMJ YMV7 888W')], { promises })).toEqual([['MISSPELT', false, [wanted.id]]]);
  });

  it('is asked about when references fit two donations', () => {
    const promises = [promise({ reference: 'SMJ-YMV7-8B8W' }), promise({ reference: 'SMJ-YMV7-8B8Y' })];
    const ids = promises.map(({ id }) => id);
    const both = line('SMJ YMV7 8B8W AND SMJ YMV7 8B8Y', 3000);
    const between = line('SMJ YMV7 8B8X');
    expect(match([both, between], { promises })).toEqual([
      ['SEVERAL', false, ids],
      ['SEVERAL', false, ids],
    ]);
  });

  it('is certain for one of two lines with a reference; the other looks paid already', () => {
    const wanted = promise({ reference: 'SMJ-YMV7-8B8W' });
    const twice = [line('SMJ-YMV7-8B8W'), line('SMJ-YMV7-8B8W')];
    expect(match(twice, { promises: [wanted] })).toEqual([
      ['REFERENCE', true, [wanted.id]],
      ['PAID_ALREADY', false, []],
    ]);
  });

  it.each([
    ['CANCELLED', { status: 'CANCELLED' as const }, 'CANCELLED'],
    ['PAID', { status: 'PAID' as const }, 'PAID_BY_HAND'],
    ['PAID by transfer', { status: 'PAID' as const, paymentMethod: 'TRANSFER' as const }, 'PAID_BY_HAND'],
    ['PAID by card', { status: 'PAID' as const, paymentMethod: 'CARD' as const }, 'PAID_ALREADY'],
    ['PAID in cash', { status: 'PAID' as const, paymentMethod: 'CASH' as const }, 'PAID_ALREADY'],
    ['PAID by cheque', { status: 'PAID' as const, paymentMethod: 'CHEQUE' as const }, 'PAID_BY_HAND'],
    ['PAID', { status: 'PAID' as const, openPence: 0 }, 'PAID_ALREADY'],
    ['REFUNDED', { status: 'REFUNDED' as const, openPence: 0 }, 'PAID_ALREADY'],
  ])('says of a reference whose donation is %s why it asks', (_status, fields, reason) => {
    const other = promise({ reference: 'SMJ-YMV7-8B8W', ...fields });
    const [[found, isCertain]] = match([line('SMJ YMV7 8B8W')], { others: [other] }) as [[string, boolean]];
    expect([found, isCertain]).toEqual([reason, false]);
  });

  it('is known by the payer: the same amount, the same kind, or a donation like the last one', () => {
    const donor = { userId: 7, donorId: null, donorName: 'V Solanki' };
    const earlier = { payerKey: 'BGC V SOLANKI', ...donor, email: '', subTypeId: 4, amountPence: 10_800 };
    const from = (pence: number) => [line('BGC V SOLANKI 500218', pence)];
    const sameAmount = promise({ ...donor, amountPence: 2000, subTypeId: 6 });
    const sameType = promise({ ...donor, amountPence: 5000, subTypeId: 4 });
    const known = { promises: [sameAmount, sameType], earlierDonations: [earlier] };
    expect(match(from(2000), known)).toEqual([['PAYER_AND_AMOUNT', false, [sameAmount.id]]]);
    expect(match(from(4000), known)).toEqual([['PAYER_AND_TYPE', false, [sameType.id]]]);
    const lines = from(10_800);
    const donationsAlone = { promises: [], others: [], earlierDonations: [earlier], orders: [] };
    const newDonation = matchLines(lines, donationsAlone).get(lines[0]!.id);
    expect(newDonation).toMatchObject({
      reason: 'PAYER_AND_AMOUNT',
      isCertain: false,
      candidates: [],
      newDonation: { subTypeId: 4 },
    });
    const others = [earlier, { ...earlier, userId: 8, donorName: 'Somebody else' }];
    expect(match(from(10_800), { earlierDonations: others })).toEqual([undefined]);
  });

  it('is not that of a reference whose donor the books keep no longer: the payer and the order say whose it is', () => {
    const old = { donorName: '', donorId: null, userId: null } as const;
    const begun = promise({ ...old, reference: 'SMJ-YMV7-8B8W', status: 'PAID', openPence: 0 });
    const donor = {
      userId: null,
      donorId: 9,
      donorName: 'N Mehta',
      email: '',
      subTypeId: 6,
      amountPence: 1500,
    };
    const lines = [line('STO N MEHTA SMJ-YMV7-8B8W')];
    const earlier = { ...donor, payerKey: lines[0]!.payerKey };
    const known = { promises: [], others: [begun], earlierDonations: [], orders: [] };
    const found = (more: Partial<Known>) => matchLines(lines, { ...known, ...more }).get(lines[0]!.id);
    expect(found({ earlierDonations: [earlier] })).toMatchObject({
      reason: 'PAYER_AND_AMOUNT',
      newDonation: { donorId: 9 },
    });
    expect(found({ orders: [{ ...donor, isBegun: true }] })).toMatchObject({
      reason: 'ORDER_BY_NAME',
      newDonation: { donorId: 9 },
    });
    // Money for one that was cancelled is still found.
    const cancelled = promise({ ...old, reference: 'SMJ-YMV7-8B8W', status: 'CANCELLED' });
    expect(found({ others: [cancelled] })).toMatchObject({ reason: 'CANCELLED' });
  });

  it('is an expected standing order of whom the bank names, which somebody has to say yes to', () => {
    const order = { donorId: 9, subTypeId: 6, donorName: 'Ramesh K. Shah', email: '', amountPence: 1500 };
    const promised = promise({ donorId: 9, amountPence: 1500, promisedOn: '2026-09-01' });
    const known = { promises: [promised], orders: [{ ...order, isBegun: false }] };
    for (const words of ['STO R SHAH', 'MR RAMESH SHAH TEMPLE', 'SHAH R BBP'])
      expect(match([line(words)], known)).toEqual([['ORDER_BY_NAME', false, [promised.id]]]);
    for (const words of ['STO K SHAH', 'R S', 'RAMESH PATEL', 'SHAH'])
      expect(match([line(words)], known)).toEqual([undefined]);
    expect(match([line('STO R SHAH', 1600)], known)).toEqual([undefined]);
    const begun = { ...order, isBegun: true };
    const lines = [line('STO R SHAH')];
    const found = matchLines(lines, { promises: [], others: [], earlierDonations: [], orders: [begun] });
    expect(found.get(lines[0]!.id)).toMatchObject({
      ...{ reason: 'ORDER_BY_NAME', isCertain: false, candidates: [] },
      newDonation: { donorId: 9, subTypeId: 6 },
    });
    const another = { ...begun, donorId: 10, donorName: 'Rita Shah' };
    expect(match(lines, { orders: [begun, another] })).toEqual([undefined]);
  });

  it('is what somebody whom the bank names has promised, if just that amount is open, however long ago', () => {
    const wanted = promise({ donorName: 'Ramesh K. Shah', amountPence: 5100, promisedOn: '2026-08-01' });
    const alike = promise({ donorName: 'Meena Patel', amountPence: 5100, promisedOn: '2026-11-02' });
    const known = { promises: [wanted, alike] };
    for (const words of ['FPI R SHAH 500218', 'MR RAMESH SHAH NAVRATRI'])
      expect(match([line(words, 5100)], known)).toEqual([['NAME_AND_AMOUNT', false, [wanted.id]]]);
    expect(match([line('FPI R SHAH', 5000)], known)).toEqual([undefined]);
    // What came before it was promised, and another of that name.
    expect(match([line('FPI R SHAH', 5100, { day: '2026-07-31' })], known)).toEqual([undefined]);
    expect(match([line('FPI K SHAH', 5100)], { promises: [wanted] })).toEqual([undefined]);
    const second = promise({ donorName: 'Ramesh Shah', amountPence: 5100 });
    expect(match([line('FPI R SHAH', 5100)], { promises: [wanted, second] })).toEqual([
      ['SEVERAL', false, [wanted.id, second.id]],
    ]);
    const lines = [line(`FPI X ${wanted.reference}`, 5100), line('FPI R SHAH', 5100)];
    expect(match(lines, { promises: [wanted] })).toEqual([['REFERENCE', true, [wanted.id]], undefined]);
  });

  it('is guessed by the amount shortly after a promise, if one alone fits', () => {
    const wanted = promise({ amountPence: 34_150 });
    const cash = (fields = {}) => [line('CR 500218', 34_150, fields)];
    expect(match(cash(), { promises: [wanted] })).toEqual([['AMOUNT_AND_DAY', false, [wanted.id]]]);
    // On the day itself and for two weeks, the 14th day among them.
    for (const day of ['2026-11-01', '2026-11-15'])
      expect(match(cash({ day }), { promises: [wanted] })).toEqual([['AMOUNT_AND_DAY', false, [wanted.id]]]);
    expect(match(cash({ day: '2026-11-16' }), { promises: [wanted] })).toEqual([undefined]);
    expect(match(cash({ day: '2026-10-31' }), { promises: [wanted] })).toEqual([undefined]);
    expect(match(cash(), { promises: [wanted, promise({ amountPence: 34_150 })] })).toEqual([undefined]);
  });
});

describe('who paid', () => {
  it.each([
    ['FPI K PATEL SMJ YMV7 888W 031126', 'FPI K PATEL'],
    ['K Patel  smj-ymvb-bcdf', 'K PATEL'],
    ['STO MISTRY R & H', 'STO MISTRY R H'],
    ['BGC 500218', ''],
    ['', ''],
  ])('is told of "%s"', (description, key) => {
    expect(payerKeyOf(description, 'SMJ')).toBe(key);
  });
});
