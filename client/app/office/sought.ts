/** Rows of a list among what was found. */
export const FIRST_FOUND = { page: 1, pageSize: 5 } as const;

/** What is searched for in each list. */
export interface Sought {
  words: string;
}
