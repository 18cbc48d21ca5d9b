import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const NOT_SHIPPED = /\.test\.ts$|^testing\/|testing\.ts$|fixtures\.ts$/;

interface Source {
  path: string;
  text: string;
}

const SOURCES: Source[] = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !NOT_SHIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(join('server', path), 'utf8') }));

/** Of a feature its folder, of the plumbing its part. */
const homeOf = (path: string) => /^(?:features\/)?[^/]+/.exec(path)![0];

/** Each table, and the folder whose entity describes it. */
const OWNERS = new Map(
  SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => [table!, homeOf(path)] as const),
  ),
);

/** SQL that writes, and what TypeORM is told to write by a table's name. */
const WRITES =
  /\b(?:INSERT\s+INTO|UPDATE(?:\s+ONLY)?|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|MERGE\s+INTO|COPY)\s+(?:public\.)?"?(\w+)|\.(?:insert|update|delete|upsert|into|from|getRepository|save|remove)\(\s*['"`](\w+)['"`]/gi;

/** A million made-up profiles for `npm run demo` go past the services. */
const ON_PURPOSE = ['candidate-crowd.ts'];

/** @returns each write of a table by another folder than its own */
function foreignWrites(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(WRITES)]
      .map(([, inSql, byName]) => (inSql ?? byName)!.toLowerCase())
      .filter((table) => OWNERS.has(table) && OWNERS.get(table) !== homeOf(path))
      .map((table) => `${path} writes ${table} of ${OWNERS.get(table)}`),
  );
}

describe('[gate] a table is written by its own folder alone', () => {
  it('which is so', () => {
    expect(OWNERS.size).toBeGreaterThan(20);
    expect(foreignWrites(SOURCES.filter(({ path }) => !ON_PURPOSE.includes(path)))).toEqual([]);
  });

  it.each([
    'await manager.query(`UPDATE member SET name = $1`)',
    'const SQL = `WITH gone AS (\n  DELETE FROM\n    member WHERE id = 1) SELECT 1`;',
    `manager.createQueryBuilder().insert().into('member')`,
    'INSERT INTO "member" (name)',
  ])('and would be noticed: %s', (text) => {
    expect(foreignWrites([{ path: 'features/audit/audit.service.ts', text }])).toEqual([
      'features/audit/audit.service.ts writes member of features/matrimonial',
    ]);
    expect(foreignWrites([{ path: 'features/matrimonial/member.service.ts', text }])).toEqual([]);
  });
});
