import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { GiftPage } from './gift-page.tsx';

const GIFT = {
  ...{ reference: 'SMJ-2222-2222', subTypeId: 3, language: 'en', textLanguages: { typeName: 'en' } },
  ...{ typeName: 'Building fund', column: 'HALL_AND_OTHER', amountPence: 5100, frequency: 'ONCE' },
  ...{ createdAt: '2026-11-20T12:00:00Z', receivedOn: null, receiptNumber: null, card: 'NOT_OFFERED' },
  ...{ cardSubscription: null, isMailed: true, sponsorship: null, giftAidToConfirm: null },
  ...{ isOwn: false, canBeTaken: false },
};

it.each(['PENDING', 'PAID'])('a %s gift can be given again, for the same and as much', async (status) => {
  const { client } = answering({ Gift: () => ({ gift: { ...GIFT, status } }) });
  await showScreen(<GiftPage />, '/gift#token', client);
  const link = await screen.findByRole('link', { name: 'Give again' });
  expect(link.getAttribute('href')).toBe('/give?fund=3&amount=51');
});
