import Typography from '@mui/material/Typography';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The day on which the money was received (D98). */
export function ReceivedOn({ day }: { day: string }) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" color="text.secondary">
      {t('donations.receivedOn')}:{' '}
      <span style={{ whiteSpace: 'nowrap' }}>
        <Moment at={day} />
      </span>
    </Typography>
  );
}
