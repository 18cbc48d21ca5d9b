import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { PrintDialog } from '../../../../components/dialogs/print-dialog.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedLetter } from '../printed-letter.tsx';
import { usePrintedReceiptQuery } from './receipts.generated.ts';

/** A receipt in the language of its donor, to read and to print. */
export function PrintedReceiptDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const result = usePrintedReceiptQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const receipt = result.data?.printedReceipt;
  const title = (id: string) => (
    <Typography variant="h2" id={id} lang={receipt?.language} sx={{ mb: 2 }}>
      {receipt?.title ?? t('receipts.number')}
    </Typography>
  );
  return (
    <PrintDialog canPrint={receipt?.isVoid === false} onClose={onClose}>
      {(titleId) => (
        <>
          {!receipt && title(titleId)}
          <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
            {({ printedReceipt: { language, letterhead, paragraphs, isVoid } }) => (
              <>
                {isVoid && (
                  <Alert severity="warning" sx={{ mb: 3 }}>
                    {t('receipts.isVoid')}
                  </Alert>
                )}
                <PrintedLetter {...{ language, letterhead, paragraphs }} title={title(titleId)} />
              </>
            )}
          </LoadState>
          <Typography variant="body2" color="textSecondary" sx={{ displayPrint: 'none', mt: 2 }}>
            {t('receipts.printLead')}
          </Typography>
        </>
      )}
    </PrintDialog>
  );
}
