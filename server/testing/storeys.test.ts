import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

interface LintRules {
  forbidden: { name: string }[];
}

const { forbidden }: LintRules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const document = readFileSync('docs/architecture.md', 'utf8');
/** The rows of the diagram, such as ` 7  speed       the response cache`. */
const documented = [...document.matchAll(/^ (\d) {2}([\w-]+)/gm)].map(
  ([, level, name]) => `${level}-${name}`,
);

it('the documented storeys are those of the lint rule, in the same order', () => {
  const storeys = forbidden.flatMap(({ name }) => /^storey-(.+)-imports-down-alone$/.exec(name)?.[1] ?? []);
  // The top storey may import all others, so it has no rule.
  expect(documented).toEqual(['8-start', ...storeys]);
});

it("the diagram of the storeys names each of the server's folders", () => {
  const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'testing');
  const diagram = /^ 8 {2}start[\s\S]*?^```/m.exec(document)?.[0] ?? '';
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(diagram))).toEqual([]);
});
