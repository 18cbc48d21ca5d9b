import Typography from '@mui/material/Typography';
import { Day } from '../../../components/page/day.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The day on which the money was received. */
export function ReceivedOn({ day }: { day: string }) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('donations.receivedOn')}:{' '}
      <span style={{ whiteSpace: 'nowrap' }}>
        <Day day={day} />
      </span>
    </Typography>
  );
}
