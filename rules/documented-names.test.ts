import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What contributors and operators read; decision notes tell of their day. */
const DOCUMENTS = [
  'AGENTS.md',
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Names of the examples that a reader replaces, what is made on a computer, and what belongs to another one. */
const EXAMPLES = /^thing\.|sponsor|^kebab-case|<|…|^\/|^(api|dist|\.samaj|incoming|node_modules)\//;

const FILE = /^[\w.*/-]+\.(ts|tsx|mjs|cjs|json|md|graphql|css|html|yml|sh|woff2)$/;
const FOLDER = /^(\.?\w[\w.-]*\/)+$/;

/** Of what is no source: packages, what is built, what a server keeps. */
const NOT_SOURCE = ['.git', 'node_modules', 'dist', '.samaj', 'test-results'];

const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !NOT_SOURCE.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? [
          entry.name,
          ...readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((path) =>
            join(entry.name, path),
          ),
        ]
      : [entry.name],
  );

/** Whether a file or folder is there, by its whole path or by the end of it. */
function isThere(name: string): boolean {
  const pattern = name.replace(/[.+^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  const path = new RegExp(`(^|/)${pattern.replace(/\/$/, '')}$`);
  return files.some((file) => path.test(file));
}

const quoted = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);

it.each(DOCUMENTS)('[gate] %s names files and folders that exist', (document) => {
  const names = quoted(document).filter(
    (text) => (FILE.test(text) || FOLDER.test(text)) && !EXAMPLES.test(text),
  );
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it.each(DOCUMENTS)('[gate] %s names commands that exist', (document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(document, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, name]) => name!,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
