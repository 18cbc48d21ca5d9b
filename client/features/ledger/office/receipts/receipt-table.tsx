import Typography from '@mui/material/Typography';
import { place } from '../../../../../rules/place.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { dateFormat } from '../../../../i18n/date-format.ts';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ReceivedOn } from '../received-on.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptChip } from './receipt-chip.tsx';
import type { ReceiptFieldsFragment } from './receipts.generated.ts';

type Receipt = ReceiptFieldsFragment;

function DonationCell({ donation }: Pick<Receipt, 'donation'>) {
  const { t } = useTranslation();
  const localized = useLocalized();
  if (!donation) return null;
  const type = localized(donation.typeName, donation.textLanguages.typeName);
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {donation.donorName || t('donations.nameRemoved')}
      </Typography>
      <Typography lang={type.lang}>{type.text}</Typography>
      <Typography variant="body2" color="text.secondary">
        {donation.reference}
      </Typography>
    </>
  );
}

/** Receipts with what has become of each. */
export function ReceiptTable({ receipts }: { receipts: readonly Receipt[] }) {
  const { t, language } = useTranslation();
  const money = useMoney();
  // A browser may format a date differently from the server.
  const dayOf = (moment: string) =>
    dateFormat(language, { dateStyle: 'medium', timeZone: place.timeZone }).format(new Date(moment));
  const issued = ({ issuedAt, issuedByName }: Receipt) =>
    issuedByName
      ? t('receipts.issuedBy', { day: dayOf(issuedAt), name: issuedByName })
      : t('receipts.issued', { day: dayOf(issuedAt) });
  return (
    <RowTable
      rows={receipts}
      tableFrom="lg"
      columns={[
        {
          label: t('receipts.number'),
          show: (receipt) => (
            <>
              <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{receipt.number}</Typography>
              <Typography variant="body2" color="text.secondary" suppressHydrationWarning>
                {issued(receipt)}
              </Typography>
            </>
          ),
        },
        { label: t('donations.donor'), show: ({ donation }) => <DonationCell donation={donation} /> },
        {
          label: t('donations.sum'),
          show: ({ amountPence, receivedOn }) => (
            <>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {money(amountPence)}
              </Typography>
              <ReceivedOn day={receivedOn} />
            </>
          ),
        },
        {
          label: t('receipts.state'),
          show: ({ state, withdrawnAt, withdrawnReason, withdrawnCode }) => (
            <>
              <ReceiptChip state={state} />
              {withdrawnAt && (
                <Typography
                  variant="body2"
                  color="text.secondary"
                  suppressHydrationWarning
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {[
                    t('receipts.withdrawn', { day: dayOf(withdrawnAt) }),
                    withdrawnCode && t(`donations.noteCodes.${withdrawnCode}`, { note: '' }),
                    withdrawnReason,
                  ]
                    .filter(Boolean)
                    .join('\n')}
                </Typography>
              )}
            </>
          ),
        },
        {
          label: t('content.actions'),
          show: (receipt) => <ReceiptActions receipt={receipt} />,
          sx: { whiteSpace: { lg: 'nowrap' }, '& .MuiButton-root': { px: 1.5 } },
        },
      ]}
    />
  );
}
