/** Digits of the country code that forms start with (spec §9). */
export const DEFAULT_COUNTRY_CODE = '44';

const MEGABYTE = 1024 * 1024;

/** Limits of spec §9 and decisions D40, in characters, bytes, pixels or rows as the names say. */
export const LIMITS = {
  eventTitleInput: 22,
  eventTitleMaximum: 23,
  eventTitleOnHome: 23,
  eventDescriptionMinimum: 60,
  eventDescriptionOnHome: 60,
  cardDescription: 100,
  descriptionMaximum: 5000,
  /** UTF-16 units: a Gujarati syllable takes two to four of them. */
  gujaratiNameMaximum: 80,
  loginMaximum: 254,
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
  dashboardEvents: 6,
} as const;

/** Sizes the site shows pictures in (spec §5, upload hints), in pixels. */
export const IMAGE_SIZES = {
  event: { width: 480, height: 280 },
  poojaSeva: { width: 480, height: 340 },
  committeeMember: { width: 300, height: 320 },
  candidate: { width: 450, height: 600 },
} as const;
