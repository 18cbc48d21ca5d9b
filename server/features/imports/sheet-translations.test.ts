import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { IMPORT, positions, sheetsOf } from './sheet-import-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
const { send, preview, bringIn } = sheetsOf(app, () => token);

const LONG = 'Come with your family and bring a plate to share; stay for the garba in the hall.';

describe('a spreadsheet in several languages', () => {
  const csv = [
    'Event,Date,About,Event (Gujarati),About [gu],Event (Polish)',
    `Sharad Poonam,2027-10-15,${LONG},શરદ પૂનમ,રાસ ગરબા અને દૂધ પૌંઆ,Pełnia`,
    `Tulsi Vivah,2027-11-10,${LONG},,,`,
  ].join('\n');

  it('shows which columns are translations, and brings them in', async () => {
    const shown = await preview(csv, { subject: 'EVENTS' });
    expect(shown.columns.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'startsOn',
      'description',
      'name.gu',
      'description.gu',
      null,
    ]);
    expect(shown.rows).toMatchObject({ created: 2, refused: [] });
    const columns = positions({
      name: 0,
      startsOn: 1,
      description: 2,
      'name.gu': 3,
      'description.gu': 4,
    });
    expect((await bringIn(csv, { subject: 'EVENTS', columns })).counts).toMatchObject({ created: 2 });
    const rows = await app.database.dataSource.query(
      `SELECT name, translations FROM event WHERE name IN ('Sharad Poonam', 'Tulsi Vivah') ORDER BY name`,
    );
    expect(rows).toEqual([
      {
        name: 'Sharad Poonam',
        translations: { gu: { name: 'શરદ પૂનમ', description: 'રાસ ગરબા અને દૂધ પૌંઆ' } },
      },
      { name: 'Tulsi Vivah', translations: {} },
    ]);
  });

  it('says which translation cannot be taken, and has no column of a language that the site does not have', async () => {
    const long = `Event,About,Event (gu)\nHoli,${LONG},${'હ'.repeat(121)}\n`;
    expect(await preview(long, { subject: 'EVENTS' })).toMatchObject({
      rows: { created: 0, refused: [{ field: 'translations.gu.name', messageKey: 'textTooLong' }] },
    });
    const polish = {
      subject: 'EVENTS',
      columns: positions({ name: 0, description: 1, 'name.pl': 2 }),
    } as const;
    expect((await send(IMPORT, long, polish)).errors?.[0]).toMatchObject({
      extensions: { messageKey: 'invalidRequest', field: 'columns' },
    });
  });
});
