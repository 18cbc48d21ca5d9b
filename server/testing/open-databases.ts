/** The databases that tests of this worker have created and not yet dropped, by their names. */
const open = new Set<string>();

export const openDatabases = () => [...open].sort();

export function noteDatabase(name: string, isOpen: boolean): void {
  if (isOpen) open.add(name);
  else open.delete(name);
}
