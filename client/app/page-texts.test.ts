import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MATRIMONIAL_MESSAGES } from '../../rules/matrimonial-messages.ts';
import { allTexts } from '../i18n/load-texts.ts';

const clientRoot = resolve(import.meta.dirname, '..');
const routesSource = ['public-routes.tsx', 'matrimonial-routes.tsx', 'routes.tsx']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('');

function keysIn(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysIn(value, `${path}${key}.`) : path + key.replace(/_(one|other)$/, ''),
  );
}

const keysOf = (file: string) =>
  keysIn(JSON.parse(readFileSync(join(clientRoot, `i18n/en/${file}.json`), 'utf8')));

/** A module and all that it imports, at whatever depth, also what it loads later. */
function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(path, 'utf8').replace(/import type [^;]*;/g, '');
  for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
    modulesOf(resolve(dirname(path), name), found);
  return found;
}

/** What stands between quotes in a source. */
const quoted = (source: string) => [...source.matchAll(/'([^']+)'/g)].map(([, name]) => name!);

/**
 * Keys that stand in a page's modules as they are, beginnings of those that are put together, and files of texts that a
 * module loads with what it shows later.
 */
function textsShown(page: string): { keys: Set<string>; beginnings: string[]; later: string[] } {
  const source = [...modulesOf(join(import.meta.dirname, page))]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return {
    keys: new Set([...source.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key]) => key!)),
    beginnings: [...source.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{/g)].map(([, beginning]) => beginning!),
    later: [...source.matchAll(/loadTextFiles\(\[([^\]]*)\]/g)].flatMap(([, files]) => quoted(files!)),
  };
}

/** The pages in both lists of routes, each with the files of texts that are named before it. */
const PAGES = routesSource
  .slice(0, routesSource.indexOf('const adminRoutes'))
  .split('withTexts(')
  .flatMap((block) => {
    const texts = quoted(/^\s*\[(.*?)\]/s.exec(block)?.[1] ?? '');
    return [...block.matchAll(/import\('([^']+)'\)/g)].map(([, page]): [string, string[]] => [page!, texts]);
  });

it('finds the pages', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

/** What is around all of them. */
const LAYOUTS = ['site', 'public'].map((name): [string, string[]] => [`./${name}-layout.tsx`, []]);

it.each([...LAYOUTS, ...PAGES])('%s shows only texts that its route loads, of %j', async (page, texts) => {
  const { keys, beginnings, later } = textsShown(page);
  const loaded = ['site', ...texts, ...later].flatMap(keysOf);
  const strange = beginnings.filter((beginning) => !loaded.some((key) => key.startsWith(beginning)));
  const isMissing = (key: string) =>
    (keys.has(key) && !loaded.includes(key)) || strange.some((beginning) => key.startsWith(beginning));
  const missing = (await allTexts()).flatMap((file) =>
    keysOf(file)
      .filter(isMissing)
      .map((key) => `${key}: add '${file}' to the texts of its route in routes.tsx`),
  );
  expect(missing).toEqual([]);
});

/** Any of them may be what a form there, or the server, answers with; what only the office hears is apart. */
const SAID_OF_PROFILES = (await allTexts())
  .filter((file) => !file.endsWith('.office'))
  .flatMap(keysOf)
  .filter((key) => Object.hasOwn(MATRIMONIAL_MESSAGES, key.replace(/^messages\./, '')));

it.each(PAGES.filter(([page]) => /features\/(matrimonial|candidate-page)\//.test(page)))(
  '[D66] %s has words for whatever may be refused of a profile, of %j',
  (page, texts) => {
    const loaded = ['site', ...texts, ...textsShown(page).later].flatMap(keysOf);
    expect(SAID_OF_PROFILES.filter((key) => !loaded.includes(key))).toEqual([]);
  },
);
