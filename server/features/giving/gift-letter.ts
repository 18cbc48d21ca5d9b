import { type BankSettings, hasBankDetails, ibanText } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { type Charity, letter } from '../ledger/donation-letters.ts';

/**
 * To the donor of what was just promised: how to pay it. It repeats nothing that was typed.
 * @param link the private page that shows whether it has come, of a gift by the form for everybody
 */
export function giftLetter(gift: Donation, charity: Charity & BankSettings, link?: string): Mail {
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
        link ? texts.recorded : made.recorded,
        [made.details, isMonthly && texts.monthly].filter(Boolean).join('\n'),
        hasBank && (isMonthly ? texts.standingOrder : texts.transfer),
        hasBank && bank.filter(Boolean).join('\n'),
        charity.paymentUrl && (hasBank ? texts.orOnline : howToPay),
        !hasBank && !charity.paymentUrl && texts.weWrite,
        link !== undefined && texts.page,
        made.receiptFollows,
        '{{charity}}',
      ],
      more: {
        accountName: bankAccountName,
        sortCode: bankSortCode,
        accountNumber: bankAccountNumber,
        iban: ibanText(bankIban),
        bic: bankBic,
        page: link ?? '',
      },
    };
  });
}
