import Typography from '@mui/material/Typography';
import type { reasonRules } from '../../../rules/reason.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import type { Act } from '../dialogs/use-act.ts';
import { FormTextField } from '../form/form-text-field.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import type { LoadRules } from '../form/use-rules-form.ts';

interface ReasonDialogProps<Item extends { version: number }>
  extends Pick<Act<unknown>, 'done' | 'told' | 'onConflict'> {
  title: string;
  /** The label of the button. */
  action: string;
  /** Its label meanwhile. */
  busyLabel?: string;
  /** What it means. */
  lead?: string;
  /** The field; its hint says who reads the reason. */
  field: { label: string; hint: string; rows?: number };
  /** By default those of what counts no more. */
  rules?: LoadRules<typeof reasonRules>;
  /** What is decided about, where others may change it meanwhile. */
  item?: Item;
  /**
   * Rejects with a refusal; the dialog then keeps the reason.
   * @param version of the item: the one that the dialog was opened with, or a newer one that was loaded since
   */
  onReason: (reason: string, version?: number) => Promise<unknown>;
  onClose: () => void;
}

const loadReasonRules = async () => (await import('../../../rules/reason.ts')).reasonRules;

/** Asks for the reason before something is done that another person will want to understand. */
export function ReasonDialog<Item extends { version: number }>(props: ReasonDialogProps<Item>) {
  const { title, action, busyLabel, lead, field, rules = loadReasonRules, item, onReason, ...said } = props;
  const dialog = useDialogForm({
    ...said,
    rules,
    values: { reason: '' },
    edited: {
      item,
      valuesOf: () => ({}),
      comparedBy: ({ version: _version, ...rest }) => rest,
      besides: ['reason'],
    },
    save: ({ reason }, version = item?.version) => onReason(reason, version),
  });
  return (
    <FormDialog {...dialog} title={title} action={action} busyLabel={busyLabel}>
      {lead && <Typography sx={{ mb: 2 }}>{lead}</Typography>}
      <FormTextField name="reason" required {...field} />
    </FormDialog>
  );
}
