import { evictLists } from '../../../components/list/evict-lists.ts';

/** For a mutation's `update`: lists of complaints and requests are fetched again. */
export const evictRequests = evictLists('rightsRequests');
