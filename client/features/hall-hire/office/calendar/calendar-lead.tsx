import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { useShortMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHireRequestAfterQuery } from '../hires.generated.ts';
import { whenText } from '../shown-times.ts';
import { isTakenAlong } from './calendar-entry.ts';
import type { useHallCalendar } from './use-hall-calendar.ts';

/** In a sentence: how many ask, how long each room is hired and for how much, and when somebody asks next. */
export function CalendarLead({ calendar }: { calendar: ReturnType<typeof useHallCalendar> }) {
  const { t, language } = useTranslation();
  const money = useShortMoney();
  const { entries, rooms, shown, addressOf } = calendar;
  const [year = 0, month = 0] = shown.day.split('-').map(Number);
  const next = useHireRequestAfterQuery({
    variables: { year, month },
    skip: shown.view !== 'month',
    fetchPolicy: 'cache-and-network',
  }).data?.hireRequestAfter;
  const asked = new Set(entries.flatMap(({ isRequest, hireId }) => (isRequest && hireId ? hireId : [])));
  const hired = rooms.flatMap(({ id, name: room }) => {
    const mine = entries.filter(
      (entry) => entry.roomId === id && entry.hireId && !entry.isRequest && !isTakenAlong(entry),
    );
    if (mine.length === 0) return [];
    const length = mine.reduce((sum, one) => sum + (Date.parse(one.endsAt) - Date.parse(one.startsAt)), 0);
    // What several rooms cost together is said with the first.
    const pence = mine.reduce((sum, one) => sum + (one.roomIds[0] === id ? (one.chargesPence ?? 0) : 0), 0);
    const hours = String(Math.round(length / 360_000) / 10);
    const said = t('hallCalendar.hired', { room, hours });
    return pence > 0 ? `${said}, ${money(pence)}.` : `${said}.`;
  });
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {[asked.size > 0 && t('hallCalendar.requests', { count: asked.size }), ...hired]
        .filter(Boolean)
        .join(' ')}{' '}
      {next && (
        <Link
          component={RouterLink}
          to={addressOf({ day: wallClock(next.startsAt).date })}
          preventScrollReset
        >
          {t('hallHire.admin.nextRequest', { when: whenText(next, language) })}
        </Link>
      )}
    </Typography>
  );
}
