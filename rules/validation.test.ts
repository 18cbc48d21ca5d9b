import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpRules } from './accounts.ts';
import { isPlausibleDay } from './birth-date.ts';
import { candidateRules } from './candidate.ts';
import { contactRules } from './contact.ts';
import { donationRules } from './donations.ts';
import type { AppError } from './errors.ts';
import { firstIssue } from './first-issue.ts';
import { hireRules } from './hall-hire.ts';
import { memberRegistrationRules } from './matrimonial-accounts.ts';
import { mobileToE164 } from './phone.ts';
import { selectOptionRules } from './select-lists.ts';
import { line, optionalDate, optionalLine, validate, validateChange } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** What these rules say of one field, whatever they say of the others. */
function textsOf(rules: z.ZodType, field: string, value: unknown): string[] {
  const { error } = rules.safeParse({ [field]: value });
  return (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message);
}

describe('what nobody sees', () => {
  it.each([
    ['turns the direction of what follows', 'Asha \u202Etfihs', 'Asha tfihs'],
    ['isolates', '\u2066Asha\u2069 \u200FRao\u061C', 'Asha Rao'],
    ['has no width', 'As\u200Bha\u2060 Ra\u00ADo\uFEFF', 'Asha Rao'],
    ['is an empty letter', '\u3164\u115F\u2800', ''],
  ])('is taken out of a name when it %s', (_what, typed, stored) => {
    expect(line().parse(typed)).toBe(stored);
    expect(contactRules.shape.name.safeParse(typed).data).toBe(stored || undefined);
  });

  it('stays where scripts and pictures need it', () => {
    for (const typed of ['શ્રી ર્\u200Dય', 'క్\u200Cష', '👨\u200D👩\u200D👧', '🏴\u{E0067}\u{E0062}\u{E007F}'])
      expect(line().parse(typed)).toBe(typed);
  });
});

