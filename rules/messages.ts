/**
 * The texts of the specification's error catalogue (spec §5, §8), to the letter. The server answers
 * with them; the client looks their translation up by key (`messages.*` in `client/i18n`).
 */
export const MESSAGES = {
  signInRequired: 'Sign in to more details.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'Not found.',
  internalError: 'Something went wrong internal server error.',
  unavailable: 'The service is busy. Please try again in a moment.',
  tooManyRequests: 'Too many attempts. Please try again later.',
  methodNotAllowed: 'This address does not answer to that method.',
  unsupportedMediaType: 'Unsupported content type.',
  invalidRequest: 'The request could not be read.',
  invalidAntiForgeryToken: 'Your page is out of date. Reload it and try again.',
  changedByAnother: 'Somebody else has changed this in the meantime. Reload it and try again.',

  invalidLogin: 'Enter valid e-mail/mobile or password',
  invalidMobile: 'Enter valid mobile no.',
  accountSuspended: 'Your account has been suspended.',
  accountPending: 'Your account is pending for approval.',

  savedSuccessfully: 'Saved SuccessFully.',
  updatedSuccessfully: 'Updated successfully.',
  recordRemoved: 'Record removed successfully.',
  confirmRemove: 'Are you sure to remove.?',

  eventTitleRequired: 'Enter event title.',
  eventTitleTooLong: 'Enter event title maximum 23 character.',
  eventDescriptionRequired: 'Enter description.',
  eventDescriptionTooShort: 'Enter description minimum 60 character.',
  textTooLong: 'This text is too long.',
  textNotAllowed: 'This text has characters that cannot be stored.',
  invalidId: 'This id is not valid.',
  preflightHeaderRequired: 'Send the header apollo-require-preflight with this request.',
  queryTooLong: 'This query is too long.',
  invalidPage: 'The page must be a whole number from 1, with at most 100 rows.',

  fileRequired: 'Choose a file of this type.',
  fileTooLarge: 'This file is too large.',
  fileTypeNotSupported: 'This type of file is not supported.',
  fileTypeMismatch: 'This file is not what its name says.',
  fileEmpty: 'This file is empty.',
  onlyImages: 'Only images are supported',
  imageNotReadable: 'This picture cannot be read.',
  imageTooManyPixels: 'This picture has too many pixels.',
  imageMoves: 'Moving pictures are not supported.',
  onlyMp4: 'Only mp4 videos are supported.',
  onlyPdf: 'Only PDF files are supported.',
} as const;

export type MessageKey = keyof typeof MESSAGES;
