import type { ReactNode } from 'react';
import { DonationStatus, refusedChange } from '../../../../rules/donation-states.ts';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { useChoiceColumn } from '../../../components/office/use-choice-column.tsx';
import type { ListChoice } from '../../../components/office/use-list-choice.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { DonorCell, MadeCell, StatusCell, SumCell, WhatCell } from './ledger-cells.tsx';

type Donation = LedgerDonationFieldsFragment;

/** Less beside each column than in other tables, so that a row fits in its two lines. */
const narrow = { px: { lg: 1 } } as const;

/** Of the width that the other columns leave; a longer text is cut off or wraps. */
const shareOf = (percent: string) => ({ ...narrow, width: { lg: percent }, maxWidth: { lg: 0 } }) as const;

interface LedgerTableProps {
  donations: readonly Donation[];
  /** Buttons for a donation; left out where donations are only listed. */
  actions?: (donation: Donation) => ReactNode;
  /** What was chosen of what is not paid yet; left out where nothing is chosen. */
  choice?: ListChoice<Donation>;
}

/** What can be set to Paid by hand. */
export function mayBeChosen(donation: Donation): boolean {
  return (
    donation.status === DonationStatus.PENDING &&
    !refusedChange(donation.status, DonationStatus.PAID, donation)
  );
}

/** A table of donations: a row of it is as high as a button, a card shows all. */
export function LedgerTable(props: LedgerTableProps) {
  const { donations, actions, choice } = props;
  const choiceColumn = useChoiceColumn<Donation>();
  const { t } = useTranslation();
  const columns: RowColumn<Donation>[] = [
    ...(choice ? [choiceColumn({ ...choice, rows: donations, tableFrom: 'lg' })] : []),
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
  ];
  if (actions)
    columns.push({
      label: t('content.actions'),
      show: actions,
      sx: {
        ...narrow,
        whiteSpace: { lg: 'nowrap' },
        '& .MuiButton-root': { px: 1.5 },
      },
    });
  const chosenIds = choice && new Set(choice.chosen.keys());
  return <RowTable rows={donations} columns={columns} tableFrom="lg" chosenIds={chosenIds} />;
}
