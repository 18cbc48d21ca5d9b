import { expect, it } from 'vitest';
import { WITHOUT_HOOK } from '../../codegen-hooks-plugin.ts';

const GENERATED = import.meta.glob<string>('../**/*.generated.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.generated.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const namesIn = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));

it('[gate] every generated hook is used, and every operation without one is asked by its document', () => {
  const generated = Object.values(GENERATED);
  const written = Object.values(SOURCES);
  const hooks = namesIn(generated, /^export const (use\w+) =/gm);
  const documents = namesIn(generated, /^export const (\w+Document) =/gm);
  expect(hooks.size).toBeGreaterThan(100);
  const used = namesIn(written, /\b(use\w+|\w+Document)\b/g);
  expect([...hooks].filter((name) => !used.has(name))).toEqual([]);
  const asked = WITHOUT_HOOK.map((name) => `${name}Document`);
  expect(asked.filter((name) => !documents.has(name) || !used.has(name))).toEqual([]);
});
