import { expect, it } from 'vitest';
import { Donation } from './donation.entity.ts';
import { receiptLetter } from './donation-letters.ts';

const CHARITY = { charityName: 'Shree Samaj', charityNumber: '', paymentUrl: '' };

it.each([
  ['હંસાબહેન K. O’Neill-Patel', 'Dear હંસાબહેન K. O’Neill-Patel,'],
  ['Mr & Mrs. K.M. Shah', 'Dear Mr & Mrs. K.M. Shah,'],
  ['Claim your prize at evil.example', 'Namaste,'],
  ['https://evil', 'Namaste,'],
  ['Call 0900 1', 'Namaste,'],
  ['x'.repeat(61), 'Namaste,'],
])('[D32] a receipt for the name %j greets with %j and repeats no other input', (donorName, greeting) => {
  const typed = { donorName, email: 'a@example.org', phone: '0116 496 0100', message: 'A message' };
  const donation = Object.assign(new Donation(), typed, {
    reference: 'SMJ-2222-2222',
    typeName: 'Navratri',
    ownLanguage: 'en',
    translations: {},
    amountPence: 1000,
    receivedOn: '2026-11-22',
  });
  const { subject, text } = receiptLetter(donation, CHARITY);
  expect(text.split('\n')[0]).toBe(greeting);
  expect(text.includes(donorName)).toBe(greeting.includes(donorName));
  expect(`${subject} ${text}`).not.toMatch(/0116|A message/);
});
