import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../../rules/languages.ts';
import { place, setPlace } from '../../../rules/place.ts';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { extensionLetter, outcomeLetter } from './request-letters.ts';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

const DAYS = { receivedOn: '2027-03-01', acknowledgeBy: '2027-03-31', answerBy: '2027-04-01' };

it.each(LANGUAGES)('letters outside the United Kingdom name no office of it (%s)', (letterLanguage) => {
  const request = { id: 1, kind: RequestKind.ACCESS, name: 'Jo', email: 'jo@example.org', letterLanguage };
  const site = {
    name: 'Samaj',
    shortName: '',
    ownLanguage: letterLanguage,
    languages: LANGUAGES,
    translations: {},
    email: '',
  };
  const texts = () =>
    [
      extensionLetter({ ...request, ...DAYS }, site, 'Many papers'),
      outcomeLetter({ ...request, ...DAYS }, site, 'REFUSED', 'No.'),
    ].map(({ text }) => text);
  const named = texts();
  setPlace({ ...HOME, country: 'AU' });
  const elsewhere = texts();
  for (const text of named) expect(text).toContain('Information Commissioner');
  for (const text of elsewhere) expect(text).not.toMatch(/Information Commissioner|ico\.org\.uk|0303/);
  // The sentence is there, in other words.
  const lines = (all: string[]) => all.map((text) => text.split('\n').length);
  expect(lines(elsewhere)).toEqual(lines(named));
});
