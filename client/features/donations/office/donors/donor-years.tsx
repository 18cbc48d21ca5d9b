import Typography from '@mui/material/Typography';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorFieldsFragment } from './donors.generated.ts';

/** What a donor gave in each year. */
export function DonorYears({ years }: { years: DonorFieldsFragment['years'] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = (pence: number) => (
    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{money(pence)}</Typography>
  );
  return (
    <RowTable
      labelled
      rows={years.map((year) => ({ ...year, id: year.year }))}
      columns={[
        {
          label: t('donors.year'),
          show: ({ year, giftCount }) => (
            <Typography sx={{ fontWeight: 600 }}>
              {year} ({t('donors.giftCount', { count: giftCount })})
            </Typography>
          ),
        },
        { label: t('donors.paid'), show: ({ paidPence }) => amount(paidPence) },
        { label: t('donors.pending'), show: ({ pendingPence }) => amount(pendingPence) },
        { label: t('donors.refunded'), show: ({ refundedPence }) => amount(refundedPence) },
      ]}
    />
  );
}
