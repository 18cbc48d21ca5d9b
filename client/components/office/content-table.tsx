import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
import { type RowColumn, RowTable } from '../list/row-table.tsx';
import { useSavedRow } from '../list/saved-row.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** The fields that the table needs of each row. */
export interface ContentRow {
  id: number;
  /** May be empty. */
  name: string;
  textLanguages?: { name: string };
}

/** A column of a section's table. */
export type ContentColumn<Item> = RowColumn<Item>;

interface ContentTableProps<Item> {
  items: readonly Item[];
  /** The section's name, to return to it from a form. */
  section?: string;
  columns: readonly ContentColumn<Item>[];
  /** Undefined if rows cannot be edited. */
  editAddress?: (item: Item) => string;
  /** More actions, before Edit and Delete; `about` names the row for screen readers. */
  moreActions?: (item: Item, about: ReactNode) => ReactNode;
  isRemoving: (id: number) => boolean;
  onRemove?: (item: Item) => void;
  /** Whether a row can be removed, by default all. */
  isRemovable?: (item: Item) => boolean;
}

/** A table of items of one kind, with Edit and Delete. */
export function ContentTable<Item extends ContentRow>(props: ContentTableProps<Item>) {
  const { items, section, columns, editAddress, moreActions, isRemoving, onRemove, isRemovable } = props;
  const { t } = useTranslation();
  const localized = useLocalized();
  const { pathname, search } = useLocation();
  const markedId = useSavedRow(section);

  const actionsOf = (item: Item) => {
    const name = localized(item.name, item.textLanguages?.name);
    const about = (
      <VisuallyHidden>
        <span lang={name.text ? name.lang : undefined}>{name.text || t('content.untitled')}</span>
      </VisuallyHidden>
    );
    return (
      <>
        {moreActions?.(item, about)}
        {editAddress && (
          <Button
            component={RouterLink}
            to={editAddress(item)}
            state={{ backTo: `${pathname}${search}`, section }}
            startIcon={<Edit />}
          >
            {t('content.edit')}
            {about}
          </Button>
        )}
        {onRemove && (isRemovable?.(item) ?? true) && (
          <BusyButton
            variant="text"
            startIcon={<Delete />}
            busy={isRemoving(item.id)}
            busyLabel={t('content.removing')}
            onClick={() => onRemove(item)}
          >
            {t('content.delete')}
            {about}
          </BusyButton>
        )}
      </>
    );
  };

  const actions: RowColumn<Item> = {
    label: t('content.actions'),
    show: actionsOf,
    sx: {
      whiteSpace: { sm: 'nowrap' },
      width: { sm: '1%' },
      '& .MuiButton-root': { px: 1.5 },
      // The word, not the edge that a button of words alone does not show, stands below the head.
      '& > .MuiButton-text:first-of-type': { ml: -1.5 },
    },
  };
  return <RowTable rows={items} columns={[...columns, actions]} markedId={markedId} />;
}