describe('texts of one line', () => {
  it.each([
    ['a donor', donationRules, 'donorName'],
    ["a donor's phone", donationRules, 'phone'],
    ['who writes to the office', contactRules, 'name'],
    ['a new account', signUpRules({ asksSheri: true, sheriLabel: '' }), 'name'],
    ['a new member', memberRegistrationRules, 'name'],
    ['a hirer', hireRules, 'name'],
    ["a hirer's mobile", hireRules, 'mobile'],
    ['a candidate', candidateRules, 'firstName'],
    ['a city', candidateRules, 'city'],
  ])('[spec §5] %s is written on one line', (_what, rules, field) => {
    for (const lineBreak of ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
      expect(textsOf(rules, field, `Asha${lineBreak}Bcc: all`), JSON.stringify(lineBreak)).toEqual([
        'oneLineOnly',
      ]);
    expect(textsOf(rules, field, ' હંસાબહેન O’Neill ')).toEqual([]);
  });

  it('[spec §5] an address and a message have as many lines as they like', () => {
    expect(textsOf(hireRules, 'address', '14 Station Road\nLeicester')).toEqual([]);
    expect(textsOf(candidateRules, 'aboutCandidate', 'One\nTwo')).toEqual([]);
    expect(textsOf(donationRules, 'message', 'One\nTwo')).toEqual([]);
  });

  it.each([
    ['a donor', donationRules],
    ['a visitor', contactRules],
  ])('[spec §5] the e-mail of %s has no line break', (_who, rules) => {
    expect(textsOf(rules, 'email', 'a@example.org\nBcc: b@example.org')).toEqual(['validEmailRequired']);
  });
});

describe('country codes', () => {
  it.each(['1', '44', '971'])('[D59] %s is one', (code) => {
    expect(mobileToE164('7700900123', code)).toBe(`+${code}7700900123`);
    expect(textsOf(candidateRules, 'countryCode', code)).toEqual([]);
    expect(textsOf(selectOptionRules('COUNTRY_CODE'), 'value', code)).toEqual([]);
  });

  it.each(['', '0', '044', '1234', '+44', '4 4', '૪૪', '.*'])('[D59] %j is none', (code) => {
    expect(mobileToE164('7700900123', code)).toBeNull();
    expect(textsOf(candidateRules, 'countryCode', code)).toContain('countryCodeRequired');
    expect(textsOf(memberRegistrationRules, 'countryCode', code)).toContain('countryCodeRequired');
    expect(textsOf(selectOptionRules('COUNTRY_CODE'), 'value', code)).toContain('invalidCountryCode');
  });
});

describe('pincodes', () => {
  it.each([
    ['le46ab', 'LE4 6AB'],
    ['le4  6ab', 'LE4 6AB'],
    ['ab12 3cd', 'AB12 3CD'],
    ['3800 015', '3800 015'],
  ])('[D58] %j is stored as %j', (typed, stored) => {
    expect(candidateRules.in.shape.pincode.parse(typed)).toBe(stored);
  });

  it('[D58] one that grows in capitals is refused with the text', () => {
    // In capitals ß is SS: eight characters typed, more than the column holds.
    expect(textsOf(candidateRules, 'pincode', 'ßßßßßßßß')).toEqual(['invalidPincode']);
  });
});

describe('days', () => {
  const DAYS = ['2026-02-28', '2028-02-29'];
  const NO_DAYS = [
    '2026-02-29',
    '0000-01-01',
    '0999-12-31',
    '9999-12-31',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00',
    'today',
  ];

  it('[D61] are the same ones to every rule', () => {
    expect(DAYS.map(isDate)).toEqual([true, true]);
    expect(DAYS.map(isPlausibleDay)).toEqual([true, true]);
    for (const day of NO_DAYS) {
      expect([isDate(day), isPlausibleDay(day)], day).toEqual([false, false]);
      const { error } = optionalDate().safeParse(day);
      expect(error && firstIssue(optionalDate(), error).messageKey, day).toBe('invalidDate');
    }
    expect(isPlausibleDay('1922-12-31')).toBe(false);
  });
});

describe('null in place of what may be left out', () => {
  const rules = z.object({ days: z.int().optional(), note: optionalLine(20), name: line().min(1) });

  it('is left out where a rule has no null of its own, and a stored value stays', () => {
    expect(validate(rules, { name: 'A', days: null, note: null })).toEqual({
      ...{ name: 'A', days: undefined, note: null },
    });
    expect(validateChange(rules, { name: 'A', days: 3, note: 'B' }, { days: null, note: null })).toEqual({
      ...{ note: null },
    });
  });

  it('is refused of what must be there', () => {
    expect(() => validate(rules, { name: null })).toThrow();
  });
});

describe('a change of which fields are left out', () => {
  const rules = z
    .object({ from: optionalDate(), until: optionalDate(), name: line().min(1, 'nameRequired').nullish() })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'invalidDate',
    });
  const stored = { id: 3, from: '2026-03-01', until: '2026-03-08', name: '' };
  const refusal = (row: object | undefined, sent: object) => {
    try {
      validateChange(rules, row, sent);
    } catch (error) {
      return [(error as AppError).messageKey, (error as AppError).field];
    }
  };

  it('is checked as the row will be: a rule about two fields holds when one of them is sent', () => {
    expect(refusal(stored, { until: '2026-02-01' })).toEqual(['invalidDate', 'until']);
    expect(refusal(stored, { from: '2026-04-01' })).toEqual(['invalidDate', 'until']);
    expect(refusal(stored, { from: '2026-04-01', until: null })).toBeUndefined();
    expect(refusal(undefined, { until: '2026-02-01' })).toBeUndefined();
  });

  it('answers only what was sent and what the rules change; what is empty there is not asked for', () => {
    expect(validateChange(rules, stored, { until: ' 2026-04-01 ' })).toEqual({ until: '2026-04-01' });
    const emptied = rules.transform((fields) => ({ ...fields, until: fields.from ? fields.until : null }));
    expect(validateChange(emptied, stored, { from: '' })).toEqual({ from: null, until: null });
  });

  it('keeps a text that is stored as empty where the rules allow that', () => {
    const required = z.object({ name: line(), description: line().min(1, 'descriptionRequired') });
    const row = { name: '', description: 'A hall' };
    expect(validateChange(required, row, { description: 'Two halls' })).toEqual({ description: 'Two halls' });
  });
});
