import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import type { AllFound } from './chosen-rows-bar.tsx';
import type { useChosenRows } from './use-chosen-rows.ts';

interface ListToChooseFrom<Data, Variables extends OperationVariables, Row extends { id: number }> {
  query: TypedDocumentNode<Data, Variables>;
  /** What is found; its page and page size do not matter. */
  variables: Variables;
  listOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  /** Whether a row may be chosen at all; by default each. */
  mayBeChosen?: (row: Row) => boolean;
  /** How many of what is found may be chosen. */
  total: number;
  choice: Pick<ReturnType<typeof useChosenRows<Row>>, 'chosen' | 'isShown' | 'addFound'>;
}

/** Chooses all that a list has found, not only the page that is shown. What fails is told, and the choice stays. */
export function useChooseAll<Data, Variables extends OperationVariables, Row extends { id: number }>({
  query,
  variables,
  listOf,
  mayBeChosen = () => true,
  total,
  choice,
}: ListToChooseFrom<Data, Variables, Row>): AllFound {
  const client = useApolloClient();
  const { language } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const by = JSON.stringify({ ...variables, page: undefined, pageSize: undefined });
  const [found, setFound] = useState<{ by: string; rows: ReadonlyMap<number, Row> }>();
  // A chosen row that is not shown may have been found by something else.
  const isFound = (id: number) => choice.isShown(id) || (found?.by === by && found.rows.has(id));
  const load = async () => {
    const all = new Map<number, Row>();
    for (let page = 1; ; page += 1) {
      const asked = { ...variables, language, page, pageSize: LIMITS.pageSizeMaximum };
      const { data } = await client.query({ query, variables: asked, fetchPolicy: 'network-only' });
      const { items, totalCount } = listOf(data!);
      for (const row of items) all.set(row.id, row);
      if (items.length === 0 || all.size >= totalCount) return all;
    }
  };
  const choose = async () => {
    try {
      const rows = new Map([...(await load())].filter(([, row]) => mayBeChosen(row)));
      setFound({ by, rows });
      choice.addFound(rows);
    } catch (error) {
      await notify(errorText(error));
    }
  };
  return { total, isChosen: [...choice.chosen.keys()].filter(isFound).length >= total, choose };
}
