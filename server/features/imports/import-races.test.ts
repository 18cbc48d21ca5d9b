import { beforeEach, describe, expect, it } from 'vitest';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { donorOfGiver } from '../ledger/donors/find-donor.ts';
import { positions, sheetsOf, UNDO } from './sheet-import-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
const { bringIn } = sheetsOf(app, () => token);

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

/** An import of one committee member that nobody has begun to work on. */
function newRun(name: string) {
  const row = {
    number: 2,
    subject: 'committee-member' as const,
    sourceKey: name,
    label: name,
    fields: { name, designation: 'Member', description: 'Helps' },
  };
  const run = { source: 'spreadsheet:COMMITTEE', label: 'x', sheetSubject: 'COMMITTEE' as const };
  return app.features.services.imports.start(OPERATOR, run, [row]);
}

const work = (runId: number) => () => app.features.services.importWorker.work(runId);
const membersCalled = (name: string) => query('SELECT id FROM committee_member WHERE name = $1', [name]);
const undo = (id: number) => () => graphql(app, { query: UNDO, token, variables: { id } });
const takings = (id: number) =>
  query(`SELECT FROM audit_entry WHERE subject = 'import' AND subject_id = $1 AND action = 'UNDO'`, [id]);

describe('two servers that work on', () => {
  it('one import bring each row in once', async () => {
    const run = await newRun('Once');
    await together(
      app,
      (manager) => manager.query('SELECT FROM import_row WHERE run_id = $1 FOR UPDATE', [run.id]),
      [work(run.id), work(run.id)],
    );
    expect(await membersCalled('Once')).toHaveLength(1);
    expect(await app.features.services.imports.counts(run.id)).toMatchObject({ CREATED: 1, REFUSED: 0 });
  });

  it('two imports of one source bring the same in once; for the second it is known', async () => {
    const runs = [await newRun('Same'), await newRun('Same')];
    const ids = runs.map(({ id }) => id);
    await together(
      app,
      (manager) => manager.query('SELECT FROM import_row WHERE run_id = ANY ($1) FOR UPDATE', [ids]),
      ids.map(work),
    );
    expect(await membersCalled('Same')).toHaveLength(1);
    const states = await query('SELECT state FROM import_row WHERE run_id = ANY ($1) ORDER BY state', [ids]);
    expect(states).toEqual([{ state: 'CREATED' }, { state: 'KNOWN' }]);
  });
});

describe('an import', () => {
  it('that another server has gone on with meanwhile is under way, and is not undone', async () => {
    const run = await newRun('Stalled');
    await query(`UPDATE import_run SET moved_at = now() - interval '3 minutes' WHERE id = $1`, [run.id]);
    const { errors } = await during(
      app,
      (manager) => manager.query('UPDATE import_run SET moved_at = now() WHERE id = $1', [run.id]),
      undo(run.id),
    );
    expect(errors?.[0]?.extensions.messageKey).toBe('importUnderWay');
    expect(await app.features.services.imports.counts(run.id)).toMatchObject({ PENDING: 1, UNDONE: 0 });
  });

  it('that somebody else has undone meanwhile is not undone once more', async () => {
    const run = await newRun('Taken back');
    await work(run.id)();
    const { data } = await during(
      app,
      (manager) => manager.query(`UPDATE import_run SET state = 'UNDONE' WHERE id = $1`, [run.id]),
      undo(run.id),
    );
    expect(data.undoImport.state).toBe('UNDONE');
    expect(await takings(run.id)).toEqual([]);
  });

  it('has its people invited once, also by two at once', async () => {
    const csv = ['Name,E-mail,Mobile', 'Mira Nair,mira@example.org,07700 900401'].join('\n');
    const { id } = await bringIn(csv, {
      subject: 'USERS',
      columns: positions({ name: 0, email: 1, mobile: 2 }),
    });
    const invite = () =>
      graphql(app, {
        query: 'mutation ($id: Int!) { inviteImported(id: $id) }',
        token,
        variables: { id },
      });
    const answers = await together(
      app,
      (manager) => manager.query('SELECT FROM import_row WHERE run_id = $1 FOR UPDATE', [id]),
      [invite, invite],
    );
    expect(answers.map(({ data }) => data.inviteImported)).toEqual([1, 0]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === 'mira@example.org')).toHaveLength(1);
  });
});

