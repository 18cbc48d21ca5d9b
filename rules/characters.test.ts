import { describe, expect, it } from 'vitest';
import { changeReason } from './change-reason.ts';
import { atMost } from './characters.ts';
import { contactRules } from './contact.ts';
import { eventRules } from './content.ts';
import { lengthOf, withinLimit } from './graphemes.ts';
import { LIMITS } from './limits.ts';
import { text } from './validation.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('[D114] limits count characters as people see them', () => {
  it.each([
    ['Garba night', 11],
    ['શ્રી', 1],
    ['સ્ત્રીઓનો ઉત્સવ', 7],
    ['నమస్కారం', 4],
    ['👨‍👩‍👧', 1],
    ['e\u0301', 1],
    ['\r\n', 1],
  ])('%j has %i', (written, length) => {
    expect(lengthOf(written)).toBe(length);
  });

  it('a Gujarati title of 19 characters is one for an event, though it has 35 units', () => {
    const title = 'શ્રી કૃષ્ણ જન્માષ્ટમી ઉત્સવની ઉજવણી';
    expect([title.length, lengthOf(title)]).toEqual([35, 19]);
    const long = eventRules.safeParse({ name: title, description: 'અ'.repeat(60) });
    expect(messages(long)).not.toContain('eventTitleTooLong');
    expect(messages(eventRules.safeParse({ name: 'ક્ષિ'.repeat(24) }))).toContain('eventTitleTooLong');
  });

  it('a name has room for as many letters with their signs as without', () => {
    const sent = { name: 'શ્રી'.repeat(LIMITS.nameMaximum), email: 'a@example.org', message: 'Jai' };
    expect(messages(contactRules.safeParse(sent))).toEqual([]);
    expect(messages(contactRules.safeParse({ ...sent, name: `${sent.name}શ્રી` }))).toEqual(['textTooLong']);
  });

  it('a minimum is not reached by signs', () => {
    expect(messages(eventRules.safeParse({ name: 'Garba', description: 'શ્રી'.repeat(59) }))).toContain(
      'eventDescriptionTooShort',
    );
    expect(changeReason().safeParse('ભૂ').success).toBe(false);
  });

  it('a letter with hundreds of marks is not one', () => {
    expect(
      text()
        .check(atMost(10))
        .safeParse(`a${'\u0301'.repeat(500)}`).success,
    ).toBe(false);
  });
});

describe('[D114] what fits into a field with a limit', () => {
  it.each([
    ['શ્રીનાથજી', '', 5, 'શ્રીનાથજી'],
    ['શ્રીનાથજીના', 'શ્રીનાથજી', 5, 'શ્રીનાથજીના'],
    ['શ્રીનાથજીનાં', 'શ્રીનાથ', 4, 'શ્રીનાથજી'],
    ['Navratri 2026', 'Navratri', 8, 'Navratri'],
    // A text from before the limit gets shorter, not longer, and loses nothing at its end.
    ['Navratri nights', 'Navratri night', 8, 'Navratri night'],
    ['Navratri nigh', 'Navratri night', 8, 'Navratri nigh'],
    ['Navratri Night', 'Navratri night', 8, 'Navratri Night'],
  ])('%j after %j with a limit of %i is %j', (typed, before, maximum, kept) => {
    expect(withinLimit(typed, before, maximum)).toBe(kept);
  });
});
