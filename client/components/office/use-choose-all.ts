import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';

interface ListToChooseFrom<Data, Variables extends OperationVariables, Row> {
  query: TypedDocumentNode<Data, Variables>;
  /** What is found; its page and page size do not matter. */
  variables: Variables;
  listOf: (data: Data) => { items: readonly Row[]; totalCount: number };
  idOf: (row: Row) => number;
  /** Whether a row may be chosen at all; by default each. */
  mayBeChosen?: (row: Row) => boolean;
  choose: (rows: ReadonlyMap<number, Row>) => void;
}

/** Chooses all that a list has found, not only the page that is shown. What fails is told, and the choice stays. */
export function useChooseAll<Data, Variables extends OperationVariables, Row>({
  query,
  variables,
  listOf,
  idOf,
  mayBeChosen = () => true,
  choose,
}: ListToChooseFrom<Data, Variables, Row>): () => Promise<void> {
  const client = useApolloClient();
  const { language } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const load = async () => {
    const all = new Map<number, Row>();
    for (let page = 1; ; page += 1) {
      const asked = { ...variables, language, page, pageSize: LIMITS.pageSizeMaximum };
      const { data } = await client.query({ query, variables: asked, fetchPolicy: 'network-only' });
      const { items, totalCount } = listOf(data!);
      for (const row of items) all.set(idOf(row), row);
      if (items.length === 0 || all.size >= totalCount) return all;
    }
  };
  return async () => {
    try {
      choose(new Map([...(await load())].filter(([, row]) => mayBeChosen(row))));
    } catch (error) {
      await notify(errorText(error));
    }
  };
}
