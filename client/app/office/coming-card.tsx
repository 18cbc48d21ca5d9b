import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { place } from '../../../rules/place.ts';
import { hoursText, timeText } from '../../../rules/time-texts.ts';
import { DAYS_AHEAD } from '../../../rules/today.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';
import type { TodayQuery } from './today.generated.ts';

type Coming = TodayQuery['today']['coming'];

const identity = ({ kind, subject, id }: Coming[number]) => `${kind} ${subject} ${id}`;

/** How often each item comes within the week. */
function countEach(coming: Coming): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of coming) counts.set(identity(item), (counts.get(identity(item)) ?? 0) + 1);
  return counts;
}

/** What comes within a week, and once what comes every day: events, bookings, and what appears or leaves by itself. */
export function ComingCard({ coming }: { coming: Coming }) {
  const { t, language } = useTranslation();
  const localized = useLocalized();
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', timeZone: place.timeZone });
  const counts = countEach(coming);
  const isDaily = (item: Coming[number]) => counts.get(identity(item))! >= DAYS_AHEAD;
  const shown = coming.filter(
    (item, at) => !(isDaily(item) && coming.findIndex((one) => identity(one) === identity(item)) < at),
  );
  return (
    <OfficeCard title={t('today.week')}>
      {coming.length === 0 && <Typography sx={{ px: 2.5, pb: 2.5 }}>{t('today.nothingWeek')}</Typography>}
      <ul>
        {shown.map((item) => {
          const { kind, name, nameLanguage, begin, end, isWholeDay } = item;
          return (
            <Box component="li" key={`${identity(item)} ${begin}`} sx={{ display: 'flex', gap: 2 }}>
              <Typography sx={{ width: 64, flexShrink: 0, fontWeight: 600, color: 'brand.rust' }}>
                {isDaily(item) ? (
                  t('today.daily')
                ) : (
                  <time dateTime={begin}>{day.format(new Date(begin))}</time>
                )}
              </Typography>
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  lang={localized(name, nameLanguage ?? undefined).lang}
                  sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {!isWholeDay &&
                    `${end ? hoursText({ startsAt: begin, endsAt: end }, language) : timeText(begin, language)} · `}
                  {t(`today.${kind}`)}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </ul>
    </OfficeCard>
  );
}
