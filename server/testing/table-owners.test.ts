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

/** The feature's folder, or the top-level folder of anything else. */
const ownerFolder = (path: string) => /^(?:features\/)?[^/]+/.exec(path)![0];

/** Each table with the folder of its entity. */
const OWNERS = new Map(
  SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => [table!, ownerFolder(path)] as const),
  ),
);

/** SQL writes, and TypeORM writes that name a table. */
const WRITES =
  /\b(?:INSERT\s+INTO|UPDATE(?:\s+ONLY)?|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|MERGE\s+INTO|COPY)\s+(?:public\.)?"?(\w+)|\.(?:insert|update|delete|upsert|into|from|getRepository|save|remove)\(\s*['"`](\w+)['"`]/gi;

/** The million generated profiles of `npm run demo` bypass the services. */
const EXCEPTIONS = ['candidate-crowd.ts'];

/** @returns each write to a table from outside its owner's folder */
function foreignWrites(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(WRITES)]
      .map(([, inSql, byName]) => (inSql ?? byName)!.toLowerCase())
      .filter((table) => OWNERS.has(table) && OWNERS.get(table) !== ownerFolder(path))
      .map((table) => `${path} writes ${table} of ${OWNERS.get(table)}`),
  );
}

describe('[gate] a table is written only by the folder that owns it', () => {
  it('in all sources', () => {
    expect(OWNERS.size).toBeGreaterThan(20);
    expect(foreignWrites(SOURCES.filter(({ path }) => !EXCEPTIONS.includes(path)))).toEqual([]);
  });

  it.each([
    'await manager.query(`UPDATE member SET name = $1`)',
    'const SQL = `WITH gone AS (\n  DELETE FROM\n    member WHERE id = 1) SELECT 1`;',
    `manager.createQueryBuilder().insert().into('member')`,
    'INSERT INTO "member" (name)',
  ])('and a violation is detected: %s', (text) => {
    expect(foreignWrites([{ path: 'features/audit/audit.service.ts', text }])).toEqual([
      'features/audit/audit.service.ts writes member of features/matrimonial',
    ]);
    expect(foreignWrites([{ path: 'features/matrimonial/member.service.ts', text }])).toEqual([]);
  });
});

describe('[gate] the state of a donation is written in one place', () => {
  /** TypeORM writes of a donation with its state, and of the history. */
  const STATE =
    /\.update\(\s*Donation,[^;]*\b(?:status|changed)\b|\.(?:insert|save|update)\(\s*DonationStatusChange\b|\b(?:donation|gift)\.status\s*=\s*[^\s'=]/;
  const SQL =
    /\bUPDATE\s+donation\s+(?:\w+\s+)?SET\b(?:(?!WHERE)[^`])*\bstatus\s*=|\bINSERT\s+INTO\s+donation_status_change\b/i;
  const writers = (sources: readonly Source[]) =>
    sources.filter(({ text }) => STATE.test(text) || SQL.test(text)).map(({ path }) => path);

  /** Those that cancel what is still promised, of many at once: of a closed account, and what was never paid. */
  const CLOSING = ['features/ledger/ledger-data.service.ts', 'features/ledger/whose-donation.ts'];

  it('in all sources', () => {
    expect(writers(SOURCES).toSorted()).toEqual(['features/ledger/enter-status.ts', ...CLOSING]);
  });

  it.each([
    'await manager.update(Donation, { id }, { refundedPence, status });',
    'await manager.insert(DonationStatusChange, { donationId });',
    'gift.status = DonationStatus.PAID;',
    "`UPDATE donation item SET received_on = NULL, status = 'PENDING' WHERE id = $1`",
  ])('and a violation is detected: %s', (text) => {
    expect(writers([{ path: 'a.ts', text }])).toEqual(['a.ts']);
  });
});
