import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type WorkbookColumn, workbookName, writeWorkbook } from './workbook.ts';

interface TestRow {
  text: string;
  moment: Date | null;
  pence: number;
}

const COLUMNS: WorkbookColumn<TestRow>[] = [
  { header: 'Text', width: 20, format: 'text', value: ({ text }) => text },
  { header: 'Moment', width: 20, format: 'time', value: ({ moment }) => moment },
  { header: 'Amount', width: 20, format: 'pence', value: ({ pence }) => pence },
];

function row(text: string, others: Partial<TestRow> = {}): TestRow {
  return { text, moment: new Date('2026-07-01T11:00:00Z'), pence: 123_450, ...others };
}

async function sheetOf(rows: TestRow[]): Promise<ExcelJS.Worksheet> {
  const output = new PassThrough();
  const [file] = await Promise.all([buffer(output), writeWorkbook(output, COLUMNS, rows, async () => [])]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  return workbook.worksheets[0]!;
}

describe('workbook cells', () => {
  it('an amount is a number formatted as pounds; a time is in the time zone of the office', async () => {
    const sheet = await sheetOf([row('a'), row('b', { moment: null, pence: 29 })]);
    const amount = sheet.getCell(2, 3);
    expect([amount.value, amount.numFmt]).toEqual([1234.5, '£#,##0.00']);
    expect(sheet.getCell(3, 3).value).toBe(0.29);
    expect(sheet.getCell(2, 2).value).toEqual(new Date('2026-07-01T12:00:00Z'));
    expect(sheet.getCell(3, 2).value).toBeNull();
  });

  it.each(['\u0001=HYPERLINK("https://example.org")', '\u007f\u000b+1', '\uffff@SUM(1)', '\u0000-2+3'])(
    '[D43] %j is text despite control characters before the formula',
    async (text) => {
      const { value } = (await sheetOf([row(text)])).getCell(2, 1);
      expect(String(value)).toMatch(/^'[=+@-]/);
    },
  );

  const HIDDEN =
    '\u00a0 \u00ad \u034f \u061c \u115f \u180e \u2003 \u200b \u200d \u200e \u202e \u2060 \u2066 \u2800 \u3000 \u3164 \ufe0f \ufeff \u{e0020}';

  it.each([...'=+-@＝＋－＠﹢﹣﹦﹫−'])(
    '[D43] a value starting with %j is text, even after invisible characters',
    async (sign) => {
      const starts = ['', ' ', ...HIDDEN.split(' '), '\u200b\u00a0\ufeff', '\u200b\t', '\u00ad\r\n'];
      const typed = starts.map((start) => `${start}${sign}1+1`);
      const sheet = await sheetOf(typed.map((text) => row(text)));
      for (const [index, text] of typed.entries())
        expect(String(sheet.getCell(index + 2, 1).value), JSON.stringify(starts[index])).toBe(
          `'${text.replace('\r\n', '\n')}`,
        );
    },
  );

  it.each(['\tnote', '\rnote', '\nnote', '\u200b\tnote'])(
    '[D43] %j is escaped, so that pasting does not split it',
    async (text) => {
      expect(String((await sheetOf([row(text)])).getCell(2, 1).value)).toMatch(/^'/);
    },
  );

  it.each(['a=b', '5-6', 'આશા-દીપ', '\u200eAsha', '', ' '])('[D43] %j is unchanged', async (text) => {
    expect((await sheetOf([row(text)])).getCell(2, 1).value ?? '').toBe(text);
  });

  it('[D43] text that looks like an escape sequence is preserved', async () => {
    const typed = ['_x003D_1+1', 'a_x0041_b', '_X000d_', '_x005F_x0041_', 'snake_x_case_x12'];
    const sheet = await sheetOf(typed.map((text) => row(text)));
    // Decodes as Excel does; ExcelJS does not decode these escapes.
    const read = typed.map((_text, index) =>
      String(sheet.getCell(index + 2, 1).value).replace(/_x([0-9a-f]{4})_/gi, (_all, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    );
    expect(read).toEqual(typed);
  });

  it('[D43] the file name has the date in the time zone of the office', () => {
    expect(workbookName('Donations', new Date('2026-06-30T23:30:00Z'))).toBe('Donations 01-07-2026.xlsx');
  });
});

describe('writing a workbook', () => {
  const ROWS = 500;

  /** A batch of incompressible rows. */
  function rows(): TestRow[] {
    return Array.from({ length: ROWS }, () => row(randomBytes(1500).toString('base64')));
  }

  it('[D43] applies back pressure instead of buffering the file', async () => {
    const output = new PassThrough();
    let received = 0;
    output.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    let batches = 0;
    let ahead = 0;
    await writeWorkbook(output, COLUMNS, rows(), async () => {
      batches += 1;
      // Compression reduces Base64 to about the 1500 bytes that it encodes.
      ahead = Math.max(ahead, batches * ROWS * 1500 - received);
      return setImmediate(batches < 30 ? rows() : []);
    });
    expect(batches).toBe(30);
    expect(ahead).toBeLessThan(5_000_000);
  });

  it('[D43] stops when the reader disconnects', async () => {
    const output = new PassThrough();
    const endless = writeWorkbook(output, COLUMNS, rows(), () => setImmediate(rows()));
    await once(output, 'readable');
    output.destroy();
    await expect(endless).resolves.toBeUndefined();
  });
});
