/** A part of a list, in rows. */
export interface Page {
  limit: number;
  offset: number;
}
