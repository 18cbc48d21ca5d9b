/** What a search of visitors finds, in the order in which it is shown. */
export const FoundKind = {
  EVENT: 'EVENT',
  NOTICE: 'NOTICE',
  POOJA_SEVA: 'POOJA_SEVA',
  COMMITTEE_MEMBER: 'COMMITTEE_MEMBER',
  PDF_DOCUMENT: 'PDF_DOCUMENT',
  VIDEO_LINK: 'VIDEO_LINK',
  WHO_WE_ARE: 'WHO_WE_ARE',
} as const;
export type FoundKind = (typeof FoundKind)[keyof typeof FoundKind];

/** So many of each kind are shown when all kinds are asked for. */
export const FOUND_AT_FIRST = 5;
