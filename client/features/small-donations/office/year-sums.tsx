import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SumTiles } from '../../ledger/office/sum-tiles.tsx';
import { SmallClaimDialog } from './small-claim-dialog.tsx';
import type { SmallYearFieldsFragment } from './small-donations.generated.ts';
import { yearText } from './use-years.ts';

/** Years before the last day of a claim in which it is told. */
const TOLD_YEARS = 1;

/** What hinders a claim, would be lost soon, or was too much. */
function Warnings({ year }: { year: SmallYearFieldsFragment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const today = currentDay();
  const limit = `${Number(today.slice(0, 4)) + TOLD_YEARS}${today.slice(4)}`;
  const { until, claimablePence, claimableWithMadePence, giftAidCapPence, collectedPence } = year;
  const isEnding = until >= today && until <= limit;
  return (
    <>
      {year.overclaimedPence > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('smallDonations.overclaimed', { amount: money(year.overclaimedPence) })}
        </Alert>
      )}
      {isEnding && claimableWithMadePence > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('smallDonations.endsSoon', {
            amount: money(claimableWithMadePence),
            year: yearText(year),
            day: dayText(until, true),
          })}
        </Alert>
      )}
      {claimableWithMadePence > claimablePence && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('smallDonations.withMade', { amount: money(claimableWithMadePence) })}
        </Alert>
      )}
      {collectedPence > 0 && giftAidCapPence === 0 && claimableWithMadePence === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('smallDonations.noGiftAid')}
        </Alert>
      )}
    </>
  );
}

/** What can be claimed for of a tax year, and why not more. */
export function YearSums({ year }: { year: SmallYearFieldsFragment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const [isClaiming, setIsClaiming] = useState(false);
  return (
    <>
      <SumTiles
        tiles={[
          [t('smallDonations.collected'), money(year.collectedPence)],
          [t('smallDonations.claimed'), money(year.claimedPence)],
          [t('smallDonations.claimable'), money(year.claimablePence)],
          [t('smallDonations.tax'), money(year.taxPence)],
        ]}
      />
      <Warnings year={year} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {t('smallDonations.caps', {
          cap: money(year.capPence),
          gifts: money(year.giftAidPence),
          giftAidCap: money(year.giftAidCapPence),
        })}
      </Typography>
      {year.claimablePence > 0 && (
        <Button variant="contained" size="large" onClick={() => setIsClaiming(true)}>
          {t('smallDonations.claim')}
        </Button>
      )}
      {isClaiming && <SmallClaimDialog year={year} onClose={() => setIsClaiming(false)} />}
    </>
  );
}
