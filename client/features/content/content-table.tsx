import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { ContentItem } from './content-kind.ts';

/** A column of a section's table. */
export interface ContentColumn<Item> {
  label: string;
  show: (item: Item) => ReactNode;
}

interface ContentTableProps<Item> {
  items: readonly Item[];
  columns: readonly ContentColumn<Item>[];
  editAddress: (item: Item) => string;
  /** The item that is being removed, or 0. */
  removingId: number;
  onRemove: (id: number) => void;
}

/** One table for all screens: on a phone each row becomes a card. */
const tableLook = {
  display: { xs: 'block', sm: 'table' },
  '& thead': { position: { xs: 'absolute', sm: 'static' }, clipPath: { xs: 'inset(50%)', sm: 'none' } },
  '& th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
  '& tbody': { display: { xs: 'block', sm: 'table-row-group' } },
  '& tbody tr': {
    display: { xs: 'block', sm: 'table-row' },
    mb: 2,
    py: { xs: 1, sm: 0 },
    border: { xs: '1px solid', sm: 0 },
    borderColor: { xs: 'divider', sm: 'divider' },
    borderRadius: '12px',
  },
  '& td': {
    display: { xs: 'block', sm: 'table-cell' },
    verticalAlign: 'top',
    py: { xs: 0.75, sm: 1.25 },
    borderBottom: { xs: 0, sm: '1px solid' },
    borderColor: { xs: 'divider', sm: 'divider' },
  },
} as const;

/**
 * Items of one kind with Edit and Delete. The roles repeat what a table has by nature, because browsers
 * forget it when rows are shown as blocks.
 */
export function ContentTable<Item extends ContentItem>(props: ContentTableProps<Item>) {
  const { items, columns, editAddress, removingId, onRemove } = props;
  const { t } = useTranslation();
  const localized = useLocalized();
  const { search } = useLocation();

  const actionsOf = (item: Item) => {
    const name = localized(item.name, item.nameGujarati);
    const about = (
      <VisuallyHidden>
        <span lang={name.lang}>{name.text}</span>
      </VisuallyHidden>
    );
    return (
      <>
        <Button
          component={RouterLink}
          to={editAddress(item)}
          state={{ dashboardSearch: search }}
          startIcon={<Edit />}
        >
          {t('content.edit')}
          {about}
        </Button>
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
      </>
    );
  };

  return (
    <Table role="table" sx={tableLook}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ label }) => (
            <TableCell key={label} role="columnheader">
              {label}
            </TableCell>
          ))}
          <TableCell role="columnheader">{t('content.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {items.map((item) => (
          <TableRow key={item.id} role="row">
            {columns.map(({ label, show }) => (
              <TableCell key={label} role="cell">
                {show(item)}
              </TableCell>
            ))}
            <TableCell
              role="cell"
              sx={{ whiteSpace: 'nowrap', width: '1%', '& .MuiButton-root': { px: 1.5 } }}
            >
              {actionsOf(item)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
