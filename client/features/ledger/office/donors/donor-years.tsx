import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { donorStatementAddress } from './donor-address.ts';
import type { DonorFieldsFragment } from './donors.generated.ts';

/** What a donor gave in each year. */
export function DonorYears({ donor: { id, years } }: { donor: DonorFieldsFragment }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <RowTable
      labelled
      rows={years.map((year) => ({ ...year, id: year.year }))}
      columns={[
        {
          label: t('donors.year'),
          show: ({ year, donationCount }) => (
            <Typography sx={{ fontWeight: 600 }}>
              {year} ({t('donors.donationCount', { count: donationCount })})
            </Typography>
          ),
        },
        { label: t('donors.paid'), show: ({ paidPence }) => money(paidPence), isNumber: true },
        { label: t('donors.pending'), show: ({ pendingPence }) => money(pendingPence), isNumber: true },
        { label: t('donors.refunded'), show: ({ refundedPence }) => money(refundedPence), isNumber: true },
        {
          label: t('content.actions'),
          show: ({ year, paidPence, refundedPence }) =>
            paidPence + refundedPence > 0 && (
              <Button component={RouterLink} to={donorStatementAddress(id, year)} variant="outlined">
                {t('donorStatements.open')}
                <VisuallyHidden> {t('donorStatements.openAbout', { year })}</VisuallyHidden>
              </Button>
            ),
        },
      ]}
    />
  );
}
