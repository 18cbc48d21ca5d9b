import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { adminToken, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const EXPORT = '/exports/contact-messages.xlsx';

interface StoredMessage {
  name?: string;
  email?: string;
  message?: string;
  createdAt?: string;
}

async function store(target: TestApp, row: StoredMessage = {}): Promise<void> {
  const { name = 'Meena', email = 'meena@example.org', message = 'Namaste', createdAt } = row;
  await target.database.dataSource.query(
    `INSERT INTO contact_message (name, email, message, created_at) VALUES ($1, $2, $3, coalesce($4, now()))`,
    [name, email, message, createdAt],
  );
}

async function download(target: TestApp = app, query = '') {
  return get(target, `${EXPORT}${query}`, { authorization: `Bearer ${await adminToken(target)}` });
}

async function sheetOf(payload: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(payload as unknown as ExcelJS.Buffer);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Sheet1']);
  return workbook.worksheets[0]!;
}

function valuesOf(sheet: ExcelJS.Worksheet, row: number): unknown[] {
  return [1, 2, 3, 4].map((column) => sheet.getCell(row, column).value);
}

describe('contact messages as an Excel file', () => {
  it('[D43] have only the heading row if there are no messages', async () => {
    await app.database.dataSource.query('DELETE FROM contact_message');
    const sheet = await sheetOf((await download()).rawPayload);
    expect([sheet.rowCount, valuesOf(sheet, 1)]).toEqual([1, ['Name', 'Email', 'Message', 'Received']]);
  });

  it('[D43] have a file name with the date, Sheet1, a heading row and the newest message first', async () => {
    await store(app, { name: 'Older' });
    await store(app, {
      name: 'હંસાબહેન & <Hansa>',
      message: 'Two\nlines 🪔',
      createdAt: '2025-07-01T12:30:00Z',
    });
    const { statusCode, headers, rawPayload } = await download();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'no-store',
    ]);
    const [day, month, year] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })
      .format(new Date())
      .split('/');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="ContactUs List ${day}-${month}-${year}.xlsx"`,
    );
    const sheet = await sheetOf(rawPayload);
    expect(valuesOf(sheet, 1)).toEqual(['Name', 'Email', 'Message', 'Received']);
    const newest = valuesOf(sheet, 2);
    expect(newest.slice(0, 3)).toEqual(['હંસાબહેન & <Hansa>', 'meena@example.org', 'Two\nlines 🪔']);
    expect(sheet.getCell(3, 1).value).toBe('Older');
  });

  it('[D43] have the time as a date cell in the local time of Leicester', async () => {
    await store(app, { name: 'In summer', createdAt: '2025-07-01T12:30:00Z' });
    await store(app, { name: 'In winter', createdAt: '2025-01-01T12:30:00Z' });
    const sheet = await sheetOf((await download()).rawPayload);
    expect(sheet.getCell(2, 4).value).toEqual(new Date('2025-01-01T12:30:00Z'));
    expect(sheet.getCell(3, 4).value).toEqual(new Date('2025-07-01T13:30:00Z'));
  });

  it.each(['=HYPERLINK("https://example.org","Click")', '+441164960100', '-2+3', '@SUM(1)', '\t=1', '\r=1'])(
    '[D43] %j is text in every column, also after it was saved as CSV',
    async (text) => {
      await store(app, { name: text, email: text, message: text });
      const sheet = await sheetOf((await download()).rawPayload);
      for (const column of [1, 2, 3]) {
        const cell = sheet.getCell(2, column);
        expect([cell.type, cell.formula, cell.numFmt]).toEqual([ExcelJS.ValueType.String, undefined, '@']);
        // XML normalises line ends.
        expect(String(cell.value).replace('\n', '\r')).toBe(`'${text}`);
      }
    },
  );

  it('[D43] have what the filter of the page finds, and refuse one that the page refuses', async () => {
    await store(app, { name: 'Asked for' });
    await store(app, { name: 'Another' });
    const sheet = await sheetOf((await download(app, '?search=asked%20for')).rawPayload);
    expect([sheet.rowCount, sheet.getCell(2, 1).value]).toEqual([2, 'Asked for']);
    expect((await download(app, `?search=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });

  it('[D43] may contain characters that XML does not allow', async () => {
    await store(app, { name: 'a\u0001b\u000bc\uffffd', message: ']]> & "x"' });
    const sheet = await sheetOf((await download()).rawPayload);
    expect(valuesOf(sheet, 2)).toEqual(['abcd', 'meena@example.org', ']]> & "x"', expect.any(Date)]);
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[D21] [AUTHZ-2] %s gets nothing', async (who, status) => {
    const owner =
      who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: (await buildUser(app)).id };
    const authorization = who === 'nobody' ? undefined : `Bearer ${await openSession(app, owner)}`;
    const response = await get(app, EXPORT, authorization ? { authorization } : {});
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(response.body).not.toContain('PK');
  });

  it('answer an error instead of a broken file if the list cannot be read', async () => {
    const broken = await openTestApp();
    await broken.database.dataSource.query('ALTER TABLE contact_message RENAME TO contact_message_away');
    const response = await download(broken);
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([500, undefined]);
    expect(response.json().errors[0].message).toBe('Something went wrong internal server error.');
    await broken.close();
  });

  it('survive an aborted download, and a long file has every message once', async () => {
    const busy = await openTestApp();
    await busy.database.dataSource.query(
      `INSERT INTO contact_message (name, email, message)
       SELECT 'Many ' || n, 'many@example.org', (SELECT string_agg(md5(n::text || m), ' ') FROM generate_series(1, 90) m)
         FROM generate_series(1, 1500) n`,
    );
    await busy.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = busy.server.server.address() as AddressInfo;
    const authorization = `Bearer ${await adminToken(busy)}`;
    const abort = async () => {
      const sent = request({ port, host: '127.0.0.1', path: EXPORT, headers: { authorization } }).end();
      const [response] = await once(sent, 'response');
      await once(response, 'data');
      response.destroy();
    };
    await Promise.all([abort(), abort(), abort()]);
    const sheet = await sheetOf((await download(busy)).rawPayload);
    const names = Array.from({ length: sheet.rowCount - 1 }, (_, index) => sheet.getCell(index + 2, 1).value);
    expect(names).toEqual(Array.from({ length: 1500 }, (_, index) => `Many ${1500 - index}`));
    await busy.close();
  });
});
