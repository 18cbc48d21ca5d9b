/** Codes by which somebody signs in who has lost the app; each is good once. */
export const RECOVERY_CODES = 10;
