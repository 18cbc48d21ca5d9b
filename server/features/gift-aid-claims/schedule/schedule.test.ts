import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_AID, type Taxpayer, taxpayerRules } from '../../../../rules/gift-aid.ts';
import { isTakenByTaxOffice, taxOfficeText } from '../../../../rules/gift-aid-texts.ts';
import type { Schedule, ScheduleGift } from './schedule.ts';
import { readSchedule } from './schedule-checker.ts';
import { writeSchedule } from './write-schedule.ts';

const TODAY = '2026-11-25';

const ASHA: Taxpayer = {
  title: 'Mrs',
  firstName: 'Asha',
  lastName: "D'Souza & Patel",
  house: '12A',
  livesAbroad: false,
  postcode: 'ME14 9XX',
};

const gift = (changed: Partial<Taxpayer> = {}): ScheduleGift => ({
  day: '2026-04-05',
  pence: 2501,
  taxpayer: { ...ASHA, ...changed },
});

async function read(gifts: readonly ScheduleGift[], changed: Partial<Schedule> = {}) {
  const file = await writeSchedule({ earliestDay: '2026-04-05', overclaimedPence: 0, gifts, ...changed });
  return readSchedule(file, TODAY);
}

const letters = fc.constantFrom(
  ...[
    'a',
    'Z',
    'é',
    'ü',
    'ß',
    'ā',
    'ṭ',
    'Ł',
    '\u00AD',
    "'",
    '’',
    '-',
    '–',
    ' ',
    '  ',
    '&',
    '<',
    '"',
    '.',
    '\t',
    'આ',
    'త',
    '🪔',
  ],
);
const words = (most: number) => fc.array(letters, { maxLength: most }).map((parts) => parts.join(''));

/** What donors type. */
const typed = fc.record({
  title: fc.oneof(fc.constantFrom('', 'Mr', 'Dr.', "O'B", 'Prof', 'Mister', '1st', 'શ્રી'), words(5)),
  firstName: words(38),
  lastName: words(38),
  house: fc.oneof(words(43), fc.constantFrom('12A', 'Flat 3, The Maltings')),
  livesAbroad: fc.boolean(),
  postcode: fc.constantFrom('me14 9xx', 'SW1A1AA', 'GIR 0AA', 'M1 1AE', '380001', '', 'LE4  6XX', 'X'),
});

