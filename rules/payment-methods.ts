import { writtenAs } from './written-words.ts';

/** How money came, as the treasurer says it with Paid. Null in a donation means that nobody has said. */
export const PaymentMethod = {
  /** Through the payment page of the site settings. */
  ONLINE: 'ONLINE',
  CASH: 'CASH',
  CHEQUE: 'CHEQUE',
  TRANSFER: 'TRANSFER',
  STANDING_ORDER: 'STANDING_ORDER',
  /** On the site, or by a card machine in the hall. */
  CARD: 'CARD',
} as const;
export type PaymentMethod = keyof typeof PaymentMethod;

/**
 * Whether money that came so may stand in the bank's statement by itself: then a line that names the donation is its payment, and
 * otherwise a second one. What cards bring comes in sums, and cash goes there as one pile; cheques some banks list.
 * @param way null when nobody has said
 */
export function hasOwnBankLine(paymentMethod: PaymentMethod | null): boolean {
  return paymentMethod !== PaymentMethod.CARD && paymentMethod !== PaymentMethod.CASH;
}

/** What people write for each in their lists, in small letters and without punctuation. */
const WRITTEN: Readonly<Record<PaymentMethod, readonly string[]>> = {
  ONLINE: ['online', 'website', 'paypal', 'ઓનલાઇન', 'ઑનલાઇન', 'ఆన్‌లైన్'],
  CASH: ['cash', 'રોકડ', 'રોકડા', 'రొక్కం', 'నగదు'],
  CHEQUE: ['cheque', 'check', 'chq', 'ચેક', 'చెక్'],
  TRANSFER: [
    ...['transfer', 'bank transfer', 'bank', 'bacs', 'faster payment', 'fps', 'direct credit', 'wire'],
    ...['બૅન્ક ટ્રાન્સફર', 'બેંક ટ્રાન્સફર', 'ટ્રાન્સફર', 'బ్యాంకు బదిలీ'],
  ],
  STANDING_ORDER: ['standing order', 'so', 's o', 'sto', 'સ્ટેન્ડિંગ ઑર્ડર', 'స్టాండింగ్ ఆర్డర్'],
  CARD: ['card', 'debit card', 'credit card', 'contactless', 'sumup', 'કાર્ડ', 'కార్డు'],
};

/** How a donation was paid from what a list says of it; undefined for what is not known. */
export function writtenPaymentMethod(text: string): PaymentMethod | undefined {
  return writtenAs(WRITTEN, text);
}
