import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { place } from '../../../rules/place.ts';
import { hoursText, timeText } from '../../../rules/time-texts.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';
import type { TodayQuery } from './today.generated.ts';

/** What comes within a week: events, bookings, and what appears or leaves by itself. */
export function ComingCard({ coming }: { coming: TodayQuery['today']['coming'] }) {
  const { t, language } = useTranslation();
  const localized = useLocalized();
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', timeZone: place.timeZone });
  return (
    <OfficeCard title={t('today.week')}>
      {coming.length === 0 && <Typography sx={{ px: 2.5, pb: 2.5 }}>{t('today.nothingWeek')}</Typography>}
      <ul>
        {coming.map(({ kind, id, subject, name, nameLanguage, begin, end, isWholeDay }) => (
          <Box component="li" key={`${kind} ${subject} ${id} ${begin}`} sx={{ display: 'flex', gap: 2 }}>
            <Typography
              component="time"
              dateTime={begin}
              sx={{ width: 64, flexShrink: 0, fontWeight: 600, color: 'brand.rust' }}
            >
              {day.format(new Date(begin))}
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
        ))}
      </ul>
    </OfficeCard>
  );
}
