import Download from '@mui/icons-material/DownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { FactRows } from '../../../components/page/fact-rows.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay, useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SmallWithClaim } from '../../small-donations/office/small-with-claim.tsx';
import { ClaimChip } from './claim-chip.tsx';
import { ClaimGifts } from './claim-gifts.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { type GiftAidClaimDetailFieldsFragment, useGiftAidClaimQuery } from './gift-aid-claims.generated.ts';
import { PrintClaimDialog } from './print-claim-dialog.tsx';

type Claim = GiftAidClaimDetailFieldsFragment;

function Facts({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const {
    donationCount,
    giftsPence,
    overclaimedTaxPence,
    taxPence,
    smallTaxPence,
    sentOn,
    paidOn,
    paidPence,
  } = claim;
  const facts = [
    [t('giftAidClaims.state'), <ClaimChip key="state" state={claim.state} />],
    [
      t('giftAidClaims.giftsHeading'),
      `${t('giftAidClaims.gifts', { count: donationCount })}, ${money(giftsPence)}`,
    ],
    [t('giftAidClaims.takenOff'), overclaimedTaxPence > 0 && money(overclaimedTaxPence)],
    [t('giftAidClaims.smallTax'), smallTaxPence > 0 && money(smallTaxPence)],
    [t('giftAidClaims.tax'), money(taxPence + smallTaxPence)],
    [t('giftAidClaims.sendBy'), claim.state === 'PREPARED' && claim.sendBy && dayText(claim.sendBy, true)],
    [t('giftAidClaims.sentOn'), sentOn && dayText(sentOn, true)],
    [t('giftAidClaims.paidOn'), paidOn && `${dayText(paidOn, true)}, ${money(paidPence ?? 0)}`],
  ] as const;
  return <FactRows facts={facts.filter(([, value]) => value)} />;
}

function Schedules({ claim: { id, schedules, state } }: { claim: Claim }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (state === 'VOID') return null;
  return (
    <Section title={t('giftAidClaims.schedules')}>
      {state === 'PREPARED' && (
        <Typography sx={{ mb: 2, maxWidth: 720 }}>{t('giftAidClaims.schedulesLead')}</Typography>
      )}
      {schedules.map(({ part, rowCount, pence }) => (
        <Box key={part} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
          <Button
            variant={state === 'PREPARED' ? 'contained' : 'outlined'}
            href={`/exports/gift-aid/${id}-${part}.ods`}
            startIcon={<Download />}
          >
            {t('giftAidClaims.schedule', { part, parts: schedules.length })}
          </Button>
          <Typography>
            {t('giftAidClaims.scheduleRows', { count: rowCount, amount: money(pence) })}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

function History({ claim: { entries } }: { claim: Claim }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const siteDay = useMomentDay('long');
  return (
    <Section title={t('giftAidClaims.history')}>
      <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
        {entries.map(({ kind, day, pence, madeByName, madeAt }) => (
          <li key={madeAt}>
            {t(`giftAidClaims.entries.${kind}`, {
              day: day ? dayText(day, true) : '',
              amount: pence ? money(pence) : '',
              who: madeByName,
              on: siteDay(madeAt),
            })}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function OneClaim({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const [isPrinting, setIsPrinting] = useState(false);
  const { id, state, refundedCount } = claim;
  return (
    <>
      <PageHeading
        plain
        title={t('giftAidClaims.claimNumber', { number: id })}
        action={
          <Button variant="outlined" startIcon={<Print />} onClick={() => setIsPrinting(true)}>
            {t('giftAidClaims.print')}
          </Button>
        }
      />
      <Facts claim={claim} />
      {refundedCount > 0 && state !== 'VOID' && (
        <Alert severity={state === 'PREPARED' ? 'warning' : 'info'} sx={{ mt: 2 }}>
          {t(state === 'PREPARED' ? 'giftAidClaims.refundedBefore' : 'giftAidClaims.refundedAfter', {
            count: refundedCount,
          })}
        </Alert>
      )}
      <Schedules claim={claim} />
      <ClaimSteps claim={claim} />
      <SmallWithClaim id={id} />
      <ClaimGifts id={id} />
      <History claim={claim} />
      {isPrinting && <PrintClaimDialog claim={claim} onClose={() => setIsPrinting(false)} />}
    </>
  );
}

/** A claim: its files for the tax office, what has become of it, and its gifts. */
export function ClaimPage() {
  const { t } = useTranslation();
  const id = useItemId() ?? 0;
  const result = useGiftAidClaimQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OfficeItemPage
      list={{ label: t('giftAidClaims.title'), to: PATHS.giftAid }}
      result={result}
      itemOf={({ giftAidClaim }) => giftAidClaim}
      titleOf={({ id: number }) => t('giftAidClaims.claimNumber', { number })}
    >
      {(claim) => <OneClaim claim={claim} />}
    </OfficeItemPage>
  );
}
