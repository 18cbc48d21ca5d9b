import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { SITE_SETTINGS_ID, SiteSettings } from '../site-settings/site-settings.entity.ts';

describe('what is left to do on a new site', () => {
  let app: TestApp;
  let close: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    const database = await createTestDatabase({ empty: true });
    // Without a mail server and an SMS gateway.
    const opened = await openTestApp({
      database,
      sendsMessages: true,
      environment: { DEMO: '0', NODE_ENV: 'production' },
    });
    app = opened;
    close = async () => {
      await opened.close();
      await database.drop();
    };
    token = await adminToken(app);
  });
  afterAll(() => close());

  const tasks = async () => (await graphql(app, { query: '{ openTasks }', token })).data.openTasks;
  const change = (fields: Partial<SiteSettings>) =>
    app.database.dataSource.manager.update(SiteSettings, { id: SITE_SETTINGS_ID }, fields);

  const add = (table: string, columns: string, values: string) =>
    app.database.dataSource.query(
      `INSERT INTO ${table} (name, description, file_type, language${columns}) VALUES ('One', 'Two', 'IMAGE', 'en'${values})`,
    );

  it('asks for everything at first, only while it is open, and not for parts that are unused', async () => {
    const rest = ['MAIL', 'TEXT_MESSAGES'];
    expect(await tasks()).toEqual(['OPENING_WORDS', 'FIRST_EVENT', 'COMMITTEE', 'PAYMENT_DETAILS', ...rest]);
    await change({ unusedParts: ['committee', 'donations'] });
    // Hirers pay to the account, too.
    expect(await tasks()).toEqual(['OPENING_WORDS', 'FIRST_EVENT', 'PAYMENT_DETAILS', ...rest]);
    await change({ unusedParts: ['committee', 'donations', 'hallHire'] });
    expect(await tasks()).toEqual(['OPENING_WORDS', 'FIRST_EVENT', ...rest]);
    await change({ unusedParts: [], paymentUrl: 'https://pay.example.org', openingTitle: 'Welcome' });
    expect(await tasks()).toEqual(['OPENING_WORDS', 'FIRST_EVENT', 'COMMITTEE', ...rest]);
    const bank = { bankAccountName: 'Samaj', bankSortCode: '20-00-00', bankAccountNumber: '' };
    await change({ paymentUrl: '', ...bank });
    expect(await tasks()).toContain('PAYMENT_DETAILS');
    await change({ bankAccountNumber: '12345678' });
    expect(await tasks()).toEqual(['OPENING_WORDS', 'FIRST_EVENT', 'COMMITTEE', ...rest]);
    await change({ openingText: 'To everybody.' });
    await add('event', '', '');
    await add('committee_member', ', designation, sequence_number', ", 'Chair', 1");
    expect(await tasks()).toEqual(rest);
  });

  it('tells that the SMS gateway has refused messages, for a day', async () => {
    const insert = (ago: string) =>
      app.database.dataSource.query(
        `INSERT INTO outbox_message (channel, content, refused_code, failed_at, expires_at)
         VALUES ('SMS', '', 401, now() - interval '${ago}', now() + interval '1 day')`,
      );
    await insert('25 hours');
    expect(await tasks()).not.toContain('REFUSED_TEXT_MESSAGES');
    await insert('1 second');
    expect(await tasks()).toContain('REFUSED_TEXT_MESSAGES');
    await app.database.dataSource.query('DELETE FROM outbox_message');
  });

  it('does not ask for senders of messages that there are', async () => {
    const opened = await openTestApp({ database: app.database });
    const answer = await graphql(opened, { query: '{ openTasks }', token });
    await opened.close();
    for (const sender of ['MAIL', 'TEXT_MESSAGES']) expect(answer.data.openTasks).not.toContain(sender);
  });
});
