import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CalendarMonth, monthOf, monthParameter, monthsLater } from './calendar-month.ts';
import { monthAt } from './hire-clashes.ts';
import { HireList } from './hire-list.tsx';
import { useHallMonthQuery, useHireRequestAfterQuery } from './hires.generated.ts';
import { MonthView } from './month-view.tsx';
import { calendarText, whenText } from './shown-times.ts';

const MONTH = 'month';

/** One month of the hall, with buttons for other months; the month is kept in the address. */
function CalendarSection() {
  const { t, language } = useTranslation();
  const [parameters] = useSearchParams();
  const shown = monthOf(parameters.get(MONTH));
  const result = useHallMonthQuery({ variables: shown, fetchPolicy: 'cache-and-network' });
  // Requests are mostly for later months, which this month does not show.
  const after = useHireRequestAfterQuery({ variables: shown, fetchPolicy: 'cache-and-network' });
  const next = after.data?.hireRequestAfter;
  const title = calendarText(`${monthParameter(shown)}-01`, language, {
    month: 'long',
    year: 'numeric',
  });

  const addressOf = (to?: CalendarMonth) => {
    const changed = new URLSearchParams(parameters);
    if (to) changed.set(MONTH, monthParameter(to));
    else changed.delete(MONTH);
    return `?${changed}`;
  };
  const way = (label: string, to?: CalendarMonth) => (
    <Button component={RouterLink} to={addressOf(to)} preventScrollReset variant="outlined">
      {label}
    </Button>
  );

  return (
    <Section
      title={title}
      id={MONTH}
      action={
        <Stack component="nav" aria-label={title} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {way(t('hallHire.admin.previousMonth'), monthsLater(shown, -1))}
          {way(t('hallHire.admin.thisMonth'))}
          {way(t('hallHire.admin.nextMonth'), monthsLater(shown, 1))}
        </Stack>
      }
    >
      {next && (
        <Typography sx={{ mb: 2 }}>
          <Link component={RouterLink} to={addressOf(monthAt(next))} preventScrollReset>
            {t('hallHire.admin.nextRequest', { when: whenText(next, language) })}
          </Link>
        </Typography>
      )}
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={560} />}>
        {({ hallMonth }) => <MonthView shown={shown} hires={hallMonth} />}
      </LoadState>
    </Section>
  );
}

/** The hall calendar: bookings and requests by month, and lists of them. */
export function HallCalendarPage() {
  const { t } = useTranslation();
  const title = t('hallHire.admin.title');
  return (
    <OfficePage title={title} sx={{ '@media print': { p: 0 } }}>
      <PageHeading
        plain
        title={title}
        lead={t('hallHire.admin.lead')}
        action={
          <Button component={RouterLink} to={PATHS.editHire} variant="contained" startIcon={<Add />}>
            {t('hallHire.admin.enter')}
          </Button>
        }
      />
      <HireList section="request" title={t('hallHire.admin.requests')} status={HireStatus.REQUESTED} />
      <CalendarSection />
      <HireList section="hire" title={t('hallHire.admin.all')} />
    </OfficePage>
  );
}
