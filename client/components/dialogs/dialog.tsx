import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { Kit } from '../kit/kit.tsx';
import { useCloseOnBack } from './open-layers.ts';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  /** By Escape, a click outside or Back; the event is to be prevented when that opens a question. */
  onClose: (event: { preventDefault?: () => void }) => void;
}

/** The kit's dialog, which Back closes, too. */
export function Dialog(props: DialogProps) {
  useCloseOnBack(props.open, () => props.onClose({}), true);
  return (
    <Kit>
      <MuiDialog {...props} />
    </Kit>
  );
}
