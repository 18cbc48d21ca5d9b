import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type BaseSyntheticEvent, type ReactNode, useId } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { ConflictHelp } from '../../components/office/conflict-help.tsx';
import type { Conflict } from '../../components/page/use-newest.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface EntryDialogProps {
  isNew: boolean;
  isSaving: boolean;
  conflict: Conflict | undefined;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of one entry above its list; a click beside it does not lose what was typed. */
export function EntryDialog(props: EntryDialogProps) {
  const { isNew, isSaving, conflict, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{t(isNew ? 'selectLists.add' : 'selectLists.edit')}</DialogTitle>
        <DialogContent>
          {children}
          <ConflictHelp conflict={conflict} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <BusyButton type="submit" busy={isSaving} busyLabel={t('form.saving')}>
            {t('form.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
