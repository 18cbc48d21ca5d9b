import { DonationStatus, refusedChange } from '../../../../rules/donation-states.ts';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { LedgerActions } from './ledger-actions.tsx';
import { DonorCell, MadeCell, StatusCell, SumCell, WhatCell } from './ledger-cells.tsx';

type Donation = LedgerDonationFieldsFragment;

/** Less beside each column than in other tables, so that a row fits in its two lines. */
const narrow = { px: { lg: 1 } } as const;

/** Of the width that the other columns leave; a longer text is cut off or wraps. */
const shareOf = (percent: string) => ({ ...narrow, width: { lg: percent }, maxWidth: { lg: 0 } }) as const;

/** What can be set to Paid by hand. */
export function mayBePaidTogether(donation: Donation): boolean {
  return (
    donation.status === DonationStatus.PENDING &&
    !refusedChange(donation.status, DonationStatus.PAID, donation)
  );
}

/** The columns of a list of donations, for a table from `lg`: a row of it is as high as a button, a card shows all. */
export function useLedgerColumns(): RowColumn<Donation>[] {
  const { t } = useTranslation();
  return [
    { label: t('donations.date'), show: (donation) => <MadeCell donation={donation} />, sx: narrow },
    {
      label: t('donations.donor'),
      show: (donation) => <DonorCell donation={donation} />,
      sx: shareOf('24%'),
    },
    {
      label: t('donations.typeLabel'),
      show: (donation) => <WhatCell donation={donation} />,
      sx: shareOf('20%'),
    },
    { label: t('donations.sum'), show: (donation) => <SumCell donation={donation} />, sx: narrow },
    { label: t('donations.statusLabel'), show: (donation) => <StatusCell donation={donation} />, sx: narrow },
    {
      label: t('content.actions'),
      show: (donation) => <LedgerActions donation={donation} />,
      sx: { ...narrow, whiteSpace: { lg: 'nowrap' }, '& .MuiButton-root': { px: 1.5 } },
    },
  ];
}
