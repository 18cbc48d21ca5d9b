import { beforeEach, describe, expect, it } from 'vitest';
import { buildOfficer, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { settingsOf } from '../site-settings-fixtures.ts';

const app = sharedTestApp();
const { save, read } = settingsOf(app);

const OLD = {
  bankAccountName: 'Shree Samaj',
  bankSortCode: '20-00-01',
  bankAccountNumber: '12345679',
  paymentUrl: 'https://pay.example.org/samaj',
};
const OTHER = { bankAccountName: 'Another Ltd', bankSortCode: '30-00-01', bankAccountNumber: '87654321' };

let owner: string;
let treasurer: string;

beforeEach(async () => {
  await app.database.dataSource.query(`UPDATE user_account SET office_roles = '[]'`);
  await app.database.dataSource.query(
    `UPDATE site_settings SET bank_account_name = $1, bank_sort_code = $2, bank_account_number = $3, payment_url = $4`,
    Object.values(OLD),
  );
  const asha = await buildOfficer(app, ['OWNER'], {
    name: 'Asha Mehta',
    email: `${Math.random()}@owner.org`,
  });
  const tara = await buildOfficer(app, ['TREASURER'], { email: `${Math.random()}@treasurer.org` });
  await buildOfficer(app, ['EDITOR']);
  owner = await openSession(app, { userId: asha.id });
  [treasurer] = [tara.email];
  await app.outboxSender.sendDue();
  app.messages.mails.length = 0;
});

const letters = async () => {
  await app.outboxSender.sendDue();
  return app.messages.mails;
};

describe('where people are told to pay to', () => {
  it.each([
    ['the bank account', OTHER],
    ['the page for payments', { paymentUrl: 'https://evil.example/samaj' }],
    ['nothing at all any more', { bankAccountName: '', bankSortCode: '', bankAccountNumber: '' }],
  ])('is not changed by a session alone: %s', async (_what, change) => {
    for (const password of [undefined, '', 'not-the-password-1']) {
      const { errors } = await save({ ...change, password }, owner);
      expect(errors?.[0]?.extensions).toMatchObject({
        messageKey: 'currentPasswordWrong',
        field: 'password',
      });
    }
    expect(await read()).toMatchObject({ paymentUrl: OLD.paymentUrl });
    expect(await letters()).toEqual([]);
    expect((await save(change, owner)).errors).toBeUndefined();
  });

  it('is told to owners and treasurers once it is changed, with the last digits, and stands in the log', async () => {
    await save(OTHER, owner);
    const written = await letters();
    expect(written.map(({ to }) => to.split('@')[1]).sort()).toEqual(['owner.org', 'treasurer.org']);
    const { subject, text } = written.find(({ to }) => to === treasurer)!;
    expect(subject).toContain('Payment details changed');
    expect(text).toContain('Asha Mehta changed the payment details');
    expect(text).toContain('before: Shree Samaj, 20-00-01, ending 5679');
    expect(text).toContain('now: Another Ltd, 30-00-01, ending 4321');
    expect(text).not.toMatch(/12345679|87654321|pay\.example/);
    const [entry] = await app.database.dataSource.query(
      'SELECT action, subject, detail, actor_name AS name FROM audit_entry ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toEqual({
      action: 'CHANGE',
      subject: 'site-settings',
      detail: 'PAYEE',
      name: 'Asha Mehta',
    });
  });

  it('asks for nothing and tells nobody when something else is changed, or the same is typed otherwise', async () => {
    const other = { founded: '1975', bankSortCode: ' 200001 ', bankAccountNumber: '1234 5679', password: '' };
    expect((await save(other, owner)).errors).toBeUndefined();
    expect(await letters()).toEqual([]);
  });

  it('stays as it is when earlier settings are brought back', async () => {
    await save({ founded: '1970' }, owner);
    const [{ id: revisionId }] = await app.database.dataSource.query(
      `SELECT id FROM revision WHERE subject = 'site-settings' ORDER BY id DESC LIMIT 1`,
    );
    await save({ ...OTHER, founded: '1980' }, owner);
    const { version } = await read();
    const answer = await graphql(app, {
      query:
        'mutation ($version: Int!, $revisionId: Int!) { bringBackSiteSettings(version: $version, revisionId: $revisionId) }',
      variables: { version, revisionId },
      token: owner,
    });
    expect(answer.errors).toBeUndefined();
    expect((await read()).founded).toBe('1970');
    expect(await app.features.services.siteSettings.find(app.database.dataSource.manager)).toMatchObject(
      OTHER,
    );
  });
});
