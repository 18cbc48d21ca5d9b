import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedDialog } from '../../printed-dialog.tsx';
import { PrintedLetter } from '../printed-letter.tsx';
import { usePrintedReceiptQuery } from './receipts.generated.ts';

/** A receipt in the language of its donor, to read and to print. */
export function PrintedReceiptDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const result = usePrintedReceiptQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const receipt = result.data?.printedReceipt;
  const title = (
    <Typography variant="h2" id={titleId} lang={receipt?.language} sx={{ mb: 2 }}>
      {receipt?.title ?? t('receipts.number')}
    </Typography>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        {!receipt && title}
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ printedReceipt: { language, letterhead, paragraphs, isWithdrawn } }) => (
            <>
              {isWithdrawn && (
                <Alert severity="warning" sx={{ mb: 3 }}>
                  {t('receipts.isWithdrawn')}
                </Alert>
              )}
              <PrintedLetter {...{ language, letterhead, title, paragraphs }} />
            </>
          )}
        </LoadState>
        <Typography variant="body2" color="text.secondary" sx={{ displayPrint: 'none', mt: 2 }}>
          {t('receipts.printLead')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {receipt && !receipt.isWithdrawn && (
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {t('donations.print')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
