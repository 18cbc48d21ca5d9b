import { describe, expect, it } from 'vitest';
import { setUpAddress, stepOf } from './time-codes.ts';

/** "12345678901234567890" in base32, of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of authenticator apps', () => {
  // Those of SHA-1; the appendix has eight digits, of which apps show the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238, appendix B: at %i seconds', (seconds, code) => {
    expect(stepOf(code.slice(-6), SECRET, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('are good one step before and after, and no longer', () => {
    const [code, made] = ['050471', 1_111_111_111];
    const steps = [-60, -30, 0, 30, 60].map((seconds) => stepOf(code, SECRET, (made + seconds) * 1000));
    const step = Math.floor(made / 30);
    expect(steps).toEqual([null, step, step, step, null]);
  });

  it.each(['', '05047', '0504711', '05047x', '٠٥٠٤٧١', '94287082'])('%j is none', (code) => {
    expect(stepOf(code, SECRET, 1_111_111_111_000)).toBeNull();
  });

  it('are set up by an address that names site and account', () => {
    const address = new URL(setUpAddress(SECRET, { issuer: 'Soni Samaj', label: 'asha@example.org' }));
    expect(address.href).toMatch(/^otpauth:\/\/totp\/Soni%20Samaj:asha%40example\.org\?/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Soni Samaj',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
