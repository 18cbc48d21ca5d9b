import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(CLIENT, file), 'utf8');

/** The classes that a sheet declares; quoted texts and addresses have none. */
const declaredIn = (sheet: string) =>
  new Set(
    [...sheet.replace(/\/\*.*?\*\/|"[^"]*"/gs, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  );

/** The classes of each CSS module that the components use, by its path. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of files.filter((each) => each.endsWith('.tsx'))) {
    const code = read(file);
    for (const [, styles, path] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(dirname(file), path!);
      const names = [
        ...code.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')),
      ].map(([, name]) => name!);
      used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]));
    }
  }
  return used;
}

it('components use the classes that their CSS modules declare, and all of them', () => {
  const used = usedClasses();
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  expect([...used.keys()].sort()).toEqual(sheets.sort());
  for (const sheet of sheets)
    expect([...used.get(sheet)!].sort(), sheet).toEqual([...declaredIn(read(sheet))].sort());
});

it('every class for all pages is used by some component', () => {
  const code = files
    .filter((file) => file.endsWith('.tsx'))
    .map(read)
    .join('\n');
  for (const name of declaredIn(
    ['site', 'paper', 'wishes'].map((sheet) => read(`theme/${sheet}.css`)).join('\n'),
  ))
    if (name !== 'Mui-focusVisible')
      expect(new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(code), name).toBe(true);
});
