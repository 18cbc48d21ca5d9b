/** The text by which candidates are asked whether they may be shown; a new text is a new version. */
export const CONFIRMATION_VERSION = 1;
