import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Moment } from '../../components/page/moment.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StopMonthly } from '../ledger/stop-monthly.tsx';
import { type GiftQuery, useEndMonthlyByCardMutation } from './gift.generated.ts';

interface GiftByCardProps {
  gift: NonNullable<GiftQuery['gift']>;
  /** Of its private link. */
  token: string;
}

/** Of a gift that is taken every month by card: whether it goes on, and how its donor ends it. */
export function GiftByCard({ gift: { amountPence, cardSubscription }, token }: GiftByCardProps) {
  const { t } = useTranslation();
  const amount = useShortMoney()(amountPence);
  const [end] = useEndMonthlyByCardMutation({ variables: { token } });
  if (!cardSubscription) return null;
  const { state, stateSince } = cardSubscription;
  const isOver = state === 'ENDED';
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, displayPrint: 'none' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('cards.monthly')}
      </Typography>
      <Typography>{t(`gift.monthly.${state}`, { amount })}</Typography>
      {isOver && (
        <Typography color="textSecondary">
          <Moment at={stateSince} />
        </Typography>
      )}
      {!isOver && (
        <Box sx={{ mt: 2 }}>
          <StopMonthly question={t('gift.monthly.ask', { amount })} stop={end} />
        </Box>
      )}
    </Card>
  );
}
