import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

export interface Question {
  id: number;
  text: string;
  /** A confirmation has Cancel beside OK. */
  cancellable: boolean;
  answer(accepted: boolean): void;
}

/** A dialog that must be answered: it holds the focus, is announced, and gives the focus back. */
export function QuestionDialog({ question, open }: { question: Question; open: boolean }) {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={textId}
      onClose={() => question.answer(false)}
      fullWidth
      maxWidth="xs"
    >
      <DialogContent>
        <DialogContentText id={textId} sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {question.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {question.cancellable && <Button onClick={() => question.answer(false)}>{t('common.cancel')}</Button>}
        <Button variant="contained" autoFocus onClick={() => question.answer(true)}>
          {t('common.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
