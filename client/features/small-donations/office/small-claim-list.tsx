import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay, useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { claimAddress } from '../../gift-aid/office/claim-address.ts';
import {
  type SmallClaimFieldsFragment,
  type SmallYearFieldsFragment,
  useSmallClaimNotPaidMutation,
  useSmallClaimsQuery,
} from './small-donations.generated.ts';
import { SmallPaidDialog } from './small-paid-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

const TONES = { SENT: 'planned', PAID: 'success', VOID: 'quiet' } as const;

type Claim = SmallClaimFieldsFragment;

function State({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const siteDay = useMomentDay('long');
  const { voidedAt, voidedByName, voidedReason, isPaid, paidOn, paidPence } = claim;
  const state = voidedAt ? 'VOID' : isPaid ? 'PAID' : 'SENT';
  return (
    <>
      <ToneChip tone={TONES[state]} label={t(`smallDonations.states.${state}`)} />
      {paidOn && (
        <Typography variant="body2">
          {t('smallDonations.paidOf', { amount: money(paidPence ?? 0), day: dayText(paidOn, true) })}
        </Typography>
      )}
      {voidedAt && (
        <Typography variant="body2">
          {t('smallDonations.claimVoidedBy', {
            day: siteDay(voidedAt),
            who: voidedByName,
            reason: voidedReason,
          })}
        </Typography>
      )}
    </>
  );
}

function Acts({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'paid' | 'voidClaim'>();
  const close = () => setOpen(undefined);
  const { act, isBusy } = useAct();
  const [send] = useSmallClaimNotPaidMutation();
  const notPaid = () =>
    act({ work: () => send({ variables: { id: claim.id } }), done: t('smallDonations.notPaidDone') });
  if (claim.voidedAt) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!claim.claimId && !claim.isPaid && (
        <Button variant="outlined" onClick={() => setOpen('paid')}>
          {t('smallDonations.paid')}
        </Button>
      )}
      {claim.paidOn && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void notPaid()}>
          {t('smallDonations.notPaid')}
        </Button>
      )}
      {!claim.isPaid && (
        <Button variant="outlined" onClick={() => setOpen('voidClaim')}>
          {t('smallDonations.voidClaim')}
        </Button>
      )}
      {open === 'paid' && <SmallPaidDialog claim={claim} onClose={close} />}
      {open === 'voidClaim' && <VoidDialog id={claim.id} act="voidClaim" onClose={close} />}
    </Box>
  );
}

function useColumns(): RowColumn<Claim>[] {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  return [
    { label: t('smallDonations.sentOn'), show: ({ sentOn }) => dayText(sentOn, true) },
    {
      label: t('smallDonations.sentWith'),
      show: ({ claimId }) =>
        claimId ? (
          <Link component={RouterLink} to={claimAddress(claimId)} sx={{ py: 1, display: 'inline-block' }}>
            {t('smallDonations.withClaim', { number: claimId })}
          </Link>
        ) : (
          t('smallDonations.alone')
        ),
    },
    { label: t('smallDonations.amount'), show: ({ pence }) => money(pence), isNumber: true },
    { label: t('smallDonations.taxOf'), show: ({ taxPence }) => money(taxPence), isNumber: true },
    { label: t('smallDonations.state'), show: (claim) => <State claim={claim} /> },
    { label: t('smallDonations.act'), show: (claim) => <Acts claim={claim} /> },
  ];
}

/** What was claimed for of a tax year, the newest first, also what was voided. */
export function SmallClaimList({ year: { taxYear } }: { year: SmallYearFieldsFragment }) {
  const { t } = useTranslation();
  const list = useOfficeList(NO_FILTER, {}, { prefix: 'small_claims_', pageSize: 10 });
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('smallDonations.claims')}
      </Typography>
      <OfficeList
        title={t('smallDonations.claims')}
        list={list}
        result={useSmallClaimsQuery(list.asking({ taxYear }))}
        rowsOf={({ smallClaims }) => smallClaims}
        tableFrom="lg"
        labelled
        columns={useColumns()}
        none={t('smallDonations.noClaims')}
      />
    </Box>
  );
}
