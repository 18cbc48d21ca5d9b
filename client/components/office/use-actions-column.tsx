import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
import type { RowColumn } from '../list/row-table.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { type Removed, useRemoval } from './use-removal.ts';

/** What can be done with each row of a list. */
export interface RowActions<Row extends { id: number }> {
  /** A row's name, for screen readers and the question before it is removed; may be empty. */
  nameOf: (row: Row) => string;
  /** Buttons before Edit and Delete; `about` names the row for screen readers. */
  show?: (row: Row, about: ReactNode) => ReactNode;
  /** The form of a row; undefined if rows cannot be edited. */
  editAddress?: (row: Row) => string;
  /** Removes the row of this id, as it was when that was asked; undefined if rows cannot be removed. */
  remove?: (id: number, row: Row) => Promise<unknown>;
  /** Instead, without a question, where what is removed can be brought back; false if it was refused. */
  onRemove?: (row: Row) => unknown;
  /** By default each. */
  isRemovable?: (row: Row) => boolean;
}

/**
 * The last column of a list, with what can be done with a row; undefined without actions.
 * @param section the list's name, by which a form returns to the row that it has saved
 * @param onRemoved called when a row was removed: the pressed button disappears with it
 */
export function useActionsColumn<Row extends { id: number }>(
  actions: RowActions<Row> | undefined,
  section: string | undefined,
  onRemoved: () => void,
): RowColumn<Row> | undefined {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { isRemoving, askAndRemove } = useRemoval<Removed & { row: Row }>(
    actions?.remove && ((id, { row }) => actions.remove?.(id, row)),
    onRemoved,
  );
  if (!actions) return undefined;
  const { nameOf, editAddress, remove, onRemove, isRemovable } = actions;
  const removeRow = async (row: Row) => {
    if (!onRemove) return askAndRemove({ id: row.id, name: nameOf(row), row });
    if ((await onRemove(row)) !== false) onRemoved();
  };
  const show = (row: Row) => {
    const about = <VisuallyHidden> {nameOf(row) || t('content.untitled')}</VisuallyHidden>;
    return (
      <>
        {actions.show?.(row, about)}
        {editAddress && (
          <Button
            component={RouterLink}
            to={editAddress(row)}
            state={{ backTo: `${pathname}${search}`, section }}
            startIcon={<Edit />}
          >
            {t('content.edit')}
            {about}
          </Button>
        )}
        {(remove || onRemove) && (isRemovable?.(row) ?? true) && (
          <BusyButton
            variant="text"
            startIcon={<Delete />}
            busy={isRemoving(row.id)}
            busyLabel={t('content.removing')}
            onClick={() => removeRow(row)}
          >
            {t('content.delete')}
            {about}
          </BusyButton>
        )}
      </>
    );
  };
  return {
    label: t('content.actions'),
    show,
    sx: {
      whiteSpace: { sm: 'nowrap' },
      width: { sm: '1%' },
      '& .MuiButton-root': { px: 1.5 },
      // The word, not the edge that a button of words alone does not show, stands below the head.
      '& > .MuiButton-text:first-child': { ml: -1.5 },
    },
  };
}
