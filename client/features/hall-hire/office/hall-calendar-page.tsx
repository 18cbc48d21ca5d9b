import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Redirect } from '../../../components/page/redirect.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { HireList } from './hire-list.tsx';

/** Requests and bookings of the hall as lists. Older links to a month lead to the calendar. */
export function HallCalendarPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const title = t('hallHire.admin.title');
  const month = parameters.get('month');
  if (month) return <Redirect to={`${PATHS.officeHall}?${new URLSearchParams({ month })}`} />;
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
      <HireList section="hire" title={t('hallHire.admin.all')} />
    </OfficePage>
  );
}
