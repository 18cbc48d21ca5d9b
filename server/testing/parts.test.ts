import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownSearch } from '../../client/app/known-search.ts';
import { PAGES_OF, partOf } from '../../client/components/page/page-parts.ts';
import { PATHS } from '../../client/components/page/paths.ts';
import { failedPageTexts, render } from '../../client/entry-server.tsx';
import { PARTS, type Part } from '../../rules/parts.ts';
import { OPERATOR } from '../identity/viewer.ts';
import { registerPageRoutes } from '../ways-in/pages/page-routes.ts';
import { createPageTemplate } from '../ways-in/pages/page-template.ts';
import { type AccessRow, accessRows } from './access/access-table.ts';
import { type PreparedCall, prepareCall, send } from './access/call.ts';
import { BUILD_CALLERS, type Credentials } from './access/callers.ts';
import { adminToken } from './factories.ts';
import { get } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const NOT_USED = 'This part of the website is not in use.';
const TEMPLATE = createPageTemplate('<html lang="en">|<!--head-->|<!--html-->|<!--state-->');

const app = sharedTestApp();

beforeAll(async () => {
  registerPageRoutes(
    app.server,
    { render, knownSearch, failedPageTexts, template: async () => TEMPLATE },
    {
      schema: app.schema,
      contextFor: ({ context }) => context,
      origin: 'https://samaj.example',
      secure: false,
    },
  );
  await app.server.ready();
});

/** As by the first set-up: later the settings refuse it while something is open, as here (open-ends.test.ts). */
async function leaveUnused(unusedParts: readonly Part[]): Promise<void> {
  const { siteSettings } = app.features.services;
  await app.database.dataSource.transaction((manager) =>
    siteSettings.store(manager, OPERATOR, { unusedParts: [...unusedParts] }),
  );
}

afterEach(() => leaveUnused([]));

/**
 * The calls that are refused because their part is unused, of those whose examples were made before.
 * @param caller a stranger if none is given
 */
async function refusedOf(
  calls: ReadonlyMap<AccessRow, PreparedCall>,
  caller?: Credentials,
): Promise<AccessRow[]> {
  const refused: AccessRow[] = [];
  for (const [row, call] of calls) {
    const { sent, status } = await send(app, call, (await caller?.headers()) ?? {});
    if (!sent.includes(NOT_USED)) continue;
    refused.push(row);
    if (row.kind === 'route') expect([row.name, status]).toEqual([row.name, 404]);
  }
  return refused;
}

/** Names of what belongs to a part; a call that is called so and answers while all parts are off has no `part`. */
const SOUNDS_LIKE_A_PART =
  /donat|payment|hire|hall|matrimonial|mtm|candidate|interest|pooja|commit|video|pdf|notice|dailyevent|visit/i;

/** Lists to choose from, accounts have some of them too; and files, which were linked to elsewhere (decision 52). */
const STAYS = [
  // By the private link of a hire, whatever is let today.
  /ownHire$/i,
  /^acceptHireAgreement$/,
  /^payHireByCard$/,
  // By a candidate's own link, whether or not the section goes on.
  /^(candidatePage|renewCandidateLink)$/,
  /^(confirm|correct|postpone|refuse|withdraw)Candidate$/,
  /^setCandidateAbsence$/,
  /countrycode/i,
  /selectlist$/,
  /profileForlist$/,
  /^\/\w+\/\*$/,
];

/** Pages that every site has; a further one belongs to a part, in PAGES_OF, or is listed here. */
const ALWAYS_THERE: string[] = [
  PATHS.home,
  PATHS.whoWeAre,
  PATHS.events,
  // Where donors end what is taken from them (decision 52).
  PATHS.gift,
  PATHS.ownHire,
  PATHS.candidatePage,
  PATHS.weeklyMail,
  PATHS.replies,
  PATHS.officeCards,
  // Money that is owed for hires and places, and what came of it.
  PATHS.charges,
  PATHS.charge,
  PATHS.officeAccounts,
  PATHS.search,
  PATHS.contact,
  PATHS.requests,
  PATHS.signUp,
  PATHS.legacySignUp,
  PATHS.login,
  PATHS.forgotPassword,
  PATHS.security,
  PATHS.privacy,
  PATHS.cookies,
  PATHS.terms,
  PATHS.accessibility,
  PATHS.test,
  PATHS.setUp,
  PATHS.invitation,
  PATHS.confirmEmail,
  PATHS.officeToday,
  PATHS.adminDashboard,
  PATHS.officeEvents,
  PATHS.officePeople,
  PATHS.officeMessages,
  PATHS.officeRequests,
  PATHS.officeRequest,
  PATHS.officeLog,
  PATHS.officeSearch,
  PATHS.officePreview,
  PATHS.editEvent,
  PATHS.siteSettings,
  PATHS.bringIn,
  PATHS.retention,
  PATHS.failedMessages,
  PATHS.selectLists,
];

