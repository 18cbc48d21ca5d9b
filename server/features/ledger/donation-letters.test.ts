import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, scriptOf } from '../../../rules/languages.ts';
import { Donation } from './donation.entity.ts';
import { receiptLetter, voidedReceiptLetter } from './donation-letters.ts';

const NAMES = { name: 'Shree Samaj', shortName: '', ownLanguage: 'en', translations: {} } as const;
const CHARITY = {
  ...NAMES,
  charityName: 'Shree Samaj',
  languages: ['en'],
  charityNumber: '',
  address: '',
  paymentUrl: '',
  referencePrefix: 'SMJ',
};
const NUMBER = 'SMJ-2026-0017';
const TYPED = { email: 'a@example.org', phone: '0116 496 0100', message: 'A message' };

function donationOf(values: Partial<Donation>) {
  return Object.assign(new Donation(), {
    ...TYPED,
    donorName: '',
    reference: 'SMJ-2222-2222',
    letterLanguage: 'en',
    typeName: 'Navratri',
    ownLanguage: 'en',
    translations: {},
    amountPence: 1000,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    ...values,
    receivedOn: '2026-11-22',
  });
}

it.each([
  ['હંસાબહેન K. O’Neill-Patel', 'Dear હંસાબહેન K. O’Neill-Patel,'],
  ['Mr & Mrs. K.M. Shah', 'Dear Mr & Mrs. K.M. Shah,'],
  ['Claim your prize at evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
  ['Call 0900 1', 'Hello,'],
  ['{{message}}', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('[D32] a receipt for the name %j greets with %j and repeats no other input', (donorName, greeting) => {
  const { subject, text } = receiptLetter(donationOf({ donorName }), NUMBER, CHARITY);
  expect(text.split('\n')[0]).toBe(greeting);
  expect(text.includes(donorName)).toBe(greeting.includes(donorName));
  expect(`${subject} ${text}`).not.toMatch(/0116|A message/);
});

it('[D32] a receipt ends with our name, address and number as a charity, as on paper', () => {
  const charity = { ...CHARITY, address: '1 Marigold Hall\nLE4 6XX', charityNumber: '123456' };
  const { text } = receiptLetter(donationOf({}), NUMBER, charity);
  expect(text).toContain('\n\nShree Samaj\n1 Marigold Hall\nLE4 6XX\nRegistered charity no. 123456');
  const unregistered = receiptLetter(donationOf({}), NUMBER, { ...charity, charityNumber: '' });
  expect(unregistered.text.trimEnd()).toMatch(/\nLE4 6XX$/);
});

/** A name of type, donor and association in each language, so that nothing of another is left to show. */
const OWN_WORDS: Record<Language, { type: string; donor: string; association: string }> = {
  en: { type: 'Navratri', donor: 'Asha', association: 'Community Hall' },
  gu: { type: 'નવરાત્રિ', donor: 'આશા', association: 'સમાજ' },
  te: { type: 'నవరాత్రి', donor: 'ఆశ', association: 'సంఘం' },
};

describe.each(LANGUAGES)('a letter to a donor in "%s"', (language) => {
  const { type, donor, association } = OWN_WORDS[language];
  const donation = donationOf({
    letterLanguage: language,
    donorName: donor,
    translations: { [language]: { typeName: type } },
    ...(language === 'en' && { typeName: type }),
  });
  const translations = { [language]: { name: association } };
  const names = { ...CHARITY, translations, ...(language === 'en' && { name: association }) };
  const charity = { ...names, charityName: '', charityNumber: '123', paymentUrl: 'https://example.org/pay' };
  const letters = [
    ...[1000, 250].map((refundedPence) =>
      receiptLetter({ ...donation, refundedPence, refundedOn: '2026-12-01' }, NUMBER, charity),
    ),
    ...[true, false].map((isBeingCancelled) =>
      voidedReceiptLetter(donation, NUMBER, charity, { isBeingCancelled }),
    ),
  ];

  it('[D32] [D97] has no word of another language, and no placeholder is left', () => {
    for (const { subject, text } of letters) {
      const words = `${subject}\n${text}`.replaceAll(
        /SMJ-2222-2222|SMJ-2026-0017|https:\/\/example\.org\/pay/g,
        '',
      );
      const script = scriptOf(language);
      const foreign = new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'gu');
      expect(words.match(foreign), words).toBeNull();
      expect(words).not.toMatch(/[{}]|undefined/);
    }
  });

  it('ends with the association’s name in that language where there is no name of a charity', () => {
    for (const { text } of letters) expect(text).toContain(`\n\n${association}\n`);
  });
});

it('[D83] the day on a letter is written as its language writes it', () => {
  const text = (letterLanguage: Language) =>
    receiptLetter(donationOf({ letterLanguage }), NUMBER, CHARITY).text;
  expect(text('en')).toContain('Received on: 22 November 2026');
  expect(text('gu')).toContain('મળ્યાની તારીખ: 22 નવેમ્બર, 2026');
  expect(text('te')).toContain('అందిన తేదీ: 22 నవంబర్, 2026');
});

it.each(LANGUAGES)(
  '[D32] [D97] a receipt, and what withdraws it, have its number in "%s"',
  (letterLanguage) => {
    const donation = donationOf({ letterLanguage });
    for (const { text } of [
      receiptLetter(donation, NUMBER, CHARITY),
      voidedReceiptLetter(donation, NUMBER, CHARITY, { isBeingCancelled: true }),
    ])
      expect(text).toContain(` ${NUMBER}\n`);
  },
);
