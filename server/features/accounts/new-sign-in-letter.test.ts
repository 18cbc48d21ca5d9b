import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newSignInLetter } from './new-sign-in-letter.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T21:28:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const letterIn = (language: 'en' | 'gu' | 'te') =>
  newSignInLetter({ name: 'Asha', email: 'asha@example.org', letterLanguage: language } as never, {
    by: 'PROGRAM',
    language,
    settings: { languages: ['en', 'gu', 'te'], language: 'en', name: 'Samaj', translations: {} } as never,
    publicUrl: 'https://samaj.example',
  }).text;

it.each([
  ['gu', 'રાત્રે 9:28'],
  ['te', 'రాత్రి 9:28'],
  ['en', '21:28'],
] as const)('the time of a sign-in is said in the language %s as people say it: %s', (language, time) => {
  expect(letterIn(language)).toContain(time);
  expect(letterIn(language)).not.toMatch(/\b[AP]M\b/);
});

it('its link leads to the page in the language of the letter', () => {
  expect(letterIn('gu')).toContain('https://samaj.example/sign-up?lang=gu');
  expect(letterIn('en')).toMatch(/\/sign-up$/m);
});
