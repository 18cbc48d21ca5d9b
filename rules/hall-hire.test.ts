import { describe, expect, it } from 'vitest';
import { lastSunday } from '../server/testing/future-dates.ts';
import { firstIssue } from './first-issue.ts';
import { hireRequestRules, hireRules } from './hall-hire.ts';
import { parseWrittenPence } from './money.ts';

const EMPTY = {
  name: '',
  address: '',
  postcode: '',
  email: '',
  telephone: '',
  mobile: '',
  purpose: '',
  guests: '',
  date: '',
  day: '',
  from: '',
  to: '',
  hours: '',
  deposit: '',
  charges: '',
  outstanding: '',
};
const GOOD = {
  ...EMPTY,
  name: 'Hansaben',
  mobile: '07700 900123',
  purpose: 'Wedding',
  date: '2097-03-09',
  from: '10:00',
  to: '22:30',
};

/** The first failing rule and its field. */
function refusalOf(overrides: object, rules = hireRequestRules) {
  const { error } = rules.safeParse({ ...GOOD, ...overrides });
  if (!error) return undefined;
  const { messageKey, field } = firstIssue(rules, error);
  return [messageKey, field];
}

describe('[D33] rules of a hire', () => {
  it.each([
    ['hirerNameRequired', 'name', EMPTY],
    ['validEmailRequired', 'email', { ...EMPTY, name: 'Hansaben', email: 'hansaben@' }],
    ['hirerPhoneRequired', 'telephone', { ...EMPTY, name: 'Hansaben' }],
    ['hirePurposeRequired', 'purpose', { ...EMPTY, name: 'Hansaben', telephone: '0116' }],
    ['invalidGuests', 'guests', { guests: 'many', date: '' }],
    ['invalidGuests', 'guests', { guests: '0' }],
    ['hireDateRequired', 'date', { date: '', from: '' }],
    ['hireDateRequired', 'date', { date: '2097-02-30' }],
    ['hireDatePast', 'date', { date: '2026-01-05', from: '' }],
    ['hireTimesRequired', 'from', { from: '' }],
    ['hireTimesRequired', 'to', { to: '' }],
    ['invalidHireTimes', 'to', { from: '14:00', to: '10:00' }],
    ['invalidHireTimes', 'to', { from: '10:00', to: '10:00' }],
    ['invalidHireTimes', 'to', { to: '24:00' }],
    ['invalidHireTimes', 'to', { date: lastSunday(3), from: '01:30', to: '02:15' }],
    ['invalidAmount', 'deposit', { deposit: 'a lot' }],
    ['invalidAmount', 'charges', { charges: '1.234' }],
    ['invalidAmount', 'outstanding', { outstanding: '100000.01' }],
    ['textTooLong', 'postcode', { postcode: 'x'.repeat(13) }],
  ])('[D81] %s comes first for %s', (messageKey, field, overrides) => {
    expect(refusalOf(overrides)).toEqual([messageKey, field]);
  });

  const inOrder: [messageKey: string, fields: object][] = [
    ['hirerNameRequired', { name: ' ' }],
    ['validEmailRequired', { email: 'hansaben@' }],
    ['hirerPhoneRequired', { mobile: '' }],
    ['hirePurposeRequired', { purpose: '' }],
    ['invalidGuests', { guests: 'many' }],
    ['hireDateRequired', { date: '' }],
    ['hireTimesRequired', { from: '' }],
    ['invalidHireTimes', { to: '24:00' }],
    ['invalidAmount', { deposit: 'a lot' }],
    ['invalidDate', { agreedOn: 'soon' }],
  ];
  const pairs = inOrder.flatMap(([first, one], index) =>
    inOrder.slice(index + 1).map(([second, other]) => [first, second, { ...one, ...other }] as const),
  );

  it.each(pairs)('[D81] %s is said before %s', (first, _second, fields) => {
    expect(refusalOf(fields)?.[0]).toBe(first);
    expect(refusalOf(fields, hireRules as never)?.[0]).toBe(first);
  });

  it('[D81] every failing field has its own text', () => {
    const { error } = hireRequestRules.safeParse(EMPTY);
    const fields = new Set(error?.issues.map(({ path }) => path.join('.')));
    expect(fields).toEqual(new Set(['name', 'telephone', 'purpose', 'date', 'from', 'to']));
  });

  it('music after 23:00 and leaving after 23:30 are not refused', () => {
    expect(refusalOf({ to: '23:59' })).toBeUndefined();
  });

  it('the office may enter what is over', () => {
    expect(refusalOf({ date: '2026-01-05' }, hireRules as never)).toBeUndefined();
  });

  it('a request for today is good until its hour has come', () => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
    expect(refusalOf({ date: today, from: '00:00', to: '23:59' })).toEqual(['hireDatePast', 'date']);
  });

  it('what was checked can be checked again', () => {
    const once = hireRules.parse({ ...GOOD, paidBy: '', agreedOn: '', charges: ' £1,200.50 ' });
    expect(once).toMatchObject({ paidBy: null, agreedOn: null, charges: '£1,200.50' });
    expect(hireRules.parse(once)).toEqual(once);
  });
});

describe('[D30] amounts in the agreement', () => {
  it.each([
    ['450', 45_000],
    ['99.5', 9_950],
    ['£1,200.05', 120_005],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1,20', null],
    ['1e3', null],
  ])('reads "%s" as %s', (amount, pence) => {
    expect(parseWrittenPence(amount)).toBe(pence);
  });
});
