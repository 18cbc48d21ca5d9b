import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import {
  type BaseSyntheticEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
import { ConflictHelp } from '../form/conflict-help.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import type { Conflict } from '../form/use-edit-conflict.ts';
import type { AnyForm } from '../form/use-rules-form.ts';
import { useAskToLeave, useUnsavedWarning } from '../form/use-unsaved-warning.ts';
import { SessionEnded, SessionEndedContext } from '../page/session-ended.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  /** The form of its fields; without one the dialog holds what is chosen by itself. */
  form?: AnyForm;
  title: string;
  /** Whether there is unsaved input. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isBusy: boolean;
  /** For forms of items with a version. */
  conflict?: Conflict;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  /** Closes the dialog; `onSubmit` has to call it too, after a save. */
  onClose: () => void;
  /** The submit button's label, by default Save. */
  action?: string;
  /** Its label while `isBusy`. */
  busyLabel?: string;
  color?: 'error';
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/**
 * The dialog for all forms. Escape, a click outside and Cancel ask before changes are lost, and do nothing
 * while the form is being saved.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, isDirty, isBusy, conflict, onSubmit, onClose, maxWidth = 'sm', children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const askToLeave = useAskToLeave();
  useUnsavedWarning(isDirty);
  const endedAt = useContext(SessionEndedContext);
  useEffect(() => {
    if (endedAt === undefined) return;
    // Whoever is signed in again is not told once more to sign in.
    return () => form?.clearErrors('root');
  }, [endedAt, form]);

  const isAsking = useRef(false);
  const [isHidden, setIsHidden] = useState(false);
  const close = async (event: { preventDefault?: () => void }) => {
    // Or the Escape that asks the question would answer it, too.
    event.preventDefault?.();
    if (isBusy || isAsking.current) return;
    isAsking.current = true;
    setIsHidden(isDirty);
    const mayClose = !isDirty || (await askToLeave());
    isAsking.current = false;
    setIsHidden(false);
    if (mayClose) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
      // The question stands alone, and not above a dialog. Not taken away, or the focus could not come back.
      slotProps={{ paper: { style: { opacity: isHidden ? 0 : undefined } } }}
    >
      {/* `contents`, so that the fields scroll and the buttons stay visible. */}
      <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {form ? <FormProvider {...form}>{children}</FormProvider> : children}
          <ConflictHelp conflict={conflict} />
        </DialogContent>
        {endedAt !== undefined && <SessionEnded signInAt={endedAt} />}
        {/* Without a form of its own it would say what is wrong with the page's. */}
        {form && endedAt === undefined && (
          <Box sx={{ px: 3 }}>
            <FormProblem form={form} />
          </Box>
        )}
        {/* The line says that the fields go on below it. */}
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Button onClick={close} disabled={isBusy}>
            {t(props.action ? 'common.goBack' : 'common.cancel')}
          </Button>
          <BusyButton
            type="submit"
            className={props.color && 'button-danger'}
            busy={isBusy}
            busyLabel={props.busyLabel ?? t('form.saving')}
          >
            {props.action ?? t('form.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
