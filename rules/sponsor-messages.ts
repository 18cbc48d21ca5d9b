/** What is refused of sponsored days; part of the catalogue in `messages.ts`. */
export const SPONSOR_MESSAGES = {
  sponsorTaken: 'Someone else has just taken this. Choose another day; what you typed is kept.',
  sponsorClosed: 'This day can no longer be chosen. Choose another day.',
  sponsorOfferChanged: 'This offer has just changed. Reload the page and check the amount.',
  sponsorDayRequired: 'Choose the day.',
  sponsorEndsBeforeStart: 'The last day cannot be before the first.',
  sponsorSlotsRequired: 'Enter what can be sponsored each day, for example Evening arti.',
  sponsorSlotsInvalid: 'Enter at most 8 lines, each with at most 120 characters.',
  sponsorSlotsDiffer: 'Enter the same number of lines in each language.',
  sponsorSlotsTaken: 'Days have been sponsored in these lines. You can reword them, but keep their order.',
  sponsorTypeUnfit: 'Choose a donation type that is in use, open to everyone and without a fixed amount.',
  sponsorOfferInUse: 'Days of this offer have been sponsored, so it cannot be deleted. Hide it instead.',
  sponsorReleased: 'This day has already been released.',
  sponsorPaid: 'This has been paid. Refund the donation first; the day is then free again.',
} as const;
