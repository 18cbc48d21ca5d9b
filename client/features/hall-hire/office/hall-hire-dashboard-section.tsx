import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { HireSection } from './hire-section.tsx';

/** Open hire requests, with a link to the calendar (D33). */
export function HallHireDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  return (
    <HireSection
      section={section}
      title={t('hallHire.admin.requests')}
      status={HireStatus.REQUESTED}
      action={
        <Button
          component={RouterLink}
          to={PATHS.hallCalendar}
          variant="outlined"
          startIcon={<CalendarMonth />}
        >
          {t('hallHire.admin.toCalendar')}
        </Button>
      }
    />
  );
}
