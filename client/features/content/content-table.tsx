import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type RowColumn, RowTable } from './row-table.tsx';

/** What a table has to know of its rows. */
export interface ContentRow {
  id: number;
  /** May be empty. */
  name: string;
  nameGujarati?: string | null;
}

/** A column of a section's table. */
export type ContentColumn<Item> = RowColumn<Item>;

interface ContentTableProps<Item> {
  items: readonly Item[];
  columns: readonly ContentColumn<Item>[];
  /** Left out for rows that nobody edits. */
  editAddress?: (item: Item) => string;
  /** What else can be done, before Edit and Delete; `about` names the row for those who listen. */
  moreActions?: (item: Item, about: ReactNode) => ReactNode;
  /** The item that is being removed, or 0. */
  removingId: number;
  onRemove?: (id: number) => void;
}

/** Items of one kind with Edit and Delete. */
export function ContentTable<Item extends ContentRow>(props: ContentTableProps<Item>) {
  const { items, columns, editAddress, moreActions, removingId, onRemove } = props;
  const { t } = useTranslation();
  const localized = useLocalized();
  const { search } = useLocation();

  const actionsOf = (item: Item) => {
    const name = localized(item.name, item.nameGujarati);
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
            state={{ dashboardSearch: search }}
            startIcon={<Edit />}
          >
            {t('content.edit')}
            {about}
          </Button>
        )}
        {onRemove && (
          <BusyButton
            variant="text"
            startIcon={<Delete />}
            busy={removingId === item.id}
            busyLabel={t('content.removing')}
            onClick={() => onRemove(item.id)}
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
    sx: { whiteSpace: { sm: 'nowrap' }, width: { sm: '1%' }, '& .MuiButton-root': { px: 1.5 } },
  };
  return <RowTable rows={items} columns={[...columns, actions]} />;
}
