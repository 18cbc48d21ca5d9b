import { describe, expect, it } from 'vitest';
import { eventRules } from './content.ts';
import { AppError } from './errors.ts';
import { MESSAGES } from './messages.ts';
import { validate } from './validation.ts';

const VALID = {
  name: 'Diwali',
  description: 'A thousand lamps, the New Year darshan and prasad for every family.',
  fileType: 'IMAGE',
};

function refusalOf(overrides: Record<string, unknown>) {
  try {
    validate(eventRules, { ...VALID, ...overrides });
    return null;
  } catch (error) {
    return error instanceof AppError ? { text: error.message, field: error.field } : error;
  }
}

describe('event rules (spec §5)', () => {
  it.each([
    ['title required', { name: '' }, 'Enter event title.', 'name'],
    ['title of blanks', { name: ' \n ' }, 'Enter event title.', 'name'],
    ['title at most 23', { name: 'x'.repeat(24) }, 'Enter event title maximum 23 character.', 'name'],
    ['description required', { description: '' }, 'Enter description.', 'description'],
    ['description of blanks', { description: ' '.repeat(80) }, 'Enter description.', 'description'],
    [
      'description at least 60',
      { description: 'x'.repeat(59) },
      'Enter description minimum 60 character.',
      'description',
    ],
  ])('%s', (_rule, overrides, text, field) => {
    expect(refusalOf(overrides)).toEqual({ text, field });
  });

  it('[D81] the first rule in order wins', () => {
    expect(refusalOf({ name: '', description: '' })).toMatchObject({ text: MESSAGES.eventTitleRequired });
  });

  it('[D81] an empty description is told before a title that is too long, as specified', () => {
    expect(refusalOf({ name: 'x'.repeat(24), description: '' })).toMatchObject({
      text: MESSAGES.descriptionRequired,
    });
  });

  it('[D38] 23 characters and 60 characters are enough', () => {
    expect(refusalOf({ name: 'x'.repeat(23), description: 'x'.repeat(60) })).toBeNull();
  });

  it('[D83] translations are optional: an empty text is none, one that is left out stays as it was', () => {
    const checked = validate(eventRules, { ...VALID, translations: { gu: { name: ' ' } } });
    expect(checked.translations?.gu).toEqual({ name: null });
    expect(validate(eventRules, VALID).translations).toBeUndefined();
  });

  it('[D83] [D114] a name has as much room in Gujarati as in English, also where cards cut the title', () => {
    const name = 'શ્રી'.repeat(120);
    expect(refusalOf({ translations: { gu: { name } } })).toBeNull();
    expect(refusalOf({ translations: { gu: { name: `${name}ક` } } })).toEqual({
      text: MESSAGES.textTooLong,
      field: 'translations.gu.name',
    });
  });

  it.each([{ xx: { name: 'Fête' } }, { gu: 'હોળી' }, [], 'gu'])(
    'translations that are %j are refused',
    (translations) => {
      expect(refusalOf({ translations })).toMatchObject({ text: MESSAGES.invalidRequest });
    },
  );

  it.each(['xx', 'EN', 1, ''])('the language %j is refused', (language) => {
    expect(refusalOf({ language })).toMatchObject({ text: MESSAGES.invalidRequest, field: 'language' });
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800'],
  ])('[REST-4] text with %s cannot be stored', (_what, name) => {
    expect(refusalOf({ name })).toMatchObject({ text: MESSAGES.textNotAllowed });
  });

  it.each([1, true, null, [], {}])('a title that is %j is refused', (name) => {
    expect(refusalOf({ name })).toMatchObject({ text: MESSAGES.invalidRequest, field: 'name' });
  });

  it('an event shows a picture or a video, nothing else', () => {
    expect(refusalOf({ fileType: 'PDF' })).toMatchObject({ text: MESSAGES.fileTypeNotSupported });
  });
});
