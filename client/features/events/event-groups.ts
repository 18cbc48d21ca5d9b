import { addDays, isoWeekday } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Dated, shownDay } from './event-when.ts';

interface Group<Event> {
  title: string;
  events: Event[];
}

/** Events to come under the week or month that they are in, in their order. */
export function useGroups(): <Event extends Dated>(events: readonly Event[]) => Group<Event>[] {
  const { t, language } = useTranslation();
  const month = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  const monthOfYear = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (events) => {
    const today = currentDay();
    const sunday = addDays(today, 7 - isoWeekday(today));
    const titleOf = (day: string) => {
      if (day <= sunday) return t('events.thisWeek');
      if (day <= addDays(sunday, 7)) return t('events.nextWeek');
      if (day.slice(0, 7) === today.slice(0, 7))
        return t('events.later', { month: month.format(new Date(day)) });
      return monthOfYear.format(new Date(day));
    };
    const groups: Group<(typeof events)[number]>[] = [];
    for (const event of events) {
      const title = titleOf(shownDay(event) ?? today);
      const group = groups.find((one) => one.title === title);
      if (group) group.events.push(event);
      else groups.push({ title, events: [event] });
    }
    return groups;
  };
}
