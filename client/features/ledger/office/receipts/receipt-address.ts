import { PATHS } from '../../../../components/page/paths.ts';

/** The address at which a receipt is found. */
export const receiptAddress = (number: string) =>
  `${PATHS.officeReceipts}?search=${encodeURIComponent(number)}`;
