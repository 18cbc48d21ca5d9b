/** What the treasurer's desk refuses, and what is said of payments by card; part of the catalogue in `messages.ts`. */
export const MONEY_MESSAGES = {
  bankAccountNameRequired: 'Enter the name of the account.',
  bankAccountNameTaken: 'Another account has this name.',
  bankDonationRequired: 'Choose a donation.',
  tooManyDonations: 'At most 100 donations can be set to Paid together.',
  wayRequired: 'Say how the money came.',
  receiptWithdrawn: 'This receipt was withdrawn, so it cannot be sent.',
  receiptNoEmail: 'There is no e-mail address. Print the receipt instead.',
  invalidBankAmount: 'This is no amount of money.',
  bankRowsUnreadable: 'Some rows of this file cannot be read, so nothing of it was added.',
  bankLineExceeded: 'That is more than what is left of this line.',
  bankDonationExceeded: 'That is more than what is still open of this donation.',
  bankDonationClosed: 'This donation is paid or refunded already. Enter a new gift instead.',
  bankPaymentRefunded: 'A donation that this line has paid was refunded since. The decision stays.',
  bankStatementNeeded: 'Donations that this statement has paid were refunded since. It stays.',
  paidByBankStatement:
    'Money of a bank statement was counted for this donation. Take that back in Money, Bank statements, first.',
  notPayableByCard: 'This is paid, on its way or cancelled already. Load the page again to see it.',
  cardRefused: 'This cannot be paid or given back by card now. Please choose another way.',
  cardsUnavailable: 'The company that takes cards does not answer. Please try again in a moment.',
  paidByCard: 'This was paid by card. Set it to Refunded to give the money back.',
  cardRefundTakesDays:
    'The money is on its way back, which takes days. The donation becomes Refunded by itself.',
  giftWayRequired: 'Choose how the money came.',
  giftCountPlaceRequired: 'Enter where it was counted, or the occasion.',
  giftCountNamesRequired: 'Enter the names of the two who counted.',
  giftCountNamesAlike: 'Two different people count together. Enter the name of the other one.',
  countedSumRequired: 'Enter the sum that was counted.',
  giftCountDiffers:
    'The rows do not add up to the sum that was counted. Correct them, or write why the two differ.',
  giftCountEmpty: 'There is no gift in this count yet.',
  giftCountFull: 'A count has at most 500 rows. Begin another one for the rest.',
  giftCountBooked: 'This count is finished already.',
  giftCountNotBooked: 'This count is not in the books.',
  giftCountRefunded: 'A gift of this count was refunded since. The count stays.',
  dayInFuture: 'This day is in the future.',
  latinLettersNeeded: 'Write this in Latin letters, A to Z. The tax office cannot read others.',
  giftAidTitle: 'A title has 2 to 4 letters, as Mr, Mrs or Prof. It may be left empty.',
  giftAidFirstNameRequired: 'Enter the first name, or its first letter.',
  giftAidLastNameRequired: 'Enter the last name.',
  giftAidHouseRequired: 'Enter the name or number of the house.',
  giftAidPostcode: 'Enter a postcode of the United Kingdom, as SW1A 1AA, or say that the home is abroad.',
  giftAidNothingToClaim: 'There is no gift up to this day for which Gift Aid can be claimed.',
  giftAidClaimUndone: 'This claim was undone, so it has no schedule.',
  giftAidClaimMadeGood:
    'A later claim has taken off what was claimed here for gifts that were given back. Undo that claim first.',
  giftAidPaidBeforeSent: 'This day is before the claim was sent.',
  smallGiftsRequired:
    'Look whether each gift was £30 or less, in cash or contactless, and say so with the tick.',
  smallGiftsNone: 'Choose at least one of the gifts.',
  smallCollectionKnown:
    'There is a collection of this day, place and sum already. If it is another one, say so in the place, as "Hall, second box".',
  smallCollectionOfCount:
    'This was taken from a count. Withdraw it, and take what is right from the count again.',
  smallDonationsNeedThis:
    'Small donations were claimed for on the strength of this. Take that claim back first, in Gift Aid, Small donations.',
  smallDonationsExceeded: 'That is more than what can be claimed for of this tax year.',
  smallDonationsTooLate:
    'Small donations of this tax year could be claimed for until two years after its end.',
  giftAidPaidByLine:
    'A line of a bank statement has paid this claim. Take that decision back in Money, Bank statements.',
  giftAidClaimRequired: 'Choose a claim.',
  smallClaimNotSent: 'That claim was not sent. Say first that it was.',
  membershipStartRequired: 'Choose the day on which the year of membership begins.',
  memberRequired: 'Choose a member.',
  tooManyMembers: 'At most 100 members can be reminded together.',
  statementDaysNotOver:
    'The last of these days is not over. Send the statements when it is: gifts that still come would be missing.',
  donorNoEmail: 'This donor has no e-mail address. Print the statement instead.',
  donorUnknown: 'This donor is no longer there. Choose again.',
  donorMergeWithItself: 'Choose another donor.',
  donorMerged: 'This donor was put together with another one since. Open that one.',
} as const;
