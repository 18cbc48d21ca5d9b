import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Permission, Role } from '../../rules/permissions.ts';
import { AuditEntry } from '../features/audit/audit-entry.entity.ts';
import { FEATURES } from '../features.ts';
import { type AccessRow, accessRows, CALLERS, type Caller, cellOf } from './access/access-table.ts';
import { CANARY_PASSWORD } from './access/account-examples.ts';
import { type Answer, isSuccess, isWrite, type PreparedCall, prepareCall, send } from './access/call.ts';
import { BUILD_CALLERS, type Credentials } from './access/callers.ts';
import { printAccessTable } from './access/print-access-table.ts';
import { watchStoredState } from './access/stored-state.ts';
import { buildCandidate, PASSWORD } from './factories.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const log: string[] = [];
const app = sharedTestApp({ log });
/** The full content of every response in this file, and the call that it answered. */
const answers: { name: string; sent: string }[] = [];
/** Every bearer token that was sent. */
const tokens: string[] = [];

let rows: AccessRow[];
beforeAll(async () => {
  await app.server.ready();
  rows = accessRows(app);
});

async function makeCall(row: AccessRow, who: Credentials, ready?: PreparedCall): Promise<Answer> {
  const call = ready ?? (await prepareCall(app, row, who));
  const headers = await who.headers();
  if (headers.authorization) tokens.push(headers.authorization.replace('Bearer ', ''));
  const answer = await send(app, call, headers);
  answers.push({ name: row.name, sent: answer.sent });
  return answer;
}

const ALL_CALLERS = Object.keys(CALLERS) as Caller[];

/** Callers for many calls, each with one session: for calls that change nothing. */
async function buildAll(): Promise<Record<Caller, Credentials[]>> {
  const columns = ALL_CALLERS.map(async (caller) => {
    const built = await BUILD_CALLERS[caller](app);
    const withSessions = built.map(async (who): Promise<Credentials> => {
      const headers = await who.headers();
      return { ...who, headers: async () => headers };
    });
    return [caller, await Promise.all(withSessions)] as const;
  });
  return Object.fromEntries(await Promise.all(columns)) as Record<Caller, Credentials[]>;
}

let permittedCalls: Promise<string[]> | undefined;

/** Makes every permitted call of each caller, once for this file. @returns those that failed */
function makePermittedCallsOnce(): Promise<string[]> {
  permittedCalls ??= makePermittedCalls();
  return permittedCalls;
}

async function makePermittedCalls(): Promise<string[]> {
  const wrong: string[] = [];
  const readers = await buildAll();
  // The reads first, and new accounts for each write, because writes change accounts.
  for (const row of [...rows.filter((one) => !isWrite(one)), ...rows.filter(isWrite)])
    for (const caller of callersWith(row.permission))
      for (const who of isWrite(row) ? await BUILD_CALLERS[caller](app) : readers[caller]) {
        const answer = await makeCall(row, who);
        const { codes, refusal } = answer;
        const isAnswered = !refusal && answer.status < 500 && !codes.includes('GRAPHQL_VALIDATION_FAILED');
        if (isWrite(row) ? !isSuccess(answer) : !isAnswered)
          wrong.push([row.name, caller, ...codes].join(' '));
      }
  return wrong;
}

const callersWith = (permission: Permission) =>
  ALL_CALLERS.filter((caller) => cellOf(permission, caller) === 'yes');

