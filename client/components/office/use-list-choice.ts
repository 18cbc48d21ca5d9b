import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMemo } from 'react';
import type { QueryResult } from '../page/load-state.tsx';
import { useChooseAll } from './use-choose-all.ts';
import { useChosenRows } from './use-chosen-rows.ts';

interface ListToChooseFrom<Row, Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  /** What the query was asked with for the rows on the screen. */
  variables: Variables;
  result: Pick<QueryResult<Data>, 'data' | 'previousData'>;
  /** The same function at every call. */
  rowsOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  /** A row's name, for screen readers. */
  nameOf: (row: Row) => string;
  /** By default each. */
  mayBeChosen?: (row: Row) => boolean;
  /** How many of what is found may be chosen; by default all. */
  countOf?: (data: Data) => number;
  /** In what the same can be done with rows: when that changes nothing is chosen any more. */
  about?: string;
}

/** The rows of a list that were chosen, one by one or all that are found, for `OfficeList` and `ChosenRowsBar`. */
export function useListChoice<Row extends { id: number }, Data, Variables extends OperationVariables>(
  from: ListToChooseFrom<Row, Data, Variables>,
) {
  const { query, variables, result, rowsOf, nameOf, mayBeChosen, about } = from;
  const { countOf = (data: Data) => rowsOf(data).totalCount } = from;
  const data = result.data ?? result.previousData;
  const shown = useMemo(() => data && rowsOf(data).items, [data, rowsOf]);
  const choice = useChosenRows<Row>({ shown, mayBeChosen, about });
  const total = data ? countOf(data) : 0;
  const all = useChooseAll({ query, variables, listOf: rowsOf, mayBeChosen, total, choice });
  return { ...choice, all, nameOf, mayBeChosen, rows: [...choice.chosen.values()] };
}

export type ListChoice<Row extends { id: number }> = ReturnType<
  typeof useListChoice<Row, unknown, OperationVariables>
>;
