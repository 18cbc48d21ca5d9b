import { describe, expect, it } from 'vitest';
import { LANGUAGES, scriptOf } from '../../../rules/languages.ts';
import { place, setPlace } from '../../../rules/place.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { giftLetter } from './gift-letter.ts';

const CHARITY = {
  ...{ name: '1', shortName: '', ownLanguage: 'en', translations: {}, languages: ['en'] },
  ...{ charityName: 'Samaj Trust', charityNumber: '', address: '', referencePrefix: 'SMJ' },
  ...{ bankAccountName: '2', bankSortCode: '20-00-00', bankAccountNumber: '12345678' },
  ...{ bankIban: '', bankBic: '', paymentUrl: 'https://example.org/pay' },
} as const;

function letterIn(letterLanguage: string, charity: object = {}, link?: string, cardPage?: string) {
  const gift = Object.assign(new Donation(), {
    ...{ reference: 'SMJ-2222-2222', letterLanguage, typeName: '3', ownLanguage: 'en', translations: {} },
    ...{ amountPence: 1000, frequency: 'ONCE', donorName: '', createdAt: new Date('2026-11-20T12:00:00Z') },
  });
  return giftLetter(gift, { ...CHARITY, ...charity } as never, { page: link, cardPage }).text;
}

describe('the letter about what was promised', () => {
  it('says each way to pay once: by bank, or on the payment page', () => {
    const [both, bank, page] = [
      letterIn('en'),
      letterIn('en', { paymentUrl: '' }),
      letterIn('en', { bankAccountNumber: '' }),
    ];
    expect(both).toContain('To pay, make a bank transfer');
    expect(both).toContain('Or open https://example.org/pay');
    expect(both.match(/To pay/g)).toHaveLength(1);
    expect(bank).not.toMatch(/\bOr\b/);
    expect(page).toContain('To pay, open https://example.org/pay');
  });

  it('names the code of the bank as the country does, and leaves out what there is not', () => {
    const home = { ...place };
    expect(letterIn('en')).toContain('Sort code: 20-00-00\nAccount number: 12345678');
    setPlace({ ...home, country: 'IN' });
    expect(letterIn('en', { bankSortCode: 'HDFC0001234' })).toContain('IFSC: HDFC0001234\nAccount number');
    setPlace({ ...home, country: 'NZ' });
    expect(letterIn('en', { bankSortCode: '' })).not.toContain('Bank and branch');
    setPlace(home);
  });

  it('of cards alone says where, and promises no letter that nobody writes', () => {
    const none = { paymentUrl: '', bankAccountNumber: '' };
    const page = 'https://example.org/x';
    expect(letterIn('en', none)).toContain('We will email you how to pay.');
    expect(letterIn('en', none, undefined, page)).toContain(`To pay by card, sign in and open:\n${page}`);
    // The private page needs no account, and is named once.
    const byLink = letterIn('en', none, page, page);
    expect(byLink).not.toContain('sign in');
    for (const text of [byLink, letterIn('en', none, undefined, page)])
      expect(text).not.toContain('email you how');
  });

  it('names a private page only to who has no account', () => {
    expect(letterIn('en', {}, 'https://example.org/gift#x')).toContain('https://example.org/gift#x');
    expect(letterIn('en')).not.toContain('private page');
  });

  it('speaks of a payment, too, to who has an account, where people also pay what is no donation', () => {
    expect(letterIn('en')).toContain('your donation or payment');
    expect(letterIn('en', {}, 'https://example.org/gift#x')).not.toContain('or payment');
  });

  it.each(LANGUAGES)(
    '[D32] [D97] in "%s" has no word of another language, and no placeholder is left',
    (language) => {
      const byCard = letterIn(language, { paymentUrl: '', bankAccountNumber: '' }, undefined, '4');
      const words = `${letterIn(language, {}, '4')}${byCard}`.replaceAll(
        /SMJ-2222-2222|https:\/\/example\.org\/pay/g,
        '',
      );
      const foreign = new RegExp(`(?!\\p{Script=${scriptOf(language)}})\\p{L}`, 'gu');
      expect(words.match(foreign), words).toBeNull();
      expect(words).not.toMatch(/[{}]|undefined/);
    },
  );
});