/** Admin reads without an audit log entry, and why. */
const NO_PRIVATE_DATA = 'contains no personal data';
const NOT_LOGGED: Readonly<Record<string, string>> = {
  endCardSubscription:
    'nothing to end without an account at Stripe; with one it is logged, see cards/monthly.test.ts',
  endLostMonthlyByCard: 'as endCardSubscription; see cards/strays/lost-payments.test.ts',
  enterCardMoney: 'as endCardSubscription; see cards/card-strays.test.ts',
  settleCardMoney: 'as endCardSubscription; see cards/card-strays.test.ts',
  openTasks: NO_PRIVATE_DATA,
  managedContent: NO_PRIVATE_DATA,
  committeeOrder: NO_PRIVATE_DATA,
  ...Object.fromEntries(
    FEATURES.flatMap(({ kind }) => (kind ? [[`managed${kind.entity.name}`, NO_PRIVATE_DATA] as const] : [])),
  ),
  donationTotals: NO_PRIVATE_DATA,
  receiptYears: NO_PRIVATE_DATA,
  receiptGaps: NO_PRIVATE_DATA,
  membershipReminders: NO_PRIVATE_DATA,
  donorStatementSummary: NO_PRIVATE_DATA,
  giftAidSummary: NO_PRIVATE_DATA,
  giftAidClaims: NO_PRIVATE_DATA,
  giftAidClaim: 'Names nobody but who has worked on it, as the audit log does',
  smallYears: NO_PRIVATE_DATA,
  smallClaims: 'Names nobody but who has worked on it, as the audit log does',
  allDonationTypes: NO_PRIVATE_DATA,
  allRooms: NO_PRIVATE_DATA,
  photosOfRoom: NO_PRIVATE_DATA,
  eventDatesPreview: NO_PRIVATE_DATA,
  managedSponsorOffers: NO_PRIVATE_DATA,
  diets: NO_PRIVATE_DATA,
  replySetting: NO_PRIVATE_DATA,
  matrimonialSetting: NO_PRIVATE_DATA,
  allSelectOptions: NO_PRIVATE_DATA,
  allProfileFors: NO_PRIVATE_DATA,
  importRuns: NO_PRIVATE_DATA,
  importRun: NO_PRIVATE_DATA,
  uninvitedCount: NO_PRIVATE_DATA,
  contentRevisions: NO_PRIVATE_DATA,
  siteSettingsRevisions: NO_PRIVATE_DATA,
  openEnds: NO_PRIVATE_DATA,
  donationTypeRevisions: NO_PRIVATE_DATA,
  officerInvitations: NO_PRIVATE_DATA,
  secondFactorRequirements: NO_PRIVATE_DATA,
  introductionOfficers: 'Names those who may look after an introduction, as the page of people does',
  requestOfficers: 'Names those who may be given a request, as the page of people does',
  retentionRuns: NO_PRIVATE_DATA,
  setSecondFactorRequirements:
    'Changes nothing here; what is demanded would be withheld from the other callers',
  previewSheet: 'Shows the administrator the file that was sent',
  previewBankStatement: 'Shows the treasurer the file that was sent',
  bankAccounts: NO_PRIVATE_DATA,
  bankStatements: NO_PRIVATE_DATA,
  bankStatement: NO_PRIVATE_DATA,
  '/exports/template-events.xlsx': NO_PRIVATE_DATA,
  '/exports/template-committee.xlsx': NO_PRIVATE_DATA,
  '/exports/template-users.xlsx': NO_PRIVATE_DATA,
  '/exports/template-donations.xlsx': NO_PRIVATE_DATA,
  '/exports/template-donors.xlsx': NO_PRIVATE_DATA,
};

/** Whether only admins may make the call, or make it on others' records. */
function isForAdmins({ permission, name }: AccessRow): boolean {
  const isAdminsOwn = callersWith(permission).every((caller) => CALLERS[caller].role === Role.ADMIN);
  return isAdminsOwn || CALLS_ON_OTHERS_BY_ADMINS.includes(name);
}

/** Calls that others make on their own records, and admins on everybody's. */
const CALLS_ON_OTHERS_BY_ADMINS = [
  '/api/matrimonial/getprofiledt/:id/:status',
  '/api/matrimonial/delprofiledt/:id',
  '/api/matrimonial/profilelist',
  '/api/login/userlist',
];

async function roleOf(headers: Record<string, string>): Promise<string> {
  const payload = { query: '{ viewer { role } }' };
  const response = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  return response.json().data.viewer.role;
}

async function countAuditEntries({ userId }: Credentials): Promise<number> {
  return app.database.dataSource.manager.countBy(AuditEntry, { actorId: userId });
}

/** Those of the tokens that stand in a text, also within a longer word. All have the same length. */
function tokensIn(texts: readonly string[], sought: ReadonlySet<string>): string[] {
  const { length } = [...sought][0]!;
  const words = texts.flatMap((text) => text.match(new RegExp(`[\\w-]{${length},}`, 'g')) ?? []);
  const parts = words.flatMap((word) =>
    Array.from({ length: word.length - length + 1 }, (_, start) => word.slice(start, start + length)),
  );
  return parts.filter((part) => sought.has(part));
}

