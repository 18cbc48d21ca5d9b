import { describe, expect, it } from 'vitest';
import { interestRules, tellingTime } from './interest.ts';
import { momentOf } from './zoned-time.ts';

describe('interest', () => {
  it.each([
    ['2026-03-28', '22:15', '2026-03-29'],
    ['2026-03-29', '07:59', '2026-03-29'],
    ['2026-03-29', '08:00', '2026-03-29'],
    ['2026-03-29', '08:01', '2026-03-30'],
    ['2026-12-31', '12:00', '2027-01-01'],
  ])(
    'sent on %s at %s is told on %s at nine, an hour later at least, also when the clocks change',
    (date, time, told) => {
      expect(tellingTime(momentOf(date, time))).toEqual(momentOf(told, '09:00'));
    },
  );

  it.each(['Ring me on 07700 900444', 'asha@example.org', '@asha', 'https://example.org'])(
    'has a line without a contact, not %j',
    (line) => {
      expect(interestRules.safeParse({ line }).success).toBe(false);
      expect(interestRules.parse({ line: ' We liked your profile. ' })).toEqual({
        line: 'We liked your profile.',
      });
      expect(interestRules.parse({})).toEqual({ line: '' });
    },
  );
});
