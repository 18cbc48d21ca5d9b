import { AppError } from '../../../rules/errors.ts';

/** A file that is no spreadsheet, or broken. */
export function unreadable(): AppError {
  return new AppError('BAD_USER_INPUT', 'sheetUnreadable', { field: 'file' });
}

/** A spreadsheet of LibreOffice and others, in their own format. */
export function openDocument(): AppError {
  return new AppError('BAD_USER_INPUT', 'sheetIsOds', { field: 'file' });
}

/** A file that is over one of `IMPORT_LIMITS`. */
export function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'sheetTooLarge', { field: 'file' });
}
