import { PATHS, QUERY_PARAMETERS } from '../../../../components/page/paths.ts';

/** The address of a donor's page. */
export const donorAddress = (id: number) => `${PATHS.donor}?${QUERY_PARAMETERS.contentId}=${id}`;

/** The address of a donor's statement of a year. */
export const donorStatementAddress = (id: number, year: number) =>
  `${PATHS.officeStatements}?from=${year}-01-01&to=${year}-12-31&donor=${id}`;
