export interface Sum {
  count: number;
  pence: number;
}

export function sumOf(rows: readonly Sum[]): Sum {
  return rows.reduce((sum, { count, pence }) => ({ count: sum.count + count, pence: sum.pence + pence }), {
    count: 0,
    pence: 0,
  });
}

/** The sums of rows by a key, in the order of the rows; rows without one are in none. */
export function groups<Row extends Sum, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | '' | null,
): [Key, Sum][] {
  const keyed = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) keyed.set(key, [...(keyed.get(key) ?? []), row]);
  }
  return [...keyed].map(([key, members]) => [key, sumOf(members)]);
}
