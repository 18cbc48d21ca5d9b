import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '../../demo/association-texts.ts';
import { DEMO_EVENTS } from '../../demo/event-texts.ts';
import { nearYear, toCome } from '../../demo/near-year.ts';
import { addDays, daysUntil } from '../../rules/days.ts';
import { currentDay } from '../../rules/zoned-time.ts';

const weekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();

describe('the demo', () => {
  it.each([-3000, -365, -91, -90, 0, 273, 274, 4000])(
    'has a day that is %i days away within a year around today',
    (days) => {
      const [today, day] = ['2031-03-05', addDays('2031-03-05', days)];
      const near = nearYear(day, today);
      expect(daysUntil(near, today)).toBeGreaterThanOrEqual(-90);
      expect(daysUntil(near, today)).toBeLessThan(274);
      expect(weekday(near)).toBe(weekday(day));
    },
  );

  it('has festivals that follow the moon on their own days, while these are known', () => {
    const [navratri, diwali] = ['2026-10-11', '2026-11-08'];
    expect(nearYear(navratri, '2026-11-27')).toBe('2026-10-11');
    expect(toCome(navratri, '2026-11-27')).toBe('2027-09-30');
    expect(toCome(diwali, '2026-11-27')).toBe('2027-10-29');
    expect(nearYear(diwali, '2027-03-01')).toBe('2027-10-29');
    // A procession is on the Sunday nearest Rath Yatra.
    expect(nearYear('2026-07-19', '2026-11-27')).toBe('2027-07-04');
  });

  it('has events to come and events that were, whatever today is', () => {
    const days = DEMO_EVENTS.flatMap(({ startsOn }) => startsOn ?? []);
    expect(days.filter((day) => day >= currentDay()).length).toBeGreaterThan(5);
    expect(days.filter((day) => day < currentDay()).length).toBeGreaterThan(0);
  });

  it('has a charity number that is no one’s', () => {
    expect(DEMO_SETTINGS.charityNumber).toMatch(/^0+$/);
  });
});
