import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardOffer } from '../../../rules/card-offer.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardButton } from './card-button.tsx';
import type { CardState } from './use-card-state.ts';

interface PayByCardProps {
  state: CardState;
  amountPence: number;
  /** Asks for the address of the page to pay on. */
  start: () => Promise<string | null | undefined>;
}

/** Paying by card on the page of a company; nothing where it is not offered. */
export function PayByCard({ state, amountPence, start }: PayByCardProps) {
  const { t } = useTranslation();
  const amount = useShortMoney()(amountPence);

  if (state === CardOffer.NOT_OFFERED) return null;
  const isMonthly = state === CardOffer.OFFERED_MONTHLY;
  if (state !== CardOffer.OFFERED && !isMonthly)
    return (
      <Alert severity="info" role="status" sx={{ fontSize: '1.125rem' }}>
        {t(state === CardOffer.UNDER_WAY ? 'cards.underWay' : 'cards.checking')}
      </Alert>
    );
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, displayPrint: 'none' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t(isMonthly ? 'cards.monthlyTitle' : 'cards.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t(isMonthly ? 'cards.monthlyHint' : 'cards.hint', { amount })}</Typography>
      <CardButton label={t(isMonthly ? 'cards.payMonthly' : 'cards.pay', { amount })} start={start} />
    </Card>
  );
}
