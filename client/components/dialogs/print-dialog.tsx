import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PrintButton } from '../page/print-button.tsx';
import { Dialog } from './dialog.tsx';

const PRINTED = {
  '@media print': {
    'body #app, .MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container': { display: 'block !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      margin: '0 !important',
      width: '100% !important',
      maxWidth: 'none !important',
      transition: 'none !important',
      border: 0,
      boxShadow: 'none !important',
    },
  },
} as const;

interface PrintDialogProps {
  /** Whether there is something to print, and it may be printed. */
  canPrint?: boolean;
  /** Whether some of it is still on its way: until then the button waits. */
  isLoading?: boolean;
  maxWidth?: 'sm' | 'md';
  onClose: () => void;
  /** What is printed; @param titleId the id of its title, which names the dialog */
  children: (titleId: string) => ReactNode;
}

/** The dialog for all that is printed: of the page only that, without what is behind it and what that says below each sheet. */
export function PrintDialog(props: PrintDialogProps) {
  const { canPrint = true, isLoading, maxWidth = 'sm', onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth={maxWidth}>
      <GlobalStyles styles={PRINTED} />
      <GlobalStyles styles="@page { @bottom-left { content: none; } @bottom-right { content: none; } }" />
      <DialogContent tabIndex={0}>{children(titleId)}</DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {canPrint && <PrintButton disabled={isLoading} />}
      </DialogActions>
    </Dialog>
  );
}
