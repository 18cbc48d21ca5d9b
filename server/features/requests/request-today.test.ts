import ExcelJS from 'exceljs';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken, buildOfficer, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACKNOWLEDGE, asOwner, CLOSE, dayIn, enter } from './requests-fixtures.ts';

const app = sharedTestApp();

const TODAY = `{ today {
  waiting { kind count id name requestKind step dueOn } coming { kind id name isWholeDay }
} }`;

beforeEach(() => app.database.dataSource.query('TRUNCATE rights_request CASCADE'));

const byPhone = { notifiedBy: 'PHONE', notifiedOn: currentDay(), text: 'Said so' };

describe('on the page of the day', () => {
  it('each open one waits with its next step, the most urgent first, until it is closed', async () => {
    const complaint = await enter(app, { kind: 'COMPLAINT', about: 'A photo\non the site' });
    const overdue = await enter(app, { kind: 'COMPLAINT', receivedOn: dayIn(-60) });
    const waiting = async () => (await asOwner(app, TODAY)).data.today.waiting;
    expect(await waiting()).toEqual([
      expect.objectContaining({ id: overdue.id, step: 'ACKNOWLEDGE', dueOn: overdue.acknowledgeBy }),
      {
        kind: 'RIGHTS_REQUEST',
        count: 1,
        id: complaint.id,
        name: 'A photo on the site',
        requestKind: 'COMPLAINT',
        step: 'ACKNOWLEDGE',
        dueOn: complaint.acknowledgeBy,
      },
    ]);
    await asOwner(app, ACKNOWLEDGE, { id: overdue.id, version: 1, input: byPhone });
    expect((await waiting()).find(({ id }: { id: number }) => id === overdue.id)).toMatchObject({
      step: 'ANSWER',
      dueOn: overdue.answerBy,
    });
    const closing = { ...byPhone, outcome: 'ANSWERED' };
    await asOwner(app, CLOSE, { id: overdue.id, version: 2, input: closing });
    expect((await waiting()).map(({ id }: { id: number }) => id)).toEqual([complaint.id]);
  });

  it('are read there by name: each look is in the log', async () => {
    await enter(app);
    const looks = async () =>
      (
        await app.database.dataSource.query(
          `SELECT FROM audit_entry WHERE action = 'READ_LIST' AND subject = 'rights-request'`,
        )
      ).length;
    const before = await looks();
    await asOwner(app, TODAY);
    expect(await looks()).toBe(before + 1);
  });

  it('what is due within the week comes there', async () => {
    const { id } = await enter(app, { kind: 'COMPLAINT', receivedOn: dayIn(-26) });
    await enter(app, { kind: 'COMPLAINT' });
    const { coming } = (await asOwner(app, TODAY)).data.today;
    expect(coming).toEqual([
      { kind: 'RIGHTS_REQUEST', id, name: `R${String(id).padStart(5, '0')}`, isWholeDay: true },
    ]);
  });

  it('nothing of it is told to others', async () => {
    await enter(app);
    const { id } = await buildOfficer(app, ['EDITOR', 'TREASURER', 'HALL_SECRETARY']);
    const { data } = await graphql(app, { query: TODAY, token: await openSession(app, { userId: id }) });
    expect(data.today).toEqual({ waiting: [], coming: [] });
  });
});

describe('the register as an Excel file', () => {
  it('has a row for each, and texts that look like formulas stay texts', async () => {
    await enter(app, {
      name: '=HYPERLINK("https://example.org")',
      receivedOn: '2026-11-09',
      kind: 'ERASURE',
    });
    const { statusCode, rawPayload } = await get(app, '/exports/requests.xlsx', {
      authorization: `Bearer ${await adminToken(app)}`,
    });
    expect(statusCode).toBe(200);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
    const [sheet] = workbook.worksheets;
    expect(sheet!.rowCount).toBe(2);
    const [, reference, kind, , how, name] = sheet!.getRow(2).values as unknown[];
    expect([reference, kind, how]).toEqual([
      expect.stringMatching(/^R\d{5}$/),
      'To have data erased',
      'Letter',
    ]);
    expect(name).toEqual(expect.any(String));
  });

  it('is not for others', async () => {
    const { id } = await buildOfficer(app, ['EDITOR']);
    const authorization = `Bearer ${await openSession(app, { userId: id })}`;
    expect((await get(app, '/exports/requests.xlsx', { authorization })).statusCode).toBe(403);
    expect((await get(app, '/exports/requests.xlsx')).statusCode).toBe(401);
  });
});
