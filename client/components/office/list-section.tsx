import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type RowColumn, RowTable } from '../list/row-table.tsx';
import { useSavedRow } from '../list/saved-row.ts';
import { LoadState, type QueryResult } from '../page/load-state.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { Section } from '../page/section.tsx';
import { type RowActions, useActionsColumn } from './use-actions-column.tsx';

interface ListSectionProps<Row extends { id: number }, Data> {
  title: string;
  /** Its name, by which a form returns to the row that it has saved. */
  section: string;
  /** The link to the form for a new row; undefined if rows cannot be added by hand. */
  add?: { label: string; to: string };
  /** Right of the title, before the link to add. */
  action?: ReactNode;
  /** The page with the whole list. */
  listAddress: string;
  /** How many rows it shows at most. */
  rows: number;
  /** The query for these rows. */
  result: QueryResult<Data>;
  rowsOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  columns: readonly RowColumn<Row>[];
  actions: RowActions<Row>;
}

/** The first rows of a list on the dashboard, which are changed and removed in place, with the way to all of them. */
export function ListSection<Row extends { id: number }, Data>(props: ListSectionProps<Row, Data>) {
  const { title, section, add, result, rowsOf } = props;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const titleElement = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => titleElement.current?.focus({ preventScroll: true });
  const actions = useActionsColumn(props.actions, section, focusTitle);
  const markedId = useSavedRow(section);
  // The previous rows stay visible while the next ones load.
  const data = result.data ?? result.previousData;
  return (
    <Section
      title={title}
      id={section}
      titleRef={titleElement}
      action={
        <>
          {props.action}
          {add && (
            <Button
              component={RouterLink}
              to={add.to}
              state={{ backTo: `${pathname}${search}`, section }}
              variant="contained"
              startIcon={<Add />}
            >
              {add.label}
            </Button>
          )}
        </>
      }
    >
      <LoadState
        result={{ ...result, data }}
        placeholder={<Placeholder variant="rectangular" height={props.rows * 64} />}
      >
        {(loaded) => {
          const { items, totalCount } = rowsOf(loaded);
          return (
            <>
              {items.length > 0 ? (
                <RowTable
                  rows={items}
                  columns={actions ? [...props.columns, actions] : props.columns}
                  markedId={markedId}
                />
              ) : (
                <Typography>{t('content.nothingYet')}</Typography>
              )}
              <Button
                component={RouterLink}
                to={props.listAddress}
                preventScrollReset
                variant="outlined"
                sx={{ mt: 2 }}
              >
                {t('content.showAll', { total: totalCount })}
              </Button>
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
