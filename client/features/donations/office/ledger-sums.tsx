import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DonationLedgerQuery } from './donation-ledger.generated.ts';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' } as const;

/** The paid, pending and refunded sums of the matching donations, and what cards have cost. */
export function LedgerSums({
  totalCount,
  sums,
}: Pick<DonationLedgerQuery['donations'], 'totalCount' | 'sums'>) {
  const { t } = useTranslation();
  const money = useMoney();
  const fees = [[t('donations.cardFees'), money(sums.feePence)]] as const;
  const tiles = [
    [t('donations.count'), String(totalCount)],
    [t('donations.status.PAID'), money(sums.paidPence)],
    [t('donations.status.PENDING'), money(sums.pendingPence)],
    [t('donations.status.REFUNDED'), money(sums.refundedPence)],
    // Of an association that takes no cards there are none.
    ...(sums.feePence > 0 ? fees : []),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${tiles.length}, minmax(0, 1fr))`,
        },
        gap: 1.5,
        mt: 0,
        mb: 3,
      }}
    >
      {tiles.map(([label, value]) => (
        <Box key={label} sx={tile}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
