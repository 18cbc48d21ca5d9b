import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagedList } from '../list/paged-list.tsx';
import { type RowColumn, RowTable, type TableFrom } from '../list/row-table.tsx';
import { useSavedRow } from '../list/saved-row.ts';
import type { QueryResult } from '../page/load-state.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { OfficeFilterForm } from './office-filter-form.tsx';
import { type RowActions, useActionsColumn } from './use-actions-column.tsx';
import { useChoiceColumn } from './use-choice-column.tsx';
import type { ListChoice } from './use-list-choice.ts';
import type { OfficeListState } from './use-office-list.ts';
import { type OpenedRow, useOpenColumn } from './use-open-column.tsx';

export interface OfficeListProps<Row extends { id: number }, Data> {
  /** What is listed: the name of the list, of its search and of its pager. */
  title: string;
  list: OfficeListState;
  /** The query that was asked with `list.asking`. */
  result: QueryResult<Data>;
  rowsOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  columns: readonly RowColumn<Row>[];
  /** The page that a row opens, in a last column. */
  opens?: OpenedRow<Row>;
  /** What can be done with a row, in a last column. */
  actions?: RowActions<Row>;
  /** The list's name, by which a form returns to the row that it has saved. */
  section?: string;
  /** Rows that may be chosen, in a first column. */
  choice?: ListChoice<Row>;
  /** Tabs above the filter. */
  tabs?: ReactNode;
  /** Between the filter and the rows: what they come to. */
  sums?: ReactNode;
  /** What is said when there is no row. */
  none: string;
  /** The same under a filter. */
  noneMatch?: string;
  /** The breakpoint from which it is a table instead of cards. */
  tableFrom?: TableFrom;
  /** Repeats the columns' labels in the cards. */
  labelled?: boolean;
}

/**
 * A list of the office: its filter, and a page of its rows as a table, on a phone as cards. The previous rows stay visible
 * while the next ones load.
 */
export function OfficeList<Row extends { id: number }, Data>(props: OfficeListProps<Row, Data>) {
  const { title, list, result, rowsOf, columns, opens, choice, tableFrom = 'sm', labelled } = props;
  const navigate = useNavigate();
  const listRef = useRef<HTMLDivElement>(null);
  const choiceColumn = useChoiceColumn<Row>();
  const openColumn = useOpenColumn<Row>();
  // After a failure nothing of an earlier filter stands beside the newer one.
  const data = result.data ?? (result.loading ? result.previousData : undefined);
  const actionsColumn = useActionsColumn(props.actions, props.section, () => {
    listRef.current?.focus({ preventScroll: true });
    if (data && rowsOf(data).items.length === 1 && list.page > 1)
      void navigate(list.toPage(list.page - 1), { replace: true, preventScrollReset: true });
  });
  const markedId = useSavedRow(props.section);
  const hasFilter = Object.keys(list.fields).length > 0;
  return (
    <>
      {(props.tabs || hasFilter) && (
        <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
          {props.tabs}
          {hasFilter && (
            <OfficeFilterForm title={title} list={list} found={data && rowsOf(data).totalCount} />
          )}
        </Box>
      )}
      {props.sums}
      <PagedList
        result={result}
        listOf={rowsOf}
        placeholder={<Placeholder variant="rectangular" height={480} />}
        {...list}
        listRef={listRef}
        keepScroll
        label={title}
        empty={
          <Typography sx={{ py: 4 }}>{(list.narrowedBy > 0 && props.noneMatch) || props.none}</Typography>
        }
      >
        {(rows) => (
          <RowTable
            rows={rows}
            columns={[
              ...(choice ? [choiceColumn({ ...choice, rows, tableFrom })] : []),
              ...columns,
              ...(opens ? [openColumn(opens)] : []),
              ...(actionsColumn ? [actionsColumn] : []),
            ]}
            tableFrom={tableFrom}
            labelled={labelled}
            markedId={markedId}
            chosenIds={choice && new Set(choice.chosen.keys())}
          />
        )}
      </PagedList>
    </>
  );
}
