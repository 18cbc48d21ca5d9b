import { PATHS, QUERY_PARAMETERS } from '../../../../components/page/paths.ts';

/** The address of a donor's page. */
export const donorAddress = (id: number) => `${PATHS.donor}?${QUERY_PARAMETERS.contentId}=${id}`;
