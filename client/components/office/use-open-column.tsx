import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowColumn } from '../list/row-table.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** What a row of a list opens. */
export interface OpenedRow<Row> {
  label: string;
  /** Undefined where there is nothing to open. */
  to: (row: Row) => string | undefined;
  /** A row's name, for screen readers. */
  nameOf: (row: Row) => string;
}

/** The column with the button that opens the page of a row, which leads back to the same rows. */
export function useOpenColumn<Row>(): (opened: OpenedRow<Row>) => RowColumn<Row> {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return ({ label, to, nameOf }) => ({
    label: t('content.actions'),
    show: (row) => {
      const address = to(row);
      return (
        address && (
          <Button
            component={RouterLink}
            to={address}
            state={{ backTo: `${pathname}${search}` }}
            variant="outlined"
          >
            {label}
            <VisuallyHidden> {nameOf(row)}</VisuallyHidden>
          </Button>
        )
      );
    },
  });
}
