import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RowTable } from '../../../components/list/row-table.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { donorAddress } from '../../ledger/office/donors/donor-address.ts';
import { useManagedDonationTypesQuery } from '../../ledger/office/managed-donation-types.generated.ts';
import { StatusLabel } from '../../ledger/status-label.tsx';
import type { CashEnvelopeFieldsFragment } from './cash-counts.generated.ts';

type Row = CashEnvelopeFieldsFragment;

interface CountRowTableProps {
  rows: readonly Row[];
  /** Of a draft. */
  acts?: { edit: (row: Row) => void; remove: (row: Row) => void };
}

/** The envelopes of a count, the last one first. */
export function CountRowTable({ rows, acts }: CountRowTableProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { data } = useManagedDonationTypesQuery();
  const nameOf = (id: number) => data?.allDonationTypes.find((type) => type.id === id)?.name ?? '';
  const whoOf = ({ donorName }: Row) => donorName || t('counts.nobody');
  return (
    <RowTable
      rows={[...rows].reverse()}
      columns={[
        {
          label: t('counts.donor'),
          show: (row) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {row.donorId && !acts ? (
                  <Link component={RouterLink} to={donorAddress(row.donorId)}>
                    {whoOf(row)}
                  </Link>
                ) : (
                  whoOf(row)
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {row.donorPostcode}
              </Typography>
            </>
          ),
        },
        {
          label: t('counts.what'),
          show: ({ subTypeId, paymentMethod, chequeNumber }) => (
            <>
              <Typography>{nameOf(subTypeId)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {chequeNumber
                  ? t('counts.chequeShort', { number: chequeNumber })
                  : t(`paymentMethods.${paymentMethod}`)}
              </Typography>
            </>
          ),
        },
        {
          label: t('donations.sum'),
          show: ({ amountPence, reference }) => (
            <>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {money(amountPence)}
              </Typography>
              {reference && (
                <Typography variant="body2" color="textSecondary">
                  {reference}
                </Typography>
              )}
            </>
          ),
        },
        acts
          ? {
              label: t('content.actions'),
              show: (row: Row) => {
                const about = <VisuallyHidden> {`${whoOf(row)} ${money(row.amountPence)}`}</VisuallyHidden>;
                return (
                  <>
                    <Button onClick={() => acts.edit(row)}>
                      {t('counts.change')}
                      {about}
                    </Button>
                    <Button onClick={() => acts.remove(row)}>
                      {t('counts.remove')}
                      {about}
                    </Button>
                  </>
                );
              },
            }
          : {
              label: t('donations.statusLabel'),
              show: ({ status }: Row) => status && <StatusLabel status={status} />,
            },
      ]}
    />
  );
}
