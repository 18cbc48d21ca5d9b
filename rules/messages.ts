import { EVENT_MESSAGES } from './event-messages.ts';
import { HALL_MESSAGES } from './hall-messages.ts';
import { MATRIMONIAL_MESSAGES } from './matrimonial-messages.ts';
import { MONEY_MESSAGES } from './money-messages.ts';
import { REPLY_MESSAGES } from './reply-messages.ts';
import { SPONSOR_MESSAGES } from './sponsor-messages.ts';

/**
 * The texts of the specification's error catalogue, to the letter. The server answers
 * with them; the client looks their translation up by key (`messages.*` in `client/i18n`).
 */
export const MESSAGES = {
  signInRequired: 'Sign in to more details.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'Not found.',
  internalError: 'Something went wrong internal server error.',
  unavailable: 'The service is busy. Please try again in a moment.',
  tooManyRequests: 'Too many attempts. Please try again later.',
  siteTakesNoMore:
    'We have received too many messages today to take more here. Please ring or email us: see the contact page.',
  methodNotAllowed: 'This address does not answer to that method.',
  unsupportedMediaType: 'Unsupported content type.',
  invalidRequest: 'The request could not be read.',
  invalidAntiForgeryToken: 'Your page is out of date. Reload it and try again.',
  changedByAnother: 'Another person has changed this. Reload it and try again.',

  invalidLogin: 'Enter valid e-mail/mobile or password',
  invalidMobile: 'Enter valid mobile no.',
  numberShortened:
    'The spreadsheet has shortened this number. Format its column as text and enter the whole number again.',
  accountSuspended: 'Your account has been suspended.',
  accountPending: 'Your account is pending for approval.',

  savedSuccessfully: 'Saved SuccessFully.',
  updatedSuccessfully: 'Updated successfully.',
  recordSaved: 'Record saved successfully.',
  recordRemoved: 'Record removed successfully.',
  confirmRemove: 'Are you sure to remove.?',

  ...EVENT_MESSAGES,
  descriptionRequired: 'Enter description.',
  // Spelled with capitals for poojas, sevas and notices.
  contentTitleRequired: 'Enter Title.',
  contentDescriptionRequired: 'Enter Description.',
  videoTitleRequired: 'Enter title.',
  videoOrLinkRequired: 'Choose a video or enter a link.',
  nameRequired: 'Enter name.',
  positionRequired: 'Enter position',
  memberDescriptionRequired: 'Enter description',
  invalidSequenceNumber: 'A sequence number has digits only, at most 4.',
  confirmUpdate: 'Are you sure to update.?',
  sequenceUpdated: 'Data updated.',
  sequenceNotUpdated: 'Somthing went wrong',
  invalidDate: 'Enter a valid date.',
  answerRequired: 'Write your answer.',
  reportDecisionRequired: 'Choose whether the report is right.',
  messageAnswered: 'This message has already been answered.',
  mailNotSetUp: 'The website cannot send email yet. Ask your technical contact to set it up.',
  shownUntilBeforeFrom: 'The end is before the start. Choose a later end.',
  invalidVideoLink: 'Enter a link to a video on YouTube, beginning with https://.',
  httpsLinkRequired: 'Enter a link beginning with https://.',
  invalidMapPosition: 'Enter the position as two numbers, for example 52.6469, -1.1253.',
  validEmailRequired: 'Enter valid email.',
  messageRequired: 'Enter message.',
  contactSent: 'Message send successfully.',
  textTooLong: 'This text is too long.',
  oneLineOnly: 'Enter this text on one line.',
  textNotAllowed: 'This text has characters that cannot be saved.',
  invalidId: 'This id is not valid.',
  preflightHeaderRequired: 'Send the header apollo-require-preflight with this request.',
  queryTooLong: 'This query is too long.',
  invalidPage: 'The page must be a whole number from 1, with at most 100 rows.',

  fileRequired: 'Choose a file of this type.',
  pictureIsHeic:
    'This photo is in Apple’s HEIC format, which browsers do not show. On the iPhone choose Settings, Camera, Formats, “Most Compatible”, or email it to yourself as a JPEG.',
  fileTooLarge: 'This file is too large.',
  fileTypeNotSupported: 'This type of file is not supported.',
  fileTypeMismatch: 'The contents of this file do not match its type.',
  fileEmpty: 'This file is empty.',
  onlyImages: 'Only images are supported',
  imageNotReadable: 'This picture cannot be read.',
  imageTooManyPixels: 'This picture has too many pixels.',
  imageMoves: 'Animated pictures are not supported.',
  onlyMp4: 'Only mp4 videos are supported.',
  filmOfPhone:
    'This video is in a phone format (MOV, M4V or 3GP) that not every browser shows. In a video app on the phone choose Export or Convert, then MP4 with H.264, and upload that file.',
  onlyPdf: 'Only PDF files are supported.',

  // Sign-up, profile and passwords; spelled as the old forms did.
  signUpNameRequired: 'Enter name',
  addressRequired: 'Enter address',
  postcodeRequired: 'Enter postcode',
  signUpEmailRequired: 'Enter e-mail',
  sheriRequired: 'Enter sheri',
  originRequired: 'Fill in every field marked with *.',
  mobileRequired: 'Enter mobile',
  passwordRequired: 'Enter password',
  confirmPasswordRequired: 'Enter confirm password',
  passwordsDiffer: 'Enter valid confirm password.',
  invalidEmail: 'Enter valid e-mail',
  passwordTooShort: 'Use at least 10 characters for the password.',
  passwordTooLong: 'Use at most 128 characters for the password.',
  passwordTooCommon: 'This password is too easy to guess. Choose another one.',
  passwordIsPersonal: 'Do not use your name, email or mobile no. as the password.',
  currentPasswordWrong: 'Enter your current password.',
  emailTaken: 'This email is already registered. Sign in, or use Forgot Password.',
  mobileTaken: 'This mobile no. is already registered. Sign in, or use Forgot Password.',
  confirmSubmit: 'Are you sure to submit.?',
  mobileNotRegistered: 'Mobile no. not registered.',
  unknownMobile: 'Enter valid mobile.',
  verifyMobile: 'Verify mobile.',
  invalidCode: 'Invalid OTP.',
  codeSent: 'A code has been sent to your mobile.',
  passwordUpdated: 'New password updated successfully.',
  lastOwner: 'There must be at least one active owner whose role has no end date.',
  roleRequired: 'Choose at least one role.',
  invitationRefused: 'This link is no longer valid. Ask an owner for a new one.',
  emailProofRefused:
    'This link is no longer valid, or is for another account. Ask for a new one in your profile.',
  notSetUpYet: 'This website is not set up yet. Please come back later.',
  roleEndIsPast: 'Choose a day that is not in the past.',
  unknownAdmin: 'No administrator has this email.',

  // The second factor.
  secondFactorRequired: 'Also enter the code from your authenticator app.',
  secondFactorWrong: 'This code is incorrect or has already been used. Wait for the next one and try again.',
  secondFactorCodeRequired: 'Enter the code.',
  noSecondFactor: 'This account does not use two-step verification.',
  secondFactorOrPasskeyRequired: 'Also enter the code from your authenticator app, or use your passkey.',
  passkeyRequired: 'Also use your passkey, or enter a recovery code.',
  passkeyRefused: 'This passkey was not accepted. Please try again.',
  passkeyNameRequired: 'Enter a name for the passkey.',
  tooManyPasskeys: 'You already have ten passkeys. Remove one first.',
  lastPasskeyRequired:
    'Your role requires two-step verification. Add another passkey or an authenticator app first.',
  secondFactorRequiredForRole:
    'Your role requires two-step verification, so you cannot turn it off. You can set it up on another phone.',
  ownSecondFactorFirst: 'Set up two-step verification for your own account first.',
  unknownAccount: 'No account has this email.',

  // Donations.
  donationTypeRequired: 'Select donation type.',
  donorNameRequired: 'Enter name',
  invalidAmount: 'Enter valid amount.',
  donorEmailRequired: 'Enter email',
  donorPhoneRequired: 'Enter phone no.',
  donationSaved: 'Information saved successfully.',
  donationTypeNameRequired: 'Enter the name of the donation type.',
  invalidFee: 'Enter the fee as an amount, or leave it blank.',
  invalidSumLines:
    'Write one amount per line, then a colon and what it does, for example 51: Lunch for seventeen people.',
  donationTypeInUse:
    'This type is used by a donation, a count or something to sponsor, so it cannot be removed. Make it inactive instead.',
  invalidStatusChange: 'The status cannot be changed like that.',
  receivedInFuture: 'The date received cannot be in the future.',
  giftSentBefore:
    'You have already sent this donation with different details. Press again to send it as a new one.',
  donationSentBefore:
    'This donation has already been saved with different details. Check My donations before you send it again.',

  declineReasonRequired: 'Enter the reason.',
  ownAccountElsewhere: 'Change your own account in your profile.',
  adminContactIsTheirs: 'Administrators change their email and mobile themselves, in their profile.',
  changeReasonRequired: 'Enter a reason of at least 3 characters.',
  hireDecided: 'This request has already been accepted, declined or cancelled.',

  // Complaints and requests.
  requestKindRequired: 'Choose what you would like us to do.',
  requestContactRequired: 'Enter an email address or a phone no., so that we can answer you.',
  requestAboutRequired: 'Enter what it is about.',
  requestDayInvalid: 'Enter a day that is not in the future.',
  requestDayTooEarly: 'That is before the day it was received.',
  requestClosed: 'This has already been closed.',
  requestNotClosed: 'This is already open.',
  requestAcknowledged: 'Receipt has already been confirmed.',
  requestNotExtendable:
    'The deadline can be extended once, for an open request whose deadline has not passed. It cannot be extended for a complaint.',
  requestNoEmail: 'There is no email address. Write to the person or ring them, and record it here.',
  requestOfficerUnknown: 'Choose an administrator whose role covers complaints and requests.',
  requestNoteRequired: 'Enter what was done.',

  ...MATRIMONIAL_MESSAGES,
  notInList: 'Choose a value from the list.',
  dayToCome: 'Choose a day that is still to come.',
  loginWithAccount: 'Login with your account.',
  somethingWrong: 'Something went wrong.',
  dataCorrection:
    'You can correct your details yourself: sign in, open Profile and save. For anything else, write to us on the Contact Us page.',

  // Select lists of the matrimonial section.
  optionValueRequired: 'Enter the text of the entry.',
  optionTaken: 'This entry is already in the list.',
  optionFixed: 'The website needs this entry, so it cannot be changed.',
  languageRequired: 'Choose at least one language.',
  setUpRefused:
    'The site cannot be set up from here. Open the newest link in the server’s log, or restart the server to get one.',
  siteNameRequired: 'Enter the name of your association.',
  invalidYear: 'Enter a year, for example 1974, or leave it blank.',
  partHasOpenEnds:
    'A part of the website cannot be turned off while something in it is not over. What is still open is listed below the part.',
  partNotUsed: 'This part of the website is not in use.',
  placeIsSet:
    'Country, currency, time zone and calling code can no longer be changed: accounts, payments, events or bookings depend on them.',
  pricesInOtherDecimals:
    'This currency has other decimals, so the stored fees, prices and deposits would be wrong. Remove them first, and enter them again afterwards.',
  invalidColour: 'Choose a colour, for example #7A1F2B.',
  mainColourTooLight: 'This colour is too light for white text. Choose a darker one.',
  accentColourTooDark: 'This colour is too dark for dark text. Choose a lighter one.',
  invalidReferencePrefix: 'Enter two to five capital letters.',
  invalidSortCode: 'Enter the six digits of the sort code, for example 20-00-00, or leave it blank.',
  invalidAccountNumber: 'Enter the eight digits of the account number, or leave it blank.',
  invalidBankDetail: 'This is not valid. Check it against your bank statement.',
  invalidIban: 'This IBAN is not valid. Check it against your bank statement.',
  invalidBic: 'This BIC is not valid. It has eight or eleven letters and digits.',
  bankDetailsIncomplete: 'This is needed for payments into the account.',
  invalidSuggestedAmounts: 'Enter up to six amounts separated by commas, for example 11, 21, 51.',
  optionGroupRequired: 'Choose the group.',
  invalidCountryCode: 'Enter the country code in digits only.',
  countryNameRequired: 'Enter the name of the country.',
  sheetUnreadable: 'This file cannot be read. Save it as an Excel workbook (.xlsx) or as CSV and try again.',
  sheetIsOds:
    'This is an OpenDocument spreadsheet (.ods). Open it and save it as an Excel workbook (.xlsx) or as CSV, then choose that file.',
  sheetEmpty:
    'This file has no rows. The first row must be the column headings, and the rows below it what you want to import.',
  sheetTooLarge: 'This file is too large. You can import up to 5 MB, 10,000 rows and 60 columns at a time.',
  sheetColumnsMissing: 'Choose a column for each field that is needed.',
  sheetDatesUnclear: 'Choose whether the day or the month comes first in these dates.',
  cellHasFormula: 'The cell has a formula. Save the sheet with values only.',
  cellHasError: 'The cell has a spreadsheet error. Enter the correct value.',
  cellTooLong: 'The text is too long.',
  cellRequired: 'The cell is empty.',
  otherCurrency: 'This is not in the website’s currency.',
  rowQuoteOpen:
    'A quotation mark in this row is never closed, so the rows below it cannot be read. Close it or remove it.',
  rowTooWide:
    'This row has more cells than there are columns. Put quotation marks around any text or amount with a comma in it.',
  unknownDonationType: 'No donation type has this name.',
  unknownPaymentMethod: 'No payment method has this name.',
  importUnderWay: 'This import is still running. Wait until it has finished.',
  fileMissing: 'The file was not found.',
  addressRefused: 'This address is inside the server’s own network and is not read.',
  addressUnreadable: 'This address did not return anything readable.',
  ...HALL_MESSAGES,
  ...MONEY_MESSAGES,
  ...REPLY_MESSAGES,
  ...SPONSOR_MESSAGES,
  profileForInUse: 'Members use this entry, so it cannot be removed. Make it inactive instead.',
} as const;

export type MessageKey = keyof typeof MESSAGES;
