import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StopMonthly } from '../stop-monthly.tsx';
import { type DonationHistoryQuery, useEndCardSubscriptionMutation } from './donation-ledger.generated.ts';

interface MonthlyByCardProps {
  /** Of the donation of any of its months. */
  id: number;
  subscription: NonNullable<DonationHistoryQuery['donation']['cardSubscription']>;
}

/** Whether what is taken every month by card goes on, and since when; a treasurer can end it. */
export function MonthlyByCard({ id, subscription: { state, stateSince, endedBy } }: MonthlyByCardProps) {
  const { t } = useTranslation();
  const [end] = useEndCardSubscriptionMutation({ variables: { id } });
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('cards.monthly')}</Typography>
      <Typography>
        {t(`donations.monthlyByCard.state.${state}`)}
        {endedBy && ` · ${t(`donations.monthlyByCard.endedBy.${endedBy}`)}`}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          <Moment at={stateSince} withTime />
        </Typography>
      </Typography>
      {!endedBy && (
        <Box sx={{ mt: 2 }}>
          <StopMonthly question={t('donations.monthlyByCard.ask')} stop={end} />
        </Box>
      )}
    </Box>
  );
}
