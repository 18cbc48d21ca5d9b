import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Found<Row> {
  items: readonly Row[];
  totalCount: number;
}

/** Loads all that a list of content has found, not only the page that is shown, so that it can be chosen. */
export function useChooseAll<Data, Variables extends OperationVariables, Row extends { id: number }>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => Found<Row>,
): () => Promise<ReadonlyMap<number, Row>> {
  const client = useApolloClient();
  const { language } = useTranslation();
  return async () => {
    const all = new Map<number, Row>();
    for (let page = 1; ; page += 1) {
      const asked = { ...variables, language, page, pageSize: LIMITS.pageSizeMaximum };
      const { data } = await client.query({ query, variables: asked, fetchPolicy: 'network-only' });
      const { items, totalCount } = listOf(data!);
      for (const row of items) all.set(row.id, row);
      if (items.length === 0 || all.size >= totalCount) return all;
    }
  };
}
