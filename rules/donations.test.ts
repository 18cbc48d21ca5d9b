import { describe, expect, it } from 'vitest';
import { donationRules } from './donations.ts';
import { firstIssue } from './first-issue.ts';
import { parsePence, poundsText } from './money.ts';

const FIELDS = {
  subTypeId: 1,
  donorName: 'Kiran Patel',
  amount: '25.00',
  email: 'kiran@example.org',
  phone: '0116 496 0100',
  message: '',
};

function refusal(overrides: Record<string, unknown>) {
  const { error } = donationRules.safeParse({ ...FIELDS, ...overrides });
  return error && firstIssue(donationRules, error).messageKey;
}

describe('amounts', () => {
  it.each([
    ['25', 2500],
    ['25.', 2500],
    ['25.5', 2550],
    ['25.50', 2550],
    ['.05', 5],
    ['0.29', 29],
    ['100000.00', 10_000_000],
    ['999999999.99', 99_999_999_999],
  ])('[D30] %j is %i pence', (typed, pence) => {
    expect(parsePence(typed)).toBe(pence);
  });

  it.each(['', '.', '25.505', '-1', '+1', '1e3', '1,000', '£25', '25 ', '૨૫', '1234567890'])(
    '[D30] %j is no amount',
    (typed) => {
      expect(parsePence(typed)).toBeNull();
    },
  );

  it.each([0, 5, 29, 2500, 99_999_999_999])('[D30] %i pence are written and read alike', (pence) => {
    expect(parsePence(poundsText(pence))).toBe(pence);
  });
});

describe('donation rules', () => {
  it('[spec §5] the texts come in their order', () => {
    const empty = { subTypeId: 0, donorName: ' ', amount: '0', email: '', phone: '' };
    const order: unknown[] = [];
    const fixed: Record<string, unknown> = { ...empty };
    for (const [field, good] of Object.entries(FIELDS).slice(0, 5)) {
      order.push(refusal(fixed));
      fixed[field] = good;
    }
    expect(order).toEqual([
      'donationTypeRequired',
      'donorNameRequired',
      'invalidAmount',
      'donorEmailRequired',
      'donorPhoneRequired',
    ]);
    expect(refusal(fixed)).toBeUndefined();
  });

  it.each([
    ['0', 'invalidAmount'],
    ['0.00', 'invalidAmount'],
    ['100000.01', 'invalidAmount'],
    ['12.345', 'invalidAmount'],
    ['100000', undefined],
    ['0.01', undefined],
  ])('[D30] the amount %j: %s', (amount, expected) => {
    expect(refusal({ amount })).toBe(expected);
  });

  it('[spec §5] an e-mail that is none has a text of its own', () => {
    expect(refusal({ email: 'kiran' })).toBe('validEmailRequired');
  });
});
