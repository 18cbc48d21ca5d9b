import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';

/** The address of a claim's page. */
export const claimAddress = (id: number) => `${PATHS.giftAidClaim}?${QUERY_PARAMETERS.contentId}=${id}`;
