/** What the page knows of an entry, of whichever list. */
export interface ListEntry {
  id: number;
  position: number;
  /** As people know it: a country with its code, else what profiles store. */
  name: string;
  nameGujarati?: string | null;
  /** A group, or what a profile starts with, in the page's language. */
  note?: string;
  active: boolean;
  /** Rules depend on it: it is neither renamed nor removed nor made inactive. */
  isFixed: boolean;
}

/** In the order that forms show. */
export function inOrder<Entry extends { id: number; position: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.position - other.position || one.id - other.id);
}
