import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { Day } from '../../../components/page/day.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DonationHistoryQuery } from './donation-ledger.generated.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundMistakeDialog } from './refund-mistake-dialog.tsx';

type Donation = DonationHistoryQuery['donation'];
type Refund = Donation['refunds'][number];

/** Who entered something, when and why. */
function Entered({ by: { madeAt, madeByName, reason } }: { by: Refund }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        <Moment at={madeAt} withTime />
        {madeByName && ` · ${madeByName}`}
      </Typography>
      {reason && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>}
    </>
  );
}

interface RefundEntryProps {
  refund: Refund;
  /** That it was a mistake, if somebody has said so. */
  mistake: Refund | undefined;
  onMistake: () => void;
}

function RefundEntry({ refund, mistake, onMistake }: RefundEntryProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { pence, day, paymentMethod } = refund;
  const amount = money(pence);
  return (
    <Box component="li" sx={{ mb: 2 }}>
      <Typography sx={mistake && { textDecoration: 'line-through' }}>
        {amount} · <Day day={day} />
        {paymentMethod && ` · ${t(`paymentMethods.${paymentMethod}`)}`}
      </Typography>
      <Entered by={refund} />
      {mistake ? (
        <Box sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Typography>{t('donations.wasMistake')}</Typography>
          <Entered by={mistake} />
        </Box>
      ) : (
        <Button startIcon={<Undo />} onClick={onMistake} sx={{ mt: 0.5 }}>
          {t('donations.refundMistake')}
        </Button>
      )}
    </Box>
  );
}

/** What was refunded of a donation by hand; more can be refunded, and an entry can be a mistake. */
export function RefundEntries({ donation }: { donation: Donation }) {
  const { t } = useTranslation();
  const [mistake, setMistake] = useState<Refund>();
  const [isGiving, setIsGiving] = useState(false);
  const { refunds, status, isPaidByCard } = donation;
  // What was paid by card goes back to the card, by the ledger.
  const canRefund = status === DonationStatus.PAID && !isPaidByCard;
  if (refunds.length === 0 && !canRefund) return null;
  const given = refunds.filter(({ reversesId }) => reversesId === null);
  return (
    <Box sx={{ mb: 3 }}>
      {given.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('donations.refundedByHand')}</Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {given.map((refund) => (
              <RefundEntry
                key={refund.id}
                refund={refund}
                mistake={refunds.find(({ reversesId }) => reversesId === refund.id)}
                onMistake={() => setMistake(refund)}
              />
            ))}
          </Box>
        </>
      )}
      {canRefund && (
        <Button variant="outlined" onClick={() => setIsGiving(true)}>
          {t('donations.refund')}
        </Button>
      )}
      {isGiving && <RefundDialog donation={donation} onClose={() => setIsGiving(false)} />}
      {mistake && <RefundMistakeDialog refund={mistake} onClose={() => setMistake(undefined)} />}
    </Box>
  );
}
