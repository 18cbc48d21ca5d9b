import { beforeAll, describe, expect, it } from 'vitest';
import { hasPermission } from '../../../rules/permissions.ts';
import { ANYONE, type Caller, HOLDERS, OFFICERS, type Officer } from '../../testing/contract/callers.ts';
import { CONTRACT, fillContractFixture } from '../../testing/contract/contract.ts';
import { type ContractFixture, openContractFixture } from '../../testing/contract/contract-fixture.ts';
import { INTERNAL_TEXT, tryAll } from '../../testing/fuzz/fuzzing.ts';
import { type LegacyRequest, legacyRequests } from '../../testing/fuzz/legacy-requests.ts';
import { watchStoredRows } from '../../testing/fuzz/stored-rows.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { LegacyRoute } from './legacy-route.ts';

const app = sharedTestApp();
let fixture: ContractFixture;
let storedRows: () => Promise<string[]>;

/** Runs per call without or with a body, shared by its permitted callers; and runs per refused caller. */
const RUNS = { address: 48, body: 48, refused: 2 };

beforeAll(async () => {
  fixture = await openContractFixture(app);
  await fillContractFixture(fixture);
  storedRows = await watchStoredRows(app);
});

/** The record that old clients send to a call. */
async function usualRecord(call: string): Promise<Record<string, unknown>> {
  const { json } = (await CONTRACT[call as `POST /api/${string}`]?.make(fixture)) ?? {};
  const record = Array.isArray(json) ? json[0] : json;
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {};
}

const CALLERS = [...ANYONE, ...OFFICERS];

function ask(caller: Caller | Officer, { method, url, payload, contentType }: LegacyRequest) {
  const token = fixture.tokens[caller];
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(contentType !== undefined && { 'content-type': contentType }),
  };
  return app.server.inject({ method, url, payload, headers, remoteAddress: freshAddress() });
}

function runsOf(caller: Caller | Officer, { permission, fields }: LegacyRoute): number {
  const allowed = CALLERS.filter((one) => hasPermission(HOLDERS[one], permission));
  if (!allowed.includes(caller)) return RUNS.refused;
  return (fields ? RUNS.body : RUNS.address) / allowed.length;
}

describe('legacy calls with arbitrary input', () => {
  it.each(Object.keys(CONTRACT))('[REST-2] [REST-3] [REST-4] [REST-5] [REST-6] %s', async (call) => {
    const route = app.features.legacyRoutes.find(({ method, path }) => `${method} ${path}` === call);
    // The OpenAPI document is not a legacy route and takes no input.
    if (!route) return expect(call).toBe('GET /api/openapi.json');
    const requests = legacyRequests(route, await usualRecord(call));
    for (const [share, caller] of CALLERS.entries()) {
      let stored = await storedRows();
      await tryAll(requests, { runs: runsOf(caller, route), share }, async (request) => {
        const { statusCode, body } = await ask(caller, request);
        const now = await storedRows();
        const before = stored;
        stored = now;
        expect([caller, statusCode, body]).toSatisfy(([, status]) => status < 500);
        expect(body).not.toMatch(INTERNAL_TEXT);
        if (statusCode >= 400) expect(now).toEqual(before);
      });
    }
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    expect(({} as Record<string, unknown>).id).toBeUndefined();
  });
});
