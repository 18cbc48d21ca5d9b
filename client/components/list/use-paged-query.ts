import { useSearchParams } from 'react-router-dom';
import { type ListPageOptions, pageVariables } from './page-parameter.ts';

/**
 * Queries the page of a list that is in the address; the result is for `PagedList`.
 * @param useList the generated hook of the list's query
 * @param options the same as for `pageVariables` in the page's `queries`
 */
export function usePagedQuery<Result>(
  useList: (options: { variables: { page: number; pageSize: number } }) => Result,
  options: ListPageOptions = {},
) {
  const [parameters] = useSearchParams();
  const variables = pageVariables(parameters, options);
  const { page, pageSize } = variables;
  return { result: useList({ variables }), page, pageSize, pageParameter: options.pageParameter };
}
