/** What is refused of hires, rooms and bookings; part of the catalogue in `messages.ts`. */
export const HALL_MESSAGES = {
  hirerNameRequired: 'Enter the name of the hirer.',
  hirerPhoneRequired: 'Enter a phone or mobile no.',
  hirePurposeRequired: 'Enter the purpose of the booking.',
  hireDateRequired: 'Enter the date of the booking.',
  hireDatePast: 'Enter a date in the future.',
  hireTimesRequired: 'Enter the times of the booking.',
  invalidHireTimes: 'The booking must end after it begins, the next day within 16 hours.',
  invalidGuests: 'Enter the number of guests in digits.',
  hireRequestSent: 'Your hire request has been sent. We will contact you.',
  invalidTimes: 'Enter times such as 18:30.',
  roomNameRequired: 'Enter the name of the room.',
  roomRequired: 'Choose a room.',
  bookingTitleRequired: 'Enter what it is called.',
  seriesEndsBefore: 'The last day must not be before the first.',
  seriesWithoutDates: 'No date is left. Choose a later last day, or leave out fewer dates.',
  hallTaken: 'The hall is already booked at this time.',
  roomNotOffered: 'These rooms cannot be hired like this. Choose a hall.',
  hireAgreementRequired: 'Enter the letting agreement.',
  hireWishRequired: 'Enter what you would like changed.',
  hireAgreementChanged:
    'The letting agreement has changed since you opened it. Read it again, then accept it.',
} as const;
