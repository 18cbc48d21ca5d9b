import { plainCell } from './plain-cell.ts';

const HOURS = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?(?:m\.?)?$/;
/** A workbook's time of day is a part of a day, or a time on the first day of its calendar. */
const PART_OF_DAY = /^0?\.\d+$/;
const ON_FIRST_DAY = /^1(?:899|900|904)-\d{2}-\d{2}[t ]+/;

function clock(hours: number, minutes: number): string | undefined {
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * The time of day that a text says, as `HH:MM`: of "6.30 pm", "18:30:00" and "0.7708333" 18:30. Undefined for what is none,
 * and for a bare number, which may be anything.
 */
export function readTime(text: string): string | undefined {
  const written = plainCell(text).toLowerCase().replace(ON_FIRST_DAY, '').replace(/z$/, '');
  if (written === 'noon' || written === '12 noon') return '12:00';
  if (written === 'midnight' || written === '12 midnight') return '00:00';
  if (PART_OF_DAY.test(written)) {
    const minutes = Math.round(Number(written) * 24 * 60);
    return clock(Math.floor(minutes / 60), minutes % 60);
  }
  const [matched, hours = '', minutes, half] = HOURS.exec(written) ?? [];
  if (!matched || (minutes === undefined && half === undefined)) return undefined;
  const hour = Number(hours);
  if (!half) return clock(hour, Number(minutes));
  if (hour < 1 || hour > 12) return undefined;
  return clock((hour % 12) + (half === 'p' ? 12 : 0), Number(minutes ?? 0));
}