const day = fc
  .date({ min: new Date('2022-04-06'), max: new Date(TODAY), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the schedule of Gift Aid', () => {
  it('is read by the tax office’s rules as it was written', async () => {
    const gifts: ScheduleGift[] = [
      gift(),
      gift({ title: '', livesAbroad: true, house: '100 Champs Elysees, Paris', postcode: '' }),
      { day: '2026-05-01', pence: 88_000, description: 'Small gifts of Navratri' },
      { ...gift({ firstName: 'B' }), isSponsoredEvent: true },
    ];
    const { faults, gifts: rows, ...rest } = await read(gifts, { overclaimedPence: 625 });
    expect(faults).toEqual([]);
    expect(rest).toEqual({ earliestDay: '2026-04-05', overclaimedPence: 625 });
    expect(rows).toMatchObject([
      {
        item: '1',
        title: 'Mrs',
        lastName: "D'Souza & Patel",
        postcode: 'ME14 9XX',
        pence: 2501,
        sponsored: '',
      },
      { item: '2', title: '', house: '100 Champs Elysees, Paris', postcode: 'X' },
      { item: '3', aggregated: 'Small gifts of Navratri', firstName: '', postcode: '', pence: 88_000 },
      { item: '4', firstName: 'B', sponsored: 'Yes', day: '2026-04-05' },
    ]);
  });

  it('has older declarations of the islands as abroad, and nothing that cannot be seen', async () => {
    const { gifts } = await read([
      gift({ firstName: 'A\u00ADsha', house: '3 Sea View', postcode: 'JE2 3AB' }),
    ]);
    expect(gifts).toMatchObject([{ firstName: 'Asha', house: '3 Sea View JE2 3AB', postcode: 'X' }]);
  });

  it('takes a thousand gifts, and no more', async () => {
    const thousand = Array.from({ length: GIFT_AID.giftsInSchedule }, () => gift());
    expect(await read(thousand)).toMatchObject({ faults: [] });
    await expect(read([...thousand, gift()])).rejects.toThrow(RangeError);
    await expect(read([])).rejects.toThrow(RangeError);
  });

  it('has what a donor typed, or the donor was asked again', async () => {
    const donors = fc.array(
      fc.record({ donor: typed, day, pence: fc.integer({ min: 1, max: 99_999_999 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(donors, async (rows) => {
        const gifts = rows.flatMap(({ donor, ...rest }) => {
          const { success, data } = taxpayerRules.safeParse(donor);
          return success ? [{ ...rest, taxpayer: data }] : [];
        });
        fc.pre(gifts.length > 0);
        const { faults, gifts: written } = await read(gifts);
        expect(faults).toEqual([]);
        expect(
          written.map(({ firstName, lastName, house, day, pence }) => [
            firstName,
            lastName,
            house,
            day,
            pence,
          ]),
        ).toEqual(
          gifts.map(({ taxpayer: { firstName, lastName, house }, day, pence }) => [
            firstName,
            lastName,
            house,
            day,
            pence,
          ]),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a donor’s name and home', () => {
  const refused = (changed: Record<string, unknown>) =>
    taxpayerRules.safeParse({ ...ASHA, ...changed }).error?.issues[0]?.message;

  it('are what the schedule takes', () => {
    expect(
      taxpayerRules.parse({
        ...{ title: 'Dr.', firstName: ' Līlā  ', lastName: 'O’Brien–Śāstrī' },
        ...{ house: 'Flat  3', livesAbroad: false, postcode: 'me149xx' },
      }),
    ).toEqual({
      ...{ title: 'Dr', firstName: 'Lila', lastName: "O'Brien-Sastri" },
      ...{ house: 'Flat 3', livesAbroad: false, postcode: 'ME14 9XX' },
    });
    expect(taxpayerRules.safeParse({ ...ASHA, livesAbroad: true, postcode: '380001' }).success).toBe(true);
  });

  it.each([
    ['giftAidFirstNameRequired', { firstName: ' ' }],
    ['giftAidLastNameRequired', { lastName: '' }],
    ['giftAidHouseRequired', { house: '' }],
    ['latinLettersNeeded', { firstName: 'આશા' }],
    ['latinLettersNeeded', { lastName: 'Patel 🪔' }],
    ['textTooLong', { firstName: 'a'.repeat(36) }],
    ['textTooLong', { lastName: 'a'.repeat(36) }],
    ['textTooLong', { house: 'a'.repeat(41) }],
    ['giftAidTitle', { title: 'Mister' }],
    ['giftAidTitle', { title: 'M' }],
    ['giftAidTitle', { title: "'Mr" }],
    ['giftAidPostcode', { postcode: '380001' }],
    ['giftAidPostcode', { postcode: '' }],
    ['giftAidPostcode', { postcode: 'X' }],
    ['oneLineOnly', { house: '12\nSecond' }],
  ])('are refused with %s: %j', (message, changed) => {
    expect(refused(changed)).toBe(message);
  });

  it('keep 35 letters, and letters with marks that the tax office takes', () => {
    expect(refused({ firstName: 'a'.repeat(35), lastName: 'Müller-Õunapuu' })).toBeUndefined();
    expect(taxOfficeText('e\u0301')).toBe('é');
    expect(taxOfficeText('૨૭બ, ౦౯ १')).toBe('27બ, 09 1');
  });

  it('of any text, what is taken is not changed by the tax office', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = taxOfficeText(text);
        expect(taxOfficeText(written)).toBe(written);
        if (isTakenByTaxOffice(written)) expect(written).not.toMatch(/[^\u0020-\u007E\u00A1-\u00FF]/);
      }),
    );
  });
});
