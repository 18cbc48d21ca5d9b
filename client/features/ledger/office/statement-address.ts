import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';

/** The address of a statement's page. */
export const statementAddress = (id: number) => `${PATHS.bankStatement}?${QUERY_PARAMETERS.contentId}=${id}`;

/** The address at which its lines are found that have to do with some words, whatever was decided about them. */
export const linesAddress = (id: number, words: string) =>
  `${statementAddress(id)}&all=1&search=${encodeURIComponent(words)}`;
