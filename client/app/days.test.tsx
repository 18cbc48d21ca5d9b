import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Day } from '../components/page/day.tsx';
import { EventDate } from '../features/events/event-date.tsx';
import { weekdayOf } from '../features/hall-hire/hire-times.ts';
import { calendarText } from '../features/hall-hire/office/shown-times.ts';
import { useDayOfYear, useDayText, useStatementDays } from '../i18n/dates.ts';
import { showScreen } from '../testing/screen.tsx';

const { TZ } = process.env;

/** Every way in which the site says a day of the calendar, of the first and the last day of a month. */
function Days() {
  const dayText = useDayText('long');
  const dayOfYear = useDayOfYear();
  const statementDays = useStatementDays();
  return (
    <>
      {['2027-03-01', '2027-03-31'].map((day) => (
        <output key={day} aria-label={day}>
          <Day day={day} />, <EventDate day={day} />, {dayText(day)}, {dayOfYear(day.slice(5))},{' '}
          {statementDays({ firstDay: day, lastDay: day })}, {weekdayOf(day, 'en')},{' '}
          {calendarText(day, 'en', { dateStyle: 'medium' })}
        </output>
      ))}
    </>
  );
}

describe('a day of the calendar', () => {
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('is the same for who reads it in %s', async (zone) => {
    process.env.TZ = zone;
    // Or the test proves nothing.
    expect(new Date(2027, 2, 1).getTimezoneOffset()).not.toBe(0);
    await showScreen(<Days />);
    expect(screen.getByLabelText('2027-03-01').textContent).toMatch(
      /^1 Mar 2027, Monday,? 1 March 2027, 1 March 2027, 1 March, March 2027, Monday, 1 Mar 2027$/,
    );
    expect(screen.getByLabelText('2027-03-31').textContent).toMatch(
      /^31 Mar 2027, Wednesday,? 31 March 2027, 31 March 2027, 31 March, March 2027, Wednesday, 31 Mar 2027$/,
    );
  });
});
