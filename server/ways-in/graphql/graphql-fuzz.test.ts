import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPermission, type Permission } from '../../../rules/permissions.ts';
import { findProjectRoot } from '../../project-root.ts';
import { declaredOperations } from '../../testing/access/declared-operations.ts';
import { ANYONE, type Caller, HOLDERS, OFFICERS, type Officer } from '../../testing/contract/callers.ts';
import { fillContractFixture } from '../../testing/contract/contract.ts';
import { type ContractFixture, openContractFixture } from '../../testing/contract/contract-fixture.ts';
import { INTERNAL_TEXT, tryAll } from '../../testing/fuzz/fuzzing.ts';
import { argumentsOf } from '../../testing/fuzz/graphql-arguments.ts';
import { operationsOf } from '../../testing/fuzz/graphql-operations.ts';
import { watchStoredRows } from '../../testing/fuzz/stored-rows.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
const OPERATIONS = operationsOf(
  readFileSync(join(findProjectRoot(import.meta.dirname), 'schema.graphql'), 'utf8'),
);
let fixture: ContractFixture;
let storedRows: () => Promise<string[]>;

/** Runs per operation, shared by its permitted callers; and runs per refused caller, whose arguments are not evaluated. */
const RUNS = { allowed: 16, refused: 2 };

beforeAll(async () => {
  fixture = await openContractFixture(app);
  await fillContractFixture(fixture);
  storedRows = await watchStoredRows(app);
});

const CALLERS = [...ANYONE, ...OFFICERS];

/** How many mutations have succeeded, and how many had when a caller was last looked at. */
let writes = 0;
const lookedAt = new Map<Caller | Officer, number>();

/** A valid token; renews the fixture when an operation has ended the session or removed the account. */
async function tokenOf(caller: Caller | Officer): Promise<string | undefined> {
  if (lookedAt.get(caller) !== writes) {
    lookedAt.set(caller, writes);
    const { data } = await graphql(app, { query: '{ viewer { role } }', token: fixture.tokens[caller] });
    if (data.viewer.role !== HOLDERS[caller].role) fixture = await openContractFixture(app);
  }
  return fixture.tokens[caller];
}

function runsOf(caller: Caller | Officer, name: string): number {
  const { queries, mutations } = declaredOperations(app.features);
  const [permission] = [...queries, ...mutations].find(({ schemaName }) => schemaName === name)?.roles ?? [];
  const allowed = CALLERS.filter((one) => hasPermission(HOLDERS[one], permission as Permission));
  return allowed.includes(caller) ? RUNS.allowed / allowed.length : RUNS.refused;
}

/** Without the audit log for queries: an admin's read is recorded even if the record does not exist. */
function comparedRows(kind: string, rows: readonly string[]): readonly string[] {
  return kind === 'query' ? rows.filter((row) => !row.startsWith('audit_entry ')) : rows;
}

const NEVER: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE'];

describe('GraphQL with arbitrary input', () => {
  it('[gate] covers every operation', () => {
    const { queries, mutations } = declaredOperations(app.features);
    expect(OPERATIONS).toHaveLength(queries.length + mutations.length);
  });

  it.each(OPERATIONS.map((operation) => [`${operation.kind} ${operation.field.name}`, operation] as const))(
    '[GQL-9] %s',
    async (_name, { field, text, kind }) => {
      for (const [share, caller] of CALLERS.entries()) {
        const token = await tokenOf(caller);
        let stored = await storedRows();
        const known = {
          login: fixture.user.email,
          'MemberSignInInput.mobile': fixture.member.mobile.slice(3),
        };
        const values = argumentsOf(field.name, field.args, known);
        const runs = runsOf(caller, field.name);
        await tryAll(values, { runs, share }, async (variables) => {
          const { status, errors, data, body } = await graphql(app, {
            query: text,
            variables,
            token,
            from: freshAddress(),
          });
          const before = stored;
          stored = await storedRows();
          expect([caller, status < 500, body]).toEqual([caller, true, body]);
          expect(body).not.toMatch(INTERNAL_TEXT);
          expect(errors?.filter(({ extensions }) => NEVER.includes(extensions.code)) ?? []).toEqual([]);
          const isRefused = status >= 400 || !data;
          if (kind === 'mutation' && !isRefused) writes += 1;
          if (isRefused) expect(comparedRows(kind, stored)).toEqual(comparedRows(kind, before));
        });
      }
      expect(({} as Record<string, unknown>).role).toBeUndefined();
    },
  );
});
