import { type BankSettings, hasBankDetails, ibanText } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { type Charity, letter } from '../ledger/donation-letters.ts';

/**
 * To the donor of a gift without an account: how to pay it, and the private page that shows whether it has come. It
 * repeats nothing that was typed.
 * @param link the address of that page
 */
export function giftLetter(gift: Donation, charity: Charity & BankSettings, link: string): Mail {
  const { bankAccountName, bankSortCode, bankAccountNumber, bankIban, bankBic } = charity;
  const isMonthly = gift.frequency === DonationFrequency.MONTHLY;
  const hasBank = hasBankDetails(charity);
  return letter(gift, charity, ({ letters, donationLetters: { made, howToPay, gift: texts } }) => {
    const bank = [
      texts.accountName,
      bankSortCode && bankAccountNumber && texts.account,
      bankIban && texts.iban,
      bankBic && texts.bic,
    ];
    return {
      subject: made.subject,
      paragraphs: [
        letters.hello,
        texts.recorded,
        [made.details, isMonthly && texts.monthly].filter(Boolean).join('\n'),
        hasBank && (isMonthly ? texts.standingOrder : texts.transfer),
        hasBank && bank.filter(Boolean).join('\n'),
        charity.paymentUrl && howToPay,
        !hasBank && !charity.paymentUrl && texts.weWrite,
        texts.page,
        made.receiptFollows,
        '{{charity}}',
      ],
      more: {
        accountName: bankAccountName,
        sortCode: bankSortCode,
        accountNumber: bankAccountNumber,
        iban: ibanText(bankIban),
        bic: bankBic,
        page: link,
      },
    };
  });
}
