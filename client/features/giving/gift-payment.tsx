import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { hasBankDetails, transferCode } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { place } from '../../../rules/place.ts';
import { QrCode } from '../../components/media/qr-code.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationSettingsQuery } from '../ledger/donation-settings.generated.ts';
import { BankRows } from './bank-rows.tsx';
import { type GiftQuery, useWaysToPayQuery } from './gift.generated.ts';
import { PayNow } from './pay-now.tsx';

type Donation = Pick<NonNullable<GiftQuery['gift']>, 'amountPence' | 'reference' | 'frequency'>;

const card = { p: { xs: 2.5, sm: 4 } } as const;

function StandingOrderSteps({ amount }: { amount: string }) {
  const { t } = useTranslation();
  return (
    <Box component="ol" sx={{ mt: 0, mb: 2, pl: 3, '& li': { mb: 1 } }}>
      <li>{t('gift.steps.open')}</li>
      <li>{t('gift.steps.enter', { amount })}</li>
      <li>{t('gift.steps.quote')}</li>
      <li>{t('gift.steps.end')}</li>
    </Box>
  );
}

/** By bank, on the association's payment page, or as the association will write. */
export function GiftPayment({ donation }: { donation: Donation }) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const ways = useWaysToPayQuery();
  const { data } = useDonationSettingsQuery();
  const { amountPence, reference, frequency } = donation;
  const isMonthly = frequency === DonationFrequency.MONTHLY;
  return (
    <LoadState result={ways} placeholder={<Placeholder variant="rectangular" height={420} />}>
      {({ siteSettings: bank }) => {
        const hasBank = hasBankDetails(bank);
        const { currency } = place;
        const code = !isMonthly && transferCode(bank, { currency, amountPence, reference });
        const paymentUrl = data?.siteSettings.paymentUrl;
        return (
          <>
            {hasBank && (
              <Card component="section" sx={card}>
                <Typography variant="h2" sx={{ mb: 2 }}>
                  {t(isMonthly ? 'gift.byStandingOrder' : 'gift.byTransfer')}
                </Typography>
                {isMonthly ? (
                  <StandingOrderSteps amount={money(amountPence)} />
                ) : (
                  <Typography sx={{ mb: 2 }}>{t('gift.transferHint')}</Typography>
                )}
                <BankRows bank={bank} amountPence={amountPence} reference={reference} />
                {code && (
                  <Box sx={{ mt: 3 }}>
                    <QrCode text={code} label={t('gift.qr')} />
                    <Typography sx={{ mt: 1 }}>{t('gift.qrHint')}</Typography>
                  </Box>
                )}
              </Card>
            )}
            {paymentUrl && (
              <Card component="section" sx={card}>
                <Typography variant="h2" sx={{ mb: 2 }}>
                  {t('gift.online')}
                </Typography>
                <Typography sx={{ mb: 2 }}>{t('gift.onlineHint', { reference })}</Typography>
                <PayNow variant={hasBank ? 'outlined' : 'contained'} />
              </Card>
            )}
            {data && !hasBank && !paymentUrl && (
              <Typography sx={{ fontSize: '1.125rem' }}>{t('gift.noPaymentDetails')}</Typography>
            )}
          </>
        );
      }}
    </LoadState>
  );
}
