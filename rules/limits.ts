const MEGABYTE = 1024 * 1024;

/** Limits, in characters as people see them, bytes, pixels or rows as the names say. */
export const LIMITS = {
  eventTitleInput: 22,
  eventTitleMaximum: 23,
  eventTitleOnHome: 23,
  eventDescriptionMinimum: 60,
  eventDescriptionOnHome: 60,
  cardDescription: 100,
  /** What search engines and link previews show of a longer text. */
  pageDescription: 160,
  descriptionMaximum: 5000,
  /** In each language. */
  nameMaximum: 120,
  /** A sentence or two in each language, which a screen reader reads at once. */
  pictureDescriptionMaximum: 300,
  linkMaximum: 300,
  emailMaximum: 254,
  contactMessageMaximum: 5000,
  siteTextMaximum: 20_000,
  /** The association's name stands in the header of a phone, its short name in a text message. */
  siteNameMaximum: 60,
  siteShortNameMaximum: 20,
  siteLineMaximum: 300,
  /** What a bank's transfer can say of who gets it. */
  bankAccountNameMaximum: 70,
  bankAccountNumberMaximum: 34,
  bankCodeMaximum: 70,
  mapPositionMaximum: 60,
  sequenceNumberMaximum: 9999,
  sequenceNumberDigits: 4,
  sequenceRowsMaximum: 500,
  loginMaximum: 254,
  /** With the blanks and dashes that people type. */
  secondFactorCodeMaximum: 40,
  /** For an account: phone, computer, security key, and some more. */
  passkeysMaximum: 10,
  passkeyNameMaximum: 60,
  /** Of what a browser answers for a passkey, as JSON; in practice about a thousand. */
  passkeyAnswerMaximum: 20_000,
  addressMaximum: 500,
  postcodeMaximum: 12,
  sheriMaximum: 120,
  mobileDigits: 10,
  /** Where they are not ten: E.164 has 15 digits, up to three of them of the country code. */
  mobileDigitsMaximum: 12,
  phoneMaximum: 30,
  selectValueMaximum: 120,
  candidateAgeMinimum: 18,
  candidateAgeMaximum: 100,
  candidatePhotos: 4,
  roomPhotos: 6,
  interestLine: 200,
  /** Earlier days are typing mistakes. */
  firstDayOfMoney: '2000-01-01',
  noteMaximum: 1000,
  changeReasonMinimum: 3,
  changeReasonMaximum: 200,
  hireDayMaximum: 30,
  hireHoursMaximum: 20,
  searchMaximum: 100,
  imageBytes: 5 * MEGABYTE,
  imagePixels: 40_000_000,
  pdfBytes: 15 * MEGABYTE,
  videoBytes: 25 * MEGABYTE,
  passwordMinimum: 10,
  passwordMaximum: 128,
  pageSizeDefault: 12,
  pageSizeMaximum: 100,
  pageMaximum: 100_000,
  /** Dates of events that are asked for at once: those of a month. */
  datesMaximum: 1_000,
  /** Candidates, members and interests. */
  matrimonialPageSize: 4,
  /** Candidates are counted up to this number; if there are more, the site says "more than" it. */
  candidatesCounted: 1000,
  /** Rows of a list of people for old clients, which ask for all in one answer. */
  legacyListMaximum: 5000,
  homeNotices: 6,
  homeCommitteeMembers: 4,
  homeEvents: 3,
  /** Of the events to come: the next, and what is every day beside it. */
  homeNextEvents: 4,
  homeVideos: 3,
  homePoojaSevas: 1,
  dashboardEvents: 6,
  dashboardNotices: 6,
  dashboardPoojaSevas: 4,
  /** Sections for which the specification names no number. */
  dashboardOthers: 10,
  /** Donations that a line of a bank statement pays at once: a page of a payout. */
  bankPaymentsMaximum: 50,
} as const;

/** Sizes the site shows pictures in, in pixels. */
export const IMAGE_SIZES = {
  event: { width: 480, height: 280 },
  poojaSeva: { width: 480, height: 340 },
  committeeMember: { width: 300, height: 320 },
  notice: { width: 480, height: 280 },
  videoThumbnail: { width: 480, height: 270 },
  candidate: { width: 450, height: 600 },
  fund: { width: 480, height: 280 },
  room: { width: 720, height: 480 },
  /** Of a room, where one is chosen. */
  smallRoom: { width: 180, height: 120 },
} as const;
