import type { RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownSearch } from '../../client/app/known-search.ts';
import { routes } from '../../client/app/routes.tsx';
import { failedPageTexts, render } from '../../client/entry-server.tsx';
import { fillWithKentTelugu } from '../../demo/fill.ts';
import { loadConfig } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import { registerPageRoutes } from '../ways-in/pages/page-routes.ts';
import { createPageTemplate } from '../ways-in/pages/page-template.ts';
import { openSession } from './factories.ts';
import { get, graphql } from './requests.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What belongs to the first made-up association alone. */
const OTHERS = /samaj|leicester|gujarat|mandir|jai shri|સમાજ|ગુજરાત/i;

const TEMPLATE = createPageTemplate('<html lang="en">|<!--head-->|<!--html-->|<!--state-->');

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  app = await openTestApp({ database });
  registerPageRoutes(
    app.server,
    { render, knownSearch, failedPageTexts, template: async () => TEMPLATE },
    {
      schema: app.schema,
      contextFor: ({ context }) => context,
      origin: 'https://kent.example',
      secure: false,
    },
  );
  const config = loadConfig(
    { SAMAJ_DATA: app.dataDirectory, DEMO_PASSWORD: 'only-for-this-test' },
    findProjectRoot(import.meta.dirname),
  );
  expect(await fillWithKentTelugu(config, app.features, new AbortController().signal)).toHaveLength(2);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** What stands around a word of the first association. */
function found(text: string): string | undefined {
  const match = OTHERS.exec(text);
  return match ? text.slice(Math.max(0, match.index - 60), match.index + 60) : undefined;
}

/** The address of every page, with placeholder parameters. */
function pathsOf(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path.replace(/:\w+/g, '1')] : []),
    ...pathsOf(children ?? []),
  ]);
}

async function tokenOf(email: string): Promise<string> {
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM user_account WHERE email = $1', [
    email,
  ]);
  return openSession(app as TestApp, { userId: id });
}

describe('another association has no word of the first one', () => {
  it.each(pathsOf(routes))('on the page %s', async (path) => {
    const admin = await tokenOf('admin@example.org');
    for (const language of ['en', 'te'])
      for (const headers of [undefined, { authorization: `Bearer ${admin}` }]) {
        const { body } = await get(app, `${path}?lang=${language}`, headers);
        // Styles are nobody's words.
        const read = body.replace(/<style[\s\S]*?<\/style>/g, '');
        expect(found(read), `${path} ${language}`).toBeUndefined();
      }
  });

  it('in letters, in each language', async () => {
    const token = await tokenOf('user@example.org');
    const [type] = await app.features.services.donationTypes.list();
    for (const language of ['en', 'te']) {
      const { errors } = await graphql(app, {
        query:
          'mutation ($input: DonationInput!, $language: String) { donate(input: $input, language: $language) { reference } }',
        token,
        variables: {
          language,
          input: {
            subTypeId: type!.id,
            donorName: 'Anil Kumar',
            amount: '30',
            email: 'user@example.org',
            phone: '01622 496 011',
            idempotencyKey: `kent-telugu-${language}`,
          },
        },
      });
      expect(errors).toBeUndefined();
    }
    const donations = await app.database.dataSource.query('SELECT id, reference FROM donation ORDER BY id');
    expect(donations).toHaveLength(2);
    const admin = await tokenOf('admin@example.org');
    for (const { id, reference } of donations) {
      expect(reference).toMatch(/^KTS-/);
      await graphql(app, {
        query: 'mutation ($id: Int!) { setDonationStatus(id: $id, status: PAID) { id } }',
        token: admin,
        variables: { id },
      });
    }
    const queued = await app.database.dataSource.query(
      'SELECT count(*)::integer AS count FROM outbox_message',
    );
    expect(queued[0].count).toBeGreaterThan(0);
    await app.outboxSender.sendDue();
    expect(app.messages.mails).toHaveLength(4);
    for (const { subject, text } of app.messages.mails) expect(found(`${subject}\n${text}`)).toBeUndefined();
    expect(app.messages.mails.some(({ text }) => text.includes('కెంట్ తెలుగు సంఘం'))).toBe(true);
  });

  it('in a text message', async () => {
    const input = { countryCode: '44', mobile: '7700900002' };
    const query = 'mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }';
    expect((await graphql(app, { query, variables: { input } })).errors).toBeUndefined();
    await app.outboxSender.sendDue();
    const [{ text } = { text: '' }] = app.messages.texts;
    expect(text).toContain('Sangham');
    expect(found(text)).toBeUndefined();
  });

  it('in the manifest, and in what is read by machines', async () => {
    const look = await app.features.services.sitePictures.readLook();
    expect(look).toMatchObject({ name: 'Kent Telugu Sangham', language: 'en', palette: { main: '#0E4D5C' } });
    const pages = (await Promise.all(app.features.ownPages.map((read) => read()))).flat();
    expect(pages.map(({ path }) => path)).not.toContain('/poojaseva');
  });
});
