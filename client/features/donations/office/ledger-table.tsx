import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shownPhone } from '../../../../rules/phone.ts';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusLabel } from '../status-label.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { ReceivedOn } from './received-on.tsx';

type Donation = LedgerDonationFieldsFragment;

interface LedgerTableProps {
  donations: readonly Donation[];
  /** Buttons for a donation; left out where donations are only listed. */
  actions?: (donation: Donation) => ReactNode;
}

function WhatCell({ donation }: { donation: Donation }) {
  const type = useLocalized()(donation.typeName, donation.textLanguages.typeName);
  return (
    <>
      <Typography lang={type.lang}>{type.text}</Typography>
      {donation.message && <TextCell text={donation.message} />}
    </>
  );
}

function DonorCell({ donation }: { donation: Donation }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{donation.donorName}</Typography>
      {/* The column is wide enough for most addresses; a longer one wraps. */}
      <Typography variant="body2" sx={{ maxWidth: 260, overflowWrap: 'break-word' }}>
        <Link href={`mailto:${donation.email}`}>{donation.email}</Link>
        <br />
        {shownPhone(donation.phone)}
      </Typography>
    </>
  );
}

/** A table of donations. */
export function LedgerTable({ donations, actions }: LedgerTableProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const columns: RowColumn<Donation>[] = [
    {
      label: t('donations.date'),
      show: ({ createdAt, reference }) => (
        <>
          <Moment at={createdAt} withTime />
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {reference}
          </Typography>
        </>
      ),
    },
    { label: t('donations.donor'), show: (donation) => <DonorCell donation={donation} /> },
    { label: t('donations.typeLabel'), show: (donation) => <WhatCell donation={donation} /> },
    {
      label: t('donations.sum'),
      show: ({ amountPence }) => (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(amountPence)}
        </Typography>
      ),
    },
    {
      label: t('donations.statusLabel'),
      show: ({ status, receivedOn }) => (
        <>
          <StatusLabel status={status} />
          {receivedOn && <ReceivedOn day={receivedOn} />}
        </>
      ),
    },
  ];
  if (actions)
    columns.push({
      label: t('content.actions'),
      show: actions,
      sx: { '& .MuiButton-root': { px: 1.5 } },
    });
  return <RowTable rows={donations} columns={columns} tableFrom="lg" />;
}
