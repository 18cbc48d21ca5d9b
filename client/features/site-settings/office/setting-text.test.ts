import { expect, it } from 'vitest';
import { PARTS } from '../../../../rules/parts.ts';
import { loadTextFiles, loadTexts } from '../../../i18n/load-texts.ts';
import { settingText } from './setting-text.ts';

const UNUSED = PARTS.filter((part) => part !== 'committee').join(', ');

it.each([
  ['en', 'languages', 'gu, te', 'Gujarati, Telugu'],
  ['gu', 'languages', 'gu', 'ગુજરાતી'],
  ['en', 'unusedParts', UNUSED, 'Committee'],
  ['en', 'approveNewMembers', 'true', 'yes'],
  ['gu', 'approveNewMembers', 'false', 'ના'],
  ['en', 'founded', '1974', '1974'],
] as const)(
  'a revision of settings shows words for codes: %s %s %s',
  async (language, field, value, text) => {
    await loadTextFiles(['site-settings.office']);
    expect(settingText(field, value, await loadTexts(language))).toBe(text);
  },
);
