import { bankCodeKind } from '../../../rules/bank-codes.ts';
import { type BankSettings, hasBankDetails, ibanText } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { type Charity, letter } from '../ledger/donation-letters.ts';
import type { GiftSponsorship } from './gift.type.ts';

/**
 * To the donor of what was just promised: how to pay it. It repeats nothing that was typed.
 * @param more of a gift by the form for everybody the private page that shows whether it has come, and the day that it sponsors;
 *   where it can be paid by card, if it can
 */
export function giftLetter(
  gift: Donation,
  charity: Charity & BankSettings,
  {
    page: link,
    sponsored = null,
    cardPage,
  }: { page?: string; sponsored?: GiftSponsorship | null; cardPage?: string } = {},
): Mail {
  const dayOf = (day: string) => dayIn(gift.letterLanguage, day);
  const { bankAccountName, bankSortCode, bankAccountNumber, bankIban, bankBic } = charity;
  const isMonthly = gift.frequency === DonationFrequency.MONTHLY;
  const hasBank = hasBankDetails(charity);
  return letter(
    gift,
    charity,
    ({ letters, donationLetters: { made, howToPay, gift: texts }, sponsorLetters: sponsorTexts }) => {
      const bank = [
        texts.accountName,
        bankSortCode && texts.bankCode[bankCodeKind()],
        bankAccountNumber && texts.accountNumber,
        bankIban && texts.iban,
        bankBic && texts.bic,
      ];
      return {
        subject: made.subject,
        paragraphs: [
          letters.hello,
          link ? texts.recorded : made.recorded,
          [made.details, isMonthly && texts.monthly].filter(Boolean).join('\n'),
          sponsored !== null && sponsorTexts.held,
          Boolean(sponsored?.payBy) && sponsorTexts.payBy,
          hasBank && (isMonthly ? texts.standingOrder : texts.transfer),
          hasBank && bank.filter(Boolean).join('\n'),
          charity.paymentUrl && (hasBank ? texts.orOnline : howToPay),
          // The private page, which is named below, has the card, too.
          !hasBank && !charity.paymentUrl && (cardPage ? !link && texts.byCard : texts.weWrite),
          link !== undefined && texts.page,
          made.receiptFollows,
          '{{association}}',
        ],
        more: {
          accountName: bankAccountName,
          code: bankSortCode,
          accountNumber: bankAccountNumber,
          iban: ibanText(bankIban),
          bic: bankBic,
          page: link ?? '',
          cardPage: cardPage ?? '',
          ...(sponsored && {
            offer: sponsored.offer,
            slot: sponsored.slot,
            day: dayOf(sponsored.day),
            payBy: sponsored.payBy ? dayOf(sponsored.payBy) : '',
          }),
        },
      };
    },
  );
}
