/** What the page knows of an entry, of whichever list. */
export interface ListEntry {
  id: number;
  position: number;
  /** In the page's language, if it is known in that: a country with its code, or what profiles store. */
  name: string;
  /** The same in every language that it is known in. */
  names: readonly { language: string; name: string }[];
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
