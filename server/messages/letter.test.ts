import { describe, expect, it } from 'vitest';
import { type LetterSite, siteName, writeLetter } from './letter.ts';
import { greetingOf, letterTexts, textMessage } from './letter-texts.ts';
import { gsmText } from './sms/gsm-text.ts';

const SITE: LetterSite = {
  name: 'Shree Samaj',
  shortName: 'Samaj',
  ownLanguage: 'en',
  languages: ['te', 'en'],
  translations: { gu: { name: 'શ્રી સમાજ' }, te: { name: '' } },
};

describe('a letter', () => {
  it.each([
    ['gu', 'gu'],
    ['en', 'en'],
    [null, 'te'],
    [undefined, 'te'],
  ] as const)('to somebody who reads %s is in %s', (own, language) => {
    const { text } = writeLetter(own, SITE, ({ letters }, written) => ({
      subject: '',
      paragraphs: [letters.hello, written],
    }));
    expect(text).toBe(`${letterTexts(language).letters.hello}\n\n${language}\n`);
  });

  it('can name the association in its language', () => {
    const names = () => ({ subject: '{{association}}', paragraphs: ['{{association}}'] });
    expect(writeLetter('gu', SITE, names)).toEqual({ subject: 'શ્રી સમાજ', text: 'શ્રી સમાજ\n' });
  });

  it('leaves out empty paragraphs, also those whose values are empty, and fills nothing in twice', () => {
    const { text } = writeLetter('en', SITE, () => ({
      subject: '',
      paragraphs: ['', false, undefined, '{{none}}', '{{typed}}'],
      values: { none: ' ', typed: '{{association}}' },
    }));
    expect(text).toBe('{{association}}\n');
  });
});

it.each([
  ['Mrs K. Patel', 'Dear Mrs K. Patel,'],
  ['Dr.Patel', 'Dear Dr. Patel,'],
  ['', 'Hello,'],
  ['You won £500: collect at https://evil.example/x', 'Hello,'],
])('[D32] greets %j with %j', (typed, greeting) => {
  expect(greetingOf(typed, 'en')).toBe(greeting);
});

it('a site without a name is called so in short texts', () => {
  const nameless = { ...SITE, name: '', shortName: '', translations: {} };
  expect(siteName(nameless, 'en')).toBe('this website');
  expect(siteName(SITE, 'en')).toBe('Samaj');
});

it.each([
  ['Kanti Bhagat', 'Kanti Bhagat'],
  ['Kanti O’Brien', "Kanti O'Brien"],
  ['Harish “Harry” Shah – Senior', 'Harish "Harry" Shah - Senior'],
  ['José Müller', 'José Müller'],
  ['Ana Hernández', 'Ana Hernandez'],
  ['કાન્તિ ભગત', 'Somebody'],
  ['Kanti ભગત', 'Somebody'],
  ['సుబ్రహ్మణ్యం', 'Somebody'],
  ['Łukasz', 'Somebody'],
])(
  '[51] a text message of %j names %j: one letter more than GSM has, and all of it costs double',
  (madeBy, named) => {
    expect(textMessage(() => '{{madeBy}}', { madeBy })).toBe(named);
  },
);

it('[51] what a text message has besides is neutral, too, if it is in another script; who sends it and links stay as they are', () => {
  const values = { firstName: 'ભગત', site: 'સમાજ', office: 'ઑફિસ', page: 'https://samaj.example/’' };
  expect(textMessage(() => '{{firstName}}, {{site}}, {{office}}, {{page}}', values)).toBe(
    `the candidate, સમાજ, ${letterTexts('en').siteLetters.contactPage}, https://samaj.example/’`,
  );
});

it('[51] every text message is within the letters of GSM', () => {
  const texts =
    JSON.stringify(letterTexts('en').siteLetters.changed) +
    textMessage((all) => JSON.stringify(all.textMessages), {});
  expect([...texts].filter((letter) => gsmText(letter) !== letter)).toEqual([]);
});
