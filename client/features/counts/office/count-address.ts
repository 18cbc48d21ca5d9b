import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';

/** The address of a count. */
export const countAddress = (id: number) => `${PATHS.cashCount}?${QUERY_PARAMETERS.contentId}=${id}`;