describe('the permission table', () => {
  it('[PRIV-1] [gate] a token within a text is found', () => {
    const token = 'x'.repeat(20);
    expect(tokensIn([`{"a":"1${token}2"}`], new Set([token]))).toEqual([token]);
    expect(tokensIn([`{"a":"${token.slice(1)}"}`], new Set([token]))).toEqual([]);
  });

  it('[AUTHZ-1] [gate] matches the committed file, and a missing row is detected', () => {
    const committed = readFileSync('docs/permissions.md', 'utf8');
    expect(printAccessTable(rows)).toBe(committed);
    expect(printAccessTable(rows.slice(1))).not.toBe(committed);
  });

  it('[AUTHZ-1] [gate] lists a call without a permission under NONE', () => {
    expect(printAccessTable(rows)).not.toContain('NONE');
    const open = { kind: 'query', name: 'everybodysPasswords', methods: [], permission: undefined as never };
    expect(printAccessTable([...rows, open as never])).toContain(
      '## NONE\n\n- query `everybodysPasswords`\n',
    );
  });

  it('[AUTHZ-1] [gate] has every route and every legacy call', () => {
    const names = new Set(rows.map(({ name }) => name));
    const missing = app.routes.filter(({ url }) => !names.has(url) && url !== '/api/*');
    expect(missing).toEqual([]);
    expect(rows.filter(({ kind }) => kind === 'mutation').length).toBeGreaterThan(50);
  });

  it('[AUTHZ-1] the permitted callers are let in, and their writes succeed', async () => {
    expect(await makePermittedCallsOnce()).toEqual([]);
  });

  it('[AUTHZ-1] [AUTHZ-2] all other callers are refused with the stated status, and nothing changes', async () => {
    const wrong: unknown[] = [];
    const callers = await buildAll();
    // Whose example a call is; preparing it may end the session.
    const [owner] = await BUILD_CALLERS.owner(app);
    const storedState = await watchStoredState(app);
    for (const row of rows) {
      const refused = ALL_CALLERS.filter((caller) => !callersWith(row.permission).includes(caller));
      if (refused.length === 0) continue;
      // A valid call, so only the caller can be the reason for a refusal.
      const call = await prepareCall(app, row, owner!);
      const before = await storedState();
      for (const caller of refused)
        for (const who of callers[caller]) {
          const { refusal, codes } = await makeCall(row, who, call);
          if (refusal !== cellOf(row.permission, caller)) wrong.push([row.name, caller, refusal, codes]);
        }
      if ((await storedState()) !== before) wrong.push([row.name, 'changed something']);
    }
    expect(wrong).toEqual([]);
  });

  it('[AUTHZ-1] [D9] suspended callers are refused only for their suspension: their sessions are otherwise valid', async () => {
    const { suspended } = await buildAll();
    const headers = await Promise.all(suspended.map((who) => who.headers()));
    const roles = () => Promise.all(headers.map(roleOf));
    expect(await roles()).toEqual(['ANONYMOUS', 'ANONYMOUS', 'ANONYMOUS']);
    await app.database.dataSource.query(
      `UPDATE user_account SET status = 'ACTIVE'; UPDATE member SET status = 'ACTIVE'`,
    );
    expect(await roles()).toEqual(['ADMIN', 'ADMIN', 'MEMBER']);
  });

  it('[PRIV-2] calls only for admins succeed and leave an audit log entry, unless an exception is listed', async () => {
    const wrong: unknown[] = [];
    const [admin] = await BUILD_CALLERS.owner(app);
    const [from, to] = [await buildCandidate(app), await buildCandidate(app)];
    await app.features.services.interests.express({ memberId: from.memberId, isCandidate: false }, to.id);
    for (const row of rows.filter(isForAdmins)) {
      // Backdated, because repeating a recent read adds no second entry.
      await app.database.dataSource.query(
        `UPDATE audit_entry SET at = at - interval '1 hour' WHERE at > now() - interval '30 minutes'`,
      );
      const before = await countAuditEntries(admin!);
      const answer = await makeCall(row, admin!);
      const after = await countAuditEntries(admin!);
      if (isWrite(row) && !isSuccess(answer)) wrong.push([row.name, answer.status, answer.codes]);
      const exception = NOT_LOGGED[row.name];
      if (after > before === (exception !== undefined)) wrong.push([row.name, after - before, exception]);
    }
    expect(wrong).toEqual([]);
    const known = new Set(rows.map(({ name }) => name));
    expect(Object.keys(NOT_LOGGED).filter((name) => !known.has(name))).toEqual([]);
  });

  it('[PRIV-1] no response and no log line contained a password, token or code', async () => {
    await makePermittedCallsOnce();
    await app.outboxSender.sendDue();
    const codes = app.messages.texts.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    expect(codes.length).toBeGreaterThan(1);
    expect(answers.length).toBeGreaterThan(500);
    expect(log.length).toBeGreaterThan(500);
    const hits = (texts: readonly string[], secret: RegExp | string) =>
      texts.filter((text) => text.match(secret)).map((text) => text.slice(0, 200));
    const all = [...answers.map((answer) => answer.sent), ...log];
    for (const secret of [CANARY_PASSWORD, PASSWORD, '\\$argon2']) expect(hits(all, secret)).toEqual([]);
    expect(tokens.length).toBeGreaterThan(100);
    expect(tokensIn(all, new Set(tokens))).toEqual([]);
    // In other responses six digits may mean anything.
    const ofCodes = answers.filter(({ name }) => /code|otp|sms|psw|password|regist|mobile$|mst$/i.test(name));
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
