/** Days of the calendar, `YYYY-MM-DD`, which are the same in every time zone. */
const DAY = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day that many days later. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(dateOf(day).getTime() + count * DAY));
}

/** The corresponding day of a later month, or that month's last day if it has none. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth))));
}

/** Days from one day to another: 0 on the same day, less when it is over. */
export function daysUntil(day: string, today: string): number {
  return (dateOf(day).getTime() - dateOf(today).getTime()) / DAY;
}
