import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedLetter } from '../../../ledger/office/printed-letter.tsx';
import { PrintedDialog } from '../../../ledger/printed-dialog.tsx';
import { usePrintedGiftAidDeclarationQuery } from './gift-aid.generated.ts';

/** A declaration as a letter to its donor, to read and to print; of a spoken one it is the written record. */
export function PrintedDeclarationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const result = usePrintedGiftAidDeclarationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const printed = result.data?.printedGiftAidDeclaration;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ printedGiftAidDeclaration: { title, language, letterhead, recipient, date, paragraphs } }) => (
            <PrintedLetter
              language={language}
              letterhead={letterhead}
              recipient={recipient}
              date={date}
              paragraphs={paragraphs}
              title={
                <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
                  {title}
                </Typography>
              }
            />
          )}
        </LoadState>
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {printed && (
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {t('donations.print')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