/** They would turn parts on or off, need a site without administrators, or leave none to ask further. */
const CHANGE_THE_SITE = ['saveSiteSettings', 'checkSetUp', 'setUp', 'closeMyAccount', '/graphql'];

describe('a part of the site that is unused', () => {
  it('has no operation, legacy call, export or route that answers, and all others answer', async () => {
    const [admin] = await BUILD_CALLERS.owner(app);
    const calls = new Map<AccessRow, PreparedCall>();
    for (const row of accessRows(app))
      if (!CHANGE_THE_SITE.includes(row.name)) calls.set(row, await prepareCall(app, row, admin!));

    await leaveUnused(PARTS);
    const refused = new Set(await refusedOf(calls, admin!));
    const left = [...calls.keys()].map(({ name }) => name).filter((name) => SOUNDS_LIKE_A_PART.test(name));
    const answering = left.filter(
      (name) => ![...refused].some((row) => row.name === name) && !STAYS.some((stays) => stays.test(name)),
    );
    expect(answering).toEqual([]);

    const found = new Map<AccessRow, Part>();
    const ofParts = new Map([...calls].filter(([row]) => refused.has(row)));
    // Most calls say so to a stranger, and need not be carried out again and again; exports ask for a session first.
    const toStrangers = new Set(await refusedOf(ofParts));
    const told = new Map([...ofParts].filter(([row]) => toStrangers.has(row)));
    const others = new Map([...ofParts].filter(([row]) => !toStrangers.has(row)));
    const refusedNow = async () => [...(await refusedOf(told)), ...(await refusedOf(others, admin))];
    for (const part of PARTS) {
      await leaveUnused([part]);
      const own = await refusedNow();
      expect(own.length, part).toBeGreaterThan(0);
      for (const row of own) {
        expect(found.get(row), `${row.name} belongs to one part`).toBeUndefined();
        found.set(row, part);
      }
    }
    expect([...found.keys()].length).toBe(refused.size);

    await leaveUnused([]);
    expect(await refusedNow()).toEqual([]);
  });

  const pages = (Object.entries(PAGES_OF) as [Part, string[]][]).flatMap(([part, paths]) =>
    paths.map((path) => [path, part] as const),
  );
  it.each(pages)('has no page %s (%s)', async (path, part) => {
    const headers = { authorization: `Bearer ${await adminToken(app)}` };
    // What a page of one thing shows is not there in this test.
    if (!path.includes(':')) expect((await get(app, path, headers)).statusCode).not.toBe(404);
    await leaveUnused([part]);
    expect((await get(app, path, headers)).statusCode).toBe(404);
    // Visitors are led away from every page of the administration.
    expect([302, 403, 404]).toContain((await get(app, path)).statusCode);
  });

  it.each(ALWAYS_THERE.filter((path) => path !== PATHS.legacySignUp && path !== PATHS.setUp))(
    'has no link on the page %s, which is there without any of them',
    async (path) => {
      const headers = { authorization: `Bearer ${await adminToken(app)}` };
      await leaveUnused(PARTS);
      for (const asked of [{}, headers]) {
        const page = await get(app, path, asked);
        if (page.statusCode === 302) continue;
        expect(page.statusCode).toBe(200);
        const links = [...page.body.matchAll(/href="([^"#?]+)/g)].map(([, address]) => address!);
        expect(links.filter(partOf)).toEqual([]);
      }
    },
  );

  it.each([PATHS.terms, PATHS.privacy])('has no section of %s', async (path) => {
    const sections = async () =>
      [...(await get(app, path)).body.matchAll(/<section\b[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
    const OF_PARTS = ['payments', 'hall-hire', 'matrimonial'];
    expect(await sections()).toEqual(expect.arrayContaining(OF_PARTS));
    await leaveUnused(PARTS);
    expect((await sections()).filter((id) => OF_PARTS.includes(id!))).toEqual([]);
  });

  it('or none is declared for each page', () => {
    const undeclared = Object.values(PATHS).filter((path) => !partOf(path) && !ALWAYS_THERE.includes(path));
    expect(undeclared).toEqual([]);
  });

  it('is not in the sitemap', async () => {
    await leaveUnused(PARTS);
    const pages = (await Promise.all(app.features.ownPages.map((read) => read()))).flat();
    expect(pages.filter(({ path }) => partOf(path))).toEqual([]);
  });
});
