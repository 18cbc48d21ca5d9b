import type { Fetcher } from './old-site.legacy.ts';

/** The old site, as a programmer with other habits would have written its keys. */
export function respelled(real: Fetcher, spell: (key: string) => string): Fetcher {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [spell(key), inner]));
  };
  return {
    json: async (...request) => change(await real.json(...request)),
    stream: (...request) => real.stream(...request),
  };
}
