import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { place } from '../../../../rules/place.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { claimAddress } from '../../gift-aid/office/claim-address.ts';
import { SumTiles } from '../../ledger/office/sum-tiles.tsx';
import { SmallDonations } from '../../small-donations/office/small-donations.tsx';
import { ClaimList } from './claim-list.tsx';
import { LookedAtGifts } from './donation-eligibility-gifts.tsx';
import { type GiftAidSummaryQuery, useGiftAidSummaryQuery } from './gift-aid-claims.generated.ts';
import { NewClaimDialog } from './new-claim-dialog.tsx';
import { YearEnd } from './year-end.tsx';

/** Years before the last day of a claim in which it is told. */
const TOLD_YEARS = 1;

type Summary = GiftAidSummaryQuery['giftAidSummary'];

/** What would be lost soon. */
function Ending({ ending: [first] }: { ending: Summary['endings'] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const today = currentDay();
  const limit = `${Number(today.slice(0, 4)) + TOLD_YEARS}${today.slice(4)}`;
  if (!first || first.until > limit) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('giftAidClaims.endsSoon', {
        count: first.count,
        amount: money(first.pence),
        day: dayText(first.until, true),
      })}
    </Alert>
  );
}

/** Why some gifts are left out, each reason with the gifts that it is about. */
function Reasons({ reasons }: Pick<Summary, 'reasons'>) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Section title={t('giftAidClaims.notHeading')}>
      <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
        {reasons.map(({ reason, count, pence }) => (
          <li key={reason}>
            <Link
              component={RouterLink}
              to={`?reason=${reason}`}
              preventScrollReset
              sx={{ display: 'inline-block', py: 1 }}
            >
              {t('giftAidClaims.reasonOption', {
                reason: t(`giftAidClaims.reasons.${reason}`),
                count,
                amount: money(pence),
              })}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Overview({ summary, onClaim }: { summary: Summary; onClaim: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { claimable, taxPence, reasons, overclaimedTaxPence } = summary;
  const not = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <SumTiles
        tiles={[
          [
            t('giftAidClaims.claimable'),
            money(claimable.pence),
            t('giftAidClaims.gifts', { count: claimable.count }),
          ],
          [t('giftAidClaims.tax'), money(taxPence)],
          [t('giftAidClaims.not'), t('giftAidClaims.gifts', { count: not })],
        ]}
      />
      <Ending ending={summary.endings} />
      {overclaimedTaxPence > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('giftAidClaims.overclaimed', { amount: money(overclaimedTaxPence) })}
        </Alert>
      )}
      {claimable.count > 0 && (
        <Button variant="contained" size="large" onClick={onClaim}>
          {t('giftAidClaims.make')}
        </Button>
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      <LookedAtGifts reasons={reasons} />
    </>
  );
}

/** What Gift Aid can be claimed for, why not for the rest, and what was claimed. */
export function GiftAidPage() {
  const { t } = useTranslation();
  const isHere = place.country === GIFT_AID_COUNTRY;
  const navigate = useAsyncNavigate();
  const [isClaiming, setIsClaiming] = useState(false);
  const [madeId, setMadeId] = useState<number>();
  // Once the dialog is gone, which would ask about what is in it.
  useEffect(() => {
    if (madeId) void navigate(claimAddress(madeId));
  }, [madeId, navigate]);
  const result = useGiftAidSummaryQuery({ fetchPolicy: 'cache-and-network', skip: !isHere });
  return (
    <SectionPage title={t('giftAidClaims.title')} lead={t('giftAidClaims.lead')}>
      {isHere ? (
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
          {({ giftAidSummary }) => (
            <>
              <Overview summary={giftAidSummary} onClaim={() => setIsClaiming(true)} />
              <ClaimList />
              <SmallDonations />
              <YearEnd yearEnd={giftAidSummary.yearEnd} />
              {isClaiming && (
                <NewClaimDialog
                  summary={giftAidSummary}
                  onClose={() => setIsClaiming(false)}
                  onMade={setMadeId}
                />
              )}
            </>
          )}
        </LoadState>
      ) : (
        <Typography>{t('giftAidClaims.notHere')}</Typography>
      )}
    </SectionPage>
  );
}
