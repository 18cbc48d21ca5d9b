import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { ContentList } from '../list/content-list.tsx';
import { LoadState, type QueryResult } from '../page/load-state.tsx';
import { Placeholder } from '../page/placeholder.tsx';

interface OfficeListProps<Row, Data> {
  /** The query for this page of the list. */
  result: QueryResult<Data>;
  listOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  page: number;
  pageSize: number;
  toPage: (page: number) => To;
  /** What is listed, for the pager's accessible name. */
  label: string;
  /** What is said when there is no row. */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A paged list of a room. The previous rows stay visible while the next ones load. */
export function OfficeList<Row, Data>({
  result,
  listOf,
  empty,
  children,
  ...list
}: OfficeListProps<Row, Data>) {
  return (
    <LoadState
      result={{ ...result, data: result.data ?? result.previousData }}
      placeholder={<Placeholder variant="rectangular" height={480} />}
    >
      {(data) => (
        <ContentList
          {...listOf(data)}
          {...list}
          keepScroll
          empty={<Typography sx={{ py: 4 }}>{empty}</Typography>}
        >
          {children}
        </ContentList>
      )}
    </LoadState>
  );
}
