import type { NewRow } from './import.service.ts';

/** A kind and a key of it as one text. */
export const broughtKey = ({ subject, sourceKey }: { subject: string; sourceKey: string }) =>
  JSON.stringify([subject, sourceKey]);

/** The rows, with the keys that they were brought in by where those were former ones. */
export function byKeysOf(
  brought: ReadonlySet<string>,
  rows: readonly NewRow[],
): Omit<NewRow, 'formerKeys'>[] {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  return rows.map(({ formerKeys = [], ...row }) => {
    const { subject } = row;
    const key = broughtKey(row);
    const isBrought = (sourceKey: string) => {
      const former = broughtKey({ subject, sourceKey });
      return brought.has(former) && !taken.has(former);
    };
    const sourceKey =
      found.get(key) ?? (brought.has(key) ? undefined : formerKeys.find(isBrought)) ?? row.sourceKey;
    found.set(key, sourceKey);
    taken.add(broughtKey({ subject, sourceKey }));
    return { ...row, sourceKey };
  });
}