it('a declaration of a donor who is removed meanwhile is refused, and may be brought in again', async () => {
  const { donors, earlierDonors } = app.features.services;
  const none = { address: '', postcode: '', phone: '', note: '', language: 'en' };
  const donor = { name: 'Gone Rao', email: 'gone@example.org' };
  const id = await donors.save(OPERATOR, 'new', { kind: 'PERSON', ...none, ...donor });
  const fields = {
    ...{ firstName: 'Gone', lastName: 'Rao', email: donor.email, house: '12', postcode: 'LE4 6XX' },
    ...{ declaredOn: '2019-05-06', cover: 'from now on', declarationMethod: 'Paper' },
  };
  const add = () => earlierDonors.add(OPERATOR, fields, async () => {});
  const refusal = await during(
    app,
    (manager) => manager.query('DELETE FROM donor WHERE id = $1', [id]),
    () => add().catch((error: unknown) => error),
  );
  expect(refusal).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  await add();
  expect(await query('SELECT name FROM donor WHERE email = $1', [donor.email])).toEqual([
    { name: 'Gone Rao' },
  ]);
});

it('a donor who came with an import stays when something is added of them just as the import is undone', async () => {
  const { donors, earlierDonors } = app.features.services;
  const who = { name: 'Kept Rao', email: 'kept@example.org' };
  await earlierDonors.add(OPERATOR, who, async () => {});
  const [{ id }] = await query('SELECT id FROM donor WHERE email = $1', [who.email]);
  const refusal = await during(
    app,
    (manager) =>
      manager.query(
        `INSERT INTO donor_statement_letter (donor_id, from_day, to_day, sent_by_name)
         VALUES ($1, '2025-04-06', '2026-04-05', 'Treasurer')`,
        [id],
      ),
    () => earlierDonors.removeDonor(OPERATOR, id, 1, async () => {}).catch((error: unknown) => error),
  );
  expect(refusal).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  expect(await donors.find(id)).not.toBeNull();
});

it('a donor whom somebody else is adding at that moment is added once', async () => {
  const who = {
    donorName: 'Twice Rao',
    email: 'twice@example.org',
    phone: '',
    letterLanguage: 'en',
  } as const;
  const fields = { name: who.donorName, email: who.email };
  const refusal = await during(
    app,
    (manager) => donorOfGiver(manager, who),
    () => app.features.services.earlierDonors.add(OPERATOR, fields, async () => {}).catch((error) => error),
  );
  expect(refusal).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  expect(await query('SELECT name FROM donor WHERE email = $1', [who.email])).toEqual([
    { name: 'Twice Rao' },
  ]);
});

it('[D97] a donation that came with an import stays when it is refunded just as the import is undone', async () => {
  const columns = positions({ receivedOn: 0, donorName: 1, amount: 2, type: 3 });
  await bringIn('Date,Donor,Amount,For\n2018-05-06,Given Back,20,Navratri', {
    subject: 'DONATIONS',
    columns,
  });
  const [{ id }] = await query(`SELECT id FROM donation WHERE donor_name = 'Given Back'`);
  const { donationStates, pastDonations, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  const refusal = await during(
    app,
    async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id }, lock });
      const fields = { status: DonationStatus.REFUNDED };
      await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
    },
    () => pastDonations.remove(OPERATOR, id, async () => {}).catch((error: unknown) => error),
  );
  expect(refusal).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  expect(await query('SELECT status FROM donation WHERE id = $1', [id])).toEqual([{ status: 'REFUNDED' }]);
});
