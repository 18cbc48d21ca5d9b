import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it; six digits and thirty seconds are what they take without asking. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after the present one: clocks differ, and typing takes time. */
const WINDOW = 1;

/** @returns 160 random bits in base32, as RFC 4226 recommends */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from the QR code. @param issuer whose account it is. @param label which account */
export function setUpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...SETTINGS, secret, issuer, label }).toString();
}

/**
 * The time step whose code this is; null for a wrong code, and one that is too old or too new.
 * @param secret in base32
 * @param at milliseconds since 1970
 */
export function stepOf(code: string, secret: string, at: number = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...SETTINGS, secret });
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}
