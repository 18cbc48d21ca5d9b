import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../rules/permissions.ts';
import { type AccessRow, accessRows, CALLERS, type Caller, cellOf } from './access-table.ts';
import { AuditEntry } from './features/audit/audit-entry.entity.ts';
import { printAccessTable } from './print-access-table.ts';
import { type Answer, isWrite, type ReadyCall, readyCall, send } from './testing/access/call.ts';
import { buildCallers, type Credentials } from './testing/access/callers.ts';
import { CANARY_PASSWORD } from './testing/access/mutation-examples.ts';
import { storedState } from './testing/access/table-contents.ts';
import { buildCandidate, PASSWORD } from './testing/factories.ts';
import { sharedTestApp } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const log: string[] = [];
const app = sharedTestApp({ log });
/** Everything that any answer of this file held, and what it answered. */
const answers: { name: string; sent: string }[] = [];
/** Each caller's tokens. */
const tokens: string[] = [];

let rows: AccessRow[];
let callers: Record<Caller, Credentials[]>;
beforeAll(async () => {
  await app.server.ready();
  rows = accessRows(app);
  callers = await buildCallers(app);
});

async function ask(row: AccessRow, who: Credentials, ready?: ReadyCall): Promise<Answer> {
  const call = ready ?? (await readyCall(app, row, who));
  const headers = await who.headers();
  if (headers.authorization) tokens.push(headers.authorization.replace('Bearer ', ''));
  const answer = await send(app, call, headers);
  answers.push({ name: row.name, sent: answer.sent });
  return answer;
}

const ALL_CALLERS = Object.keys(CALLERS) as Caller[];
const callersWith = (permission: Permission) =>
  ALL_CALLERS.filter((caller) => cellOf(permission, caller) === 'yes');

/** What admins read without a line in the log, and why. */
const SHOWN = 'a page of what the dashboard shows at every visit; taking all of it away is written down';
const NO_PRIVATE_DATA = 'names nobody';
const NOT_LOGGED: Readonly<Record<string, string>> = {
  users: SHOWN,
  contactMessages: SHOWN,
  donations: SHOWN,
  donation: SHOWN,
  hires: SHOWN,
  hire: SHOWN,
  hallMonth: SHOWN,
  donationTotals: NO_PRIVATE_DATA,
  allDonationTypes: NO_PRIVATE_DATA,
  allSelectOptions: NO_PRIVATE_DATA,
  allProfileFors: NO_PRIVATE_DATA,
  auditEntries: 'the log itself; it holds no private values',
};

/** What nobody else may, and what admins alone do with others' records. */
function isForAdmins({ permission, name }: AccessRow): boolean {
  const isAdminsOwn = callersWith(permission).join() === 'admin';
  return isAdminsOwn || ADMIN_ACTS.includes(name);
}

/** Calls that others make about themselves, and admins about everybody. */
const ADMIN_ACTS = [
  '/api/matrimonial/getprofiledt/:id/:status',
  '/api/matrimonial/delprofiledt/:id',
  '/api/matrimonial/profilelist',
  '/api/login/userlist',
];

async function lines({ userId }: Credentials): Promise<number> {
  return app.database.dataSource.manager.countBy(AuditEntry, { actorId: userId });
}

describe('the permission table', () => {
  it('[AUTHZ-1] [gate] is the committed one, and a row that is missing is noticed', () => {
    const committed = readFileSync('docs/permissions.md', 'utf8');
    expect(printAccessTable(rows)).toBe(committed);
    expect(printAccessTable(rows.slice(1))).not.toBe(committed);
  });

  it('[AUTHZ-1] [gate] has every route, and every call of an old client', () => {
    const names = new Set(rows.map(({ name }) => name));
    const missing = app.routes.filter(({ url }) => !names.has(url) && url !== '/api/*');
    expect(missing).toEqual([]);
    expect(rows.filter(({ kind }) => kind === 'mutation').length).toBeGreaterThan(50);
  });

  it('[AUTHZ-1] [PRIV-1] lets in whom it says', async () => {
    const wrong: unknown[] = [];
    for (const row of rows)
      for (const caller of callersWith(row.permission))
        for (const who of callers[caller]) {
          const { status, codes, refusal } = await ask(row, who);
          if (refusal || status >= 500 || codes.includes('GRAPHQL_VALIDATION_FAILED'))
            wrong.push([row.name, caller, status, codes]);
        }
    expect(wrong).toEqual([]);
  });

  it('[AUTHZ-1] [AUTHZ-2] [PRIV-1] refuses everybody else with the status it says, and that changes nothing', async () => {
    const wrong: unknown[] = [];
    for (const row of rows) {
      const refused = ALL_CALLERS.filter((caller) => !callersWith(row.permission).includes(caller));
      if (refused.length === 0) continue;
      // One that would do its work: it is refused for who asks alone.
      const call = await readyCall(app, row, callers.admin[0]!);
      const before = await storedState(app);
      for (const caller of refused)
        for (const who of callers[caller]) {
          const { refusal, codes } = await ask(row, who, call);
          if (refusal !== cellOf(row.permission, caller)) wrong.push([row.name, caller, refusal, codes]);
        }
      const after = await storedState(app);
      if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push([row.name, 'changed something']);
    }
    expect(wrong).toEqual([]);
  });

  it('[PRIV-2] what only admins may do is done, and leaves a line with who it was, or says why not', async () => {
    const wrong: unknown[] = [];
    const [admin] = callers.admin;
    const [from, to] = [await buildCandidate(app), await buildCandidate(app)];
    await app.features.services.interests.express(from.memberId, to.id);
    for (const row of rows.filter(isForAdmins)) {
      const before = await lines(admin!);
      const { status, codes } = await ask(row, admin!);
      const after = await lines(admin!);
      if (isWrite(row) && (status >= 400 || codes.some((code) => typeof code === 'string')))
        wrong.push([row.name, status, codes]);
      const leavesNone = NOT_LOGGED[row.name];
      if (after > before === (leavesNone !== undefined)) wrong.push([row.name, after - before, leavesNone]);
    }
    expect(wrong).toEqual([]);
    const known = new Set(rows.map(({ name }) => name));
    expect(Object.keys(NOT_LOGGED).filter((name) => !known.has(name))).toEqual([]);
  });

  it('[PRIV-1] no answer and no line of the log held a password, a token or a code', async () => {
    await app.outboxSender.sendDue();
    const codes = app.messages.texts.map(({ text }) => /\b\d{5}\b/.exec(text)![0]);
    expect(codes.length).toBeGreaterThan(1);
    expect(answers.length).toBeGreaterThan(500);
    expect(log.length).toBeGreaterThan(500);
    const hits = (texts: readonly string[], secret: RegExp | string) =>
      texts.filter((text) => text.match(secret)).map((text) => text.slice(0, 200));
    const sent = answers.map((answer) => answer.sent);
    for (const secret of [CANARY_PASSWORD, PASSWORD, '\\$argon2', ...new Set(tokens)])
      expect(hits([...sent, ...log], secret)).toEqual([]);
    // Five digits may be anything elsewhere.
    const ofCodes = answers.filter(({ name }) => /code|otp|sms|psw|password|regist|mst$/i.test(name));
    const lines = log.map((line) =>
      line.replace(/"(time|pid|responseTime|hostname|remotePort)":[^,}]+/g, ''),
    );
    expect(ofCodes.length).toBeGreaterThan(20);
    for (const code of codes)
      expect(hits([...ofCodes.map((answer) => answer.sent), ...lines], new RegExp(`\\b${code}\\b`))).toEqual(
        [],
      );
  });
});
