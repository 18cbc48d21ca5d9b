import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const clientRoot = resolve(import.meta.dirname, '..');
const routesSource = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8');
/** The files of the areas. */
const AREAS = {
  site: 'site',
  forms: 'forms',
  donations: 'donations',
  hallHire: 'hall-hire',
  matrimonial: 'matrimonial',
  admin: 'admin',
};
type Area = keyof typeof AREAS;

function keysIn(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysIn(value, `${path}${key}.`) : path + key.replace(/_(one|other)$/, ''),
  );
}

const keysOf = (area: Area) =>
  keysIn(JSON.parse(readFileSync(join(clientRoot, `i18n/en/${AREAS[area]}.json`), 'utf8')));

/** A module and all that it imports, at whatever depth, also what it loads later. */
function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(path, 'utf8').replace(/import type [^;]*;/g, '');
  for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
    modulesOf(resolve(dirname(path), name), found);
  return found;
}

/** Keys that stand in a page's modules as they are; what is put together from parts is left to the browser tests. */
function keysShown(page: string): Set<string> {
  const sources = [...modulesOf(join(import.meta.dirname, page))].map((path) => readFileSync(path, 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key]) => key!)),
  );
}

/** The pages of a list in routes.tsx, and the area that it names. */
function pagesOf(list: string): string[] {
  const [, block = ''] =
    new RegExp(`const ${list}Routes: RouteObject\\[\\] = \\[\\n([\\s\\S]*?)\\n\\];`).exec(routesSource) ?? [];
  return [...block.matchAll(/import\('([^']+)'\)/g)].map(([, page]) => page!);
}

const LISTS: [string, Area[]][] = [
  ['reading', ['site']],
  ['form', ['site', 'forms']],
  ['donation', ['site', 'forms', 'donations']],
  ['hallHire', ['site', 'forms', 'hallHire']],
];

it.each(LISTS)('the %s pages show only texts that they load', (list, areas) => {
  const loaded = new Set(areas.flatMap(keysOf));
  const others = (Object.keys(AREAS) as Area[]).flatMap(keysOf).filter((key) => !loaded.has(key));
  const pages = pagesOf(list);
  expect(pages.length).toBeGreaterThan(0);
  const missing = pages.flatMap((page) => {
    const shown = keysShown(page);
    return others.filter((key) => shown.has(key)).map((key) => `${page}: ${key}`);
  });
  expect(missing).toEqual([]);
});
