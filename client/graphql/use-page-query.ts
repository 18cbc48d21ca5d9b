import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { variablesIn } from './page-queries.ts';

/** Whole data or none: no query of ours asks for parts. */
export type QueryResult<Data, Variables extends OperationVariables> = useQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>;

export type QueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: useQuery.Options<Data, Variables>,
) => QueryResult<Data, Variables>;

/** Apollo's `useQuery`, for which the server puts one that reads what it has asked before it draws. */
export const QueryHookContext = createContext<QueryHook>(useQuery);

/** What all generated query hooks call: they ask in the page's language. */
export const usePageQuery: QueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: useQuery.Options<Data, Variables>,
) => {
  const useContextQuery = useContext(QueryHookContext);
  const { language } = useTranslation();
  const variables = variablesIn(language, query, options.variables as Variables | undefined);
  return useContextQuery(query, { ...options, variables } as useQuery.Options<Data, Variables>);
};
