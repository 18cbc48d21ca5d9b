import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedDialog } from '../../printed-dialog.tsx';
import { usePrintedReceiptQuery } from './receipts.generated.ts';

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A receipt in the language of its donor, to read and to print. */
export function PrintedReceiptDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const result = usePrintedReceiptQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const receipt = result.data?.printedReceipt;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        <Typography variant="h2" id={titleId} lang={receipt?.language} sx={{ mb: 2 }}>
          {receipt?.title ?? t('receipts.number')}
        </Typography>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ printedReceipt: { language, letterhead, paragraphs, isWithdrawn } }) => (
            <>
              {isWithdrawn && (
                <Alert severity="warning" sx={{ mb: 3 }}>
                  {t('receipts.isWithdrawn')}
                </Alert>
              )}
              <Box lang={language}>
                <Typography sx={{ ...lines, mb: 3 }}>
                  <strong>{letterhead[0]}</strong>
                  {letterhead.slice(1).map((line) => `\n${line}`)}
                </Typography>
                {paragraphs.map((paragraph) => (
                  <Typography key={paragraph} sx={{ ...lines, mb: 2 }}>
                    {paragraph}
                  </Typography>
                ))}
              </Box>
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
