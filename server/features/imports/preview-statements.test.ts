import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { PREVIEW, type Reading, sheetsOf } from './sheet-import-fixtures.ts';

const app = sharedTestApp();
let token: string;
const { send, preview } = sheetsOf(app, () => token);

beforeAll(async () => {
  token = await adminToken(app);
});

const ABOUT = 'Come with your family and bring a plate to share; stay for the garba in the hall.';
const SHEETS: [Reading['subject'], heading: string, row: (at: number) => string][] = [
  ['EVENTS', 'Event,Date,About', (at) => `Holi ${at},2027-03-14,${ABOUT}`],
  ['COMMITTEE', 'Name,Designation,Description', (at) => `Asha ${at},Chair,${ABOUT}`],
  ['USERS', 'Name,Email,Mobile', (at) => `Asha Rao,asha${at}@example.org,0770090${1000 + at}`],
  ['DONATIONS', 'Date,Name,Amount,Type', (at) => `2024-04-13,Donor ${at},11.00,Navratri`],
  [
    'DONORS',
    'First name,Surname,Email,House,Postcode,Declaration date,What it covers,How it was made',
    (at) => `Asha,Rao ${'n'.repeat(at % 7)},asha${at}@example.org,12,LE4 6XX,2019-05-06,future,paper`,
  ],
];

it.each(SHEETS)(
  'a preview of %s asks the database as often for many rows as for one',
  async (subject, heading, row) => {
    const sheet = (rows: number) => [heading, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n');
    const many = await preview(sheet(40), { subject });
    expect(many.rows).toMatchObject({ refused: [], created: 40, known: 0 });
    const asked = (rows: number) => countStatements(() => send(PREVIEW, sheet(rows), { subject }));
    const one = await asked(1);
    expect(await asked(40)).toBe(one);
  },
);
