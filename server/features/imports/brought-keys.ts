/** A row by its key. */
interface Keyed {
  subject: string;
  sourceKey: string;
  /** By which it may have been brought in before. */
  formerKeys?: readonly string[];
}

/** A kind and a key of it as one text. */
export const broughtKey = ({ subject, sourceKey }: Keyed) => JSON.stringify([subject, sourceKey]);

/** The rows, with the keys that they were brought in by where those were former ones. */
export function byKeysOf<Row extends Keyed>(
  brought: ReadonlySet<string>,
  rows: readonly Row[],
): Omit<Row, 'formerKeys'>[] {
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
