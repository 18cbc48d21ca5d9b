import exceljs from 'exceljs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetSubject } from '../../../rules/imports.ts';
import { LANGUAGES } from '../../../rules/languages.ts';
import { sheetFields } from '../../../rules/sheet-fields.ts';
import { adminToken } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../testing/requests.ts';
import { openTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { PREVIEW, positions, sheetsOf } from './sheet-import-fixtures.ts';
import { matchColumns } from './spreadsheets/match-columns.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
const { bringIn } = sheetsOf(app, () => token);

describe('whoever brings something in', () => {
  it('is told how far it is, and what was refused', async () => {
    const run = await bringIn(`Name,Position,About\nAsha,Chair,\n`, {
      subject: 'COMMITTEE',
      columns: positions({ name: 0, designation: 1, description: 2 }),
    });
    const { data } = await graphql(app, {
      query: `query ($id: Int!) {
        importProblems(id: $id) { totalCount items { number label field messageKey message } }
        importRuns(pageSize: 1) { items { label startedByName counts { refused } } }
      }`,
      token,
      variables: { id: run.id },
    });
    expect(data).toMatchObject({
      importProblems: {
        totalCount: 1,
        items: [
          {
            number: 2,
            label: 'Asha',
            field: 'description',
            messageKey: 'cellRequired',
            message: 'The cell is empty.',
          },
        ],
      },
      importRuns: { items: [{ label: 'list.csv', counts: { refused: 1 } }] },
    });
  });

  it('goes on with what the server was doing when it stopped', async () => {
    const opened = await openTestApp();
    const { imports, importWorker } = opened.features.services;
    const rows = ['a', 'b'].map((name, number) => ({
      number,
      subject: 'committee-member' as const,
      sourceKey: name,
      label: name,
      fields: { name, designation: 'Member', description: 'Helps' },
    }));
    const run = await imports.start(
      { userId: 0, name: '' },
      { source: 'spreadsheet:COMMITTEE', label: 'x', sheetSubject: 'COMMITTEE' },
      rows,
    );
    await importWorker.resume();
    expect(await imports.find(run.id)).toMatchObject({ state: 'RUNNING' });
    await opened.database.dataSource.query(`UPDATE import_run SET moved_at = now() - interval '3 minutes'`);
    await importWorker.resume();
    await vi.waitFor(async () => expect(await imports.find(run.id)).toMatchObject({ state: 'FINISHED' }));
    expect(await imports.counts(run.id)).toMatchObject({ CREATED: 2 });
    const [{ kept }] = await opened.database.dataSource.query(
      'SELECT count(*)::integer AS kept FROM import_row WHERE fields IS NOT NULL',
    );
    expect(kept).toBe(0);
    await opened.close();
  });

  it('loses nothing when the server stops in the midst: the row in work is done, and the next one may go on at once', async () => {
    const opened = await openTestApp();
    const { imports, importWorker } = opened.features.services;
    const row = (name: string, number: number) => ({
      ...{ number, subject: 'committee-member' as const, sourceKey: name, label: name },
      fields: { name, designation: 'Member', description: 'Helps' },
    });
    const run = await imports.start(
      { userId: 0, name: '' },
      { source: 'spreadsheet:COMMITTEE', label: 'x', sheetSubject: 'COMMITTEE' },
      [row('a', 1), row('b', 2)],
    );
    let stopped = () => {};
    let isStopped = false;
    await during(
      opened,
      (manager) => manager.query('SELECT FROM import_row WHERE run_id = $1 FOR UPDATE', [run.id]),
      () => {
        importWorker.begin(run.id);
        return new Promise<void>((resolve) => {
          stopped = resolve;
        });
      },
      {
        meanwhile: async (manager) => {
          void importWorker.stop().then(() => {
            isStopped = true;
            stopped();
          });
          await manager.query('SELECT 1');
          expect(isStopped).toBe(false);
        },
      },
    );
    expect(await imports.counts(run.id)).toMatchObject({ CREATED: 1, PENDING: 1 });
    expect((await imports.stalled()).map(({ id }) => id)).toEqual([run.id]);
    await opened.close();
  });

  it('has an empty spreadsheet to fill in, whose columns are recognised, in each language', async () => {
    const paths = {
      EVENTS: 'events',
      COMMITTEE: 'committee',
      USERS: 'users',
      DONATIONS: 'donations',
      DONORS: 'donors',
    };
    const site = await app.features.services.siteSettings.find();
    for (const language of LANGUAGES)
      for (const subject of Object.values(SheetSubject)) {
        const path = `/exports/template-${paths[subject]}.xlsx?language=${language}`;
        const { statusCode, rawPayload } = await get(app, path, { authorization: `Bearer ${token}` });
        expect(statusCode).toBe(200);
        const book = new exceljs.Workbook();
        await book.xlsx.load(rawPayload as unknown as ArrayBuffer);
        const headings = (book.worksheets[0]!.getRow(1).values as string[]).slice(1);
        const fields = sheetFields(subject, site).map(({ key }, column) => [key, column]);
        expect(matchColumns(subject, site, headings), `${language} ${subject}`).toEqual(
          Object.fromEntries(fields),
        );
      }
  });

  it('may bring in nothing for a part that is unused', async () => {
    const opened = await openTestApp();
    const {
      id: _id,
      updatedAt: _at,
      version,
      ownLanguage: _own,
      translations: _texts,
      ...settings
    } = await opened.features.services.siteSettings.find();
    await opened.features.services.siteSettings.save({ userId: 0, name: '' }, version, {
      ...settings,
      unusedParts: ['committee'],
    });
    const file = { content: Buffer.from('Name\nx\n'), fileName: 'a.csv', contentType: 'text/csv' };
    const variables = { reading: { subject: 'COMMITTEE' } };
    const { errors } = await graphqlUpload(opened, {
      query: PREVIEW,
      token: await adminToken(opened),
      variables,
      file,
    });
    expect(errors?.[0]).toMatchObject({ extensions: { messageKey: 'partNotUsed' } });
    await opened.close();
  });
});
