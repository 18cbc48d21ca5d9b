import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DonationFrequency, DonationStatus } from '../../../../rules/donation-states.ts';
import { shownPhone } from '../../../../rules/phone.ts';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusLabel } from '../status-label.tsx';
import { Came } from './came.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';

type Donation = LedgerDonationFieldsFragment;

interface LedgerTableProps {
  donations: readonly Donation[];
  /** Buttons for a donation; left out where donations are only listed. */
  actions?: (donation: Donation) => ReactNode;
  /** What was chosen of what is not paid yet, by id; left out where nothing is chosen. */
  chosen?: ReadonlyMap<number, Donation>;
  onChoose?: (chosen: ReadonlyMap<number, Donation>) => void;
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
  const { t } = useTranslation();
  // Six years after the financial year, or with a closed account before that, the books keep less.
  if (!donation.donorName)
    return <Typography color="text.secondary">{t('donations.nameRemoved')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{donation.donorName}</Typography>
      {/* The column is wide enough for most addresses; a longer one wraps. */}
      <Typography variant="body2" sx={{ maxWidth: 260, overflowWrap: 'break-word' }}>
        {donation.email && (
          <>
            <Link href={`mailto:${donation.email}`}>{donation.email}</Link>
            <br />
          </>
        )}
        {shownPhone(donation.phone)}
      </Typography>
      {donation.userId === null && (
        <Typography variant="body2" color="text.secondary">
          {t('donations.withoutAccount')}
        </Typography>
      )}
    </>
  );
}

/** The column in which promises are chosen; nothing else can be set to Paid. */
function useChoice({ donations, chosen, onChoose }: LedgerTableProps): RowColumn<Donation>[] {
  const { t } = useTranslation();
  if (!chosen || !onChoose) return [];
  const promised = donations.filter(({ status }) => status === DonationStatus.PENDING);
  const choose = (rows: readonly Donation[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    onChoose(next);
  };
  const count = promised.filter(({ id }) => chosen.has(id)).length;
  return [
    {
      label: t('contentList.choose'),
      head: (
        <Checkbox
          checked={count > 0 && count === promised.length}
          indeterminate={count > 0 && count < promised.length}
          disabled={promised.length === 0}
          onChange={({ target }) => choose(promised, target.checked)}
          slotProps={{ input: { 'aria-label': t('contentList.chooseAll') } }}
        />
      ),
      show: (donation) =>
        donation.status === DonationStatus.PENDING && (
          <Checkbox
            checked={chosen.has(donation.id)}
            onChange={({ target }) => choose([donation], target.checked)}
            slotProps={{
              input: {
                'aria-label': t('contentList.chooseOne', {
                  name: `${donation.donorName} ${donation.reference}`,
                }),
              },
            }}
          />
        ),
      sx: { width: { lg: '1%' }, p: { lg: 0.5 }, float: { xs: 'right', lg: 'none' } },
    },
  ];
}

/** A table of donations. */
export function LedgerTable(props: LedgerTableProps) {
  const { donations, actions, chosen } = props;
  const choice = useChoice(props);
  const { t } = useTranslation();
  const money = useMoney();
  const columns: RowColumn<Donation>[] = [
    ...choice,
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
      show: ({ amountPence, frequency }) => (
        <>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {money(amountPence)}
          </Typography>
          {frequency === DonationFrequency.MONTHLY && (
            <Typography variant="body2">{t('donations.monthly')}</Typography>
          )}
        </>
      ),
    },
    {
      label: t('donations.statusLabel'),
      show: ({ status, receivedOn, allocatedPence, amountPence, way, receiptNumber, refundedPence }) => (
        <>
          <StatusLabel status={status} />
          {allocatedPence > 0 && allocatedPence < amountPence && (
            <Typography variant="body2" color="text.secondary">
              {t('donations.cameByBank', { paid: money(allocatedPence) })}
            </Typography>
          )}
          {status === DonationStatus.PAID && refundedPence > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('donations.cardReturned', { amount: money(refundedPence) })}
            </Typography>
          )}
          {receivedOn && <Came day={receivedOn} way={way} receiptNumber={receiptNumber} />}
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
  const chosenIds = chosen && new Set(chosen.keys());
  return <RowTable rows={donations} columns={columns} tableFrom="lg" chosenIds={chosenIds} />;
}
