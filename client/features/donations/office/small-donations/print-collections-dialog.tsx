import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAssociation } from '../../../../components/page/association.ts';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedDialog } from '../../printed-dialog.tsx';
import { useLineDay } from '../bank-statements/use-statement-days.ts';
import type { SmallCollectionFieldsFragment, SmallYearFieldsFragment } from './small-donations.generated.ts';
import { useAllCollections } from './use-all-collections.ts';
import { yearText } from './use-years.ts';

function Rows({ collections }: { collections: readonly SmallCollectionFieldsFragment[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  return (
    <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('smallDonations.day')}</TableCell>
          <TableCell>{t('smallDonations.place')}</TableCell>
          <TableCell>{t('smallDonations.way')}</TableCell>
          <TableCell>{t('smallDonations.counted')}</TableCell>
          <TableCell align="right">{t('smallDonations.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {collections.map(({ id, day, place, way, countedBy: one, countedWith: other, collectedPence }) => (
          <TableRow key={id}>
            <TableCell>{dayText(day, true)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{place}</TableCell>
            <TableCell>{t(`smallDonations.ways.${way}`)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {t('smallDonations.both', { one, other })}
            </TableCell>
            <TableCell align="right">{money(collectedPence)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface PrintCollectionsDialogProps {
  year: SmallYearFieldsFragment;
  onClose: () => void;
}

/** All collections of a tax year that count, by day, for whoever checks them. */
export function PrintCollectionsDialog({ year, onClose }: PrintCollectionsDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { name } = useAssociation();
  const { collections, isReady, hasFailed } = useAllCollections(year.taxYear);
  const titleId = useId();
  const counting = collections.filter(({ withdrawnAt }) => !withdrawnAt).reverse();
  const sum = counting.reduce((all, { collectedPence }) => all + collectedPence, 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
          {t('smallDonations.printed', { name, year: yearText(year) })}
        </Typography>
        {hasFailed && <Alert severity="error">{t('donorStatements.stopped')}</Alert>}
        {!isReady && !hasFailed && <Placeholder variant="rectangular" height={240} />}
        {isReady && <Rows collections={counting} />}
        {isReady && (
          <Typography sx={{ mt: 2, fontWeight: 600, textAlign: 'right' }}>
            {t('smallDonations.printedSum', { amount: money(sum) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="contained" startIcon={<Print />} disabled={!isReady} onClick={() => window.print()}>
          {t('smallDonations.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
