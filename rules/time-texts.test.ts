import { describe, expect, it } from 'vitest';
import { hoursText, timeText } from './time-texts.ts';

describe('a time of day', () => {
  it.each([
    ['2026-11-22T07:45Z', '07:45', 'સવારે 7:45'],
    ['2026-11-22T12:00Z', '12:00', 'બપોરે 12'],
    ['2026-11-22T18:00Z', '18:00', 'સાંજે 6'],
    ['2026-07-22T22:45Z', '23:45', 'રાત્રે 11:45'],
    ['2026-11-22T00:00Z', '00:00', 'રાત્રે 12'],
  ])('at %s is said as people say it', (moment, english, gujarati) => {
    expect(timeText(new Date(moment), 'en')).toBe(english);
    expect(timeText(new Date(moment), 'gu')).toBe(gujarati);
  });

  it('leads to another', () => {
    const times = { startsAt: '2026-11-22T18:00Z', endsAt: '2026-11-22T23:45Z' } as const;
    expect(hoursText(times, 'en')).toBe('18:00–23:45');
    expect(hoursText(times, 'te')).toBe('సాయంత్రం 6 నుండి రాత్రి 11:45');
    expect(hoursText(times, 'gu')).toBe('સાંજે 6થી રાત્રે 11:45');
  });
});
