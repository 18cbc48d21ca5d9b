/** An entry of any list, as the page shows it. */
export interface ListEntry {
  id: number;
  position: number;
  /** In the page's language if translated; a country with its code. */
  name: string;
  /** The name in each language that it is translated into. */
  names: readonly { language: string; name: string }[];
  /** The group, or the initial value in a profile, in the page's language. */
  note?: string;
  active: boolean;
  /** Rules depend on it: it cannot be renamed, removed or deactivated. */
  isFixed: boolean;
}

/** Sorts entries as forms show them. */
export function inOrder<Entry extends { id: number; position: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.position - other.position || one.id - other.id);
}
