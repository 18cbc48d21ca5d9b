import exceljs from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { readContent } from './read-sheet-fixtures.ts';

/** A workbook of two columns, changed as a zip. */
async function changed(
  change: (texts: Map<string, string>) => void,
  fill?: (book: exceljs.Workbook) => void,
) {
  const book = new exceljs.Workbook();
  if (fill) fill(book);
  else
    book.addWorksheet('1').addRows([
      ['Name', 'Amount', 'Day'],
      ['Asha', 12.5, new Date('2026-10-14')],
      ['', '', ''],
      ['Ravi & Leela', 7, new Date('2026-10-15')],
    ]);
  const zip = await JSZip.loadAsync(await book.xlsx.writeBuffer());
  const texts = new Map<string, string>();
  for (const name of Object.keys(zip.files)) texts.set(name, await zip.files[name]!.async('text'));
  change(texts);
  const repacked = new JSZip();
  for (const [name, text] of texts) repacked.file(name, text);
  return repacked.generateAsync({ type: 'nodebuffer' });
}

const ROWS = [
  { number: 2, cells: ['Asha', '12.5', '2026-10-14'] },
  { number: 4, cells: ['Ravi & Leela', '7', '2026-10-15'] },
];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

describe('a workbook of another writer', () => {
  it('whose elements have a prefix is read', async () => {
    const content = await changed((texts) => {
      for (const [name, text] of texts)
        if (text.includes(`xmlns="${MAIN}"`))
          texts.set(
            name,
            text
              .replace(`xmlns="${MAIN}"`, `xmlns:x="${MAIN}"`)
              .replaceAll(/<(\/?)(?=[a-zA-Z])(?!\w+:)/g, '<$1x:'),
          );
    });
    const { columns, rows } = await readContent(content);
    expect(columns).toEqual(['Name', 'Amount', 'Day']);
    expect(rows).toMatchObject(ROWS);
  });

  it('whose cells and rows do not say where they are is read in their order', async () => {
    const content = await changed((texts) => {
      const name = 'xl/worksheets/sheet1.xml';
      texts.set(name, texts.get(name)!.replaceAll(/(<(?:row|c)\b[^>]*?) r="[^"]*"/g, '$1'));
    });
    const { columns, rows } = await readContent(content);
    expect(columns).toEqual(['Name', 'Amount', 'Day']);
    expect(rows.map(({ cells }) => cells)).toEqual(ROWS.map(({ cells }) => cells));
  });
});

it('an empty first sheet of a workbook is passed over', async () => {
  const content = await changed(
    () => undefined,
    (book) => {
      book.addWorksheet('Cover').getCell('A1').font = { bold: true };
      book.addWorksheet('Lines').addRows([['Name'], ['Asha']]);
    },
  );
  expect((await readContent(content)).columns).toEqual(['Name']);
});

it('a time of day of a workbook is read as its clock shows it', async () => {
  const content = await changed(
    () => undefined,
    (book) => {
      const sheet = book.addWorksheet('1');
      sheet.addRows([['Name', 'Time'], ...[18.5 / 24, 19 / 24, 9.75 / 24].map((part) => ['Garba', part])]);
      sheet.getColumn(2).numFmt = 'h:mm AM/PM';
    },
  );
  const { rows } = await readContent(content);
  expect(rows.map(({ cells }) => cells[1])).toEqual(['18:30', '19:00', '09:45']);
});

it('an error of a workbook is read as it is shown, and not as an empty cell', async () => {
  const content = await changed(
    () => undefined,
    (book) =>
      book.addWorksheet('1').addRows([
        ['Name', 'Sum'],
        ['Asha', { error: '#N/A' }],
      ]),
  );
  expect((await readContent(content)).rows).toMatchObject([{ cells: ['Asha', '#N/A'] }]);
});

it.each([
  [
    'an OpenDocument spreadsheet',
    'sheetIsOds',
    async () =>
      new JSZip()
        .file('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')
        .file('content.xml', '<x/>')
        .generateAsync({ type: 'nodebuffer' }),
  ],
  ['a PDF', 'sheetUnreadable', async () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  [
    'a web page that is called .xls',
    'sheetUnreadable',
    async () => '\n<html><table><tr><td>Date</td></tr>\n<tr><td>1</td></tr></table></html>',
  ],
  ['an XML table', 'sheetUnreadable', async () => '<?xml version="1.0"?>\n<Workbook>\n</Workbook>'],
  ['what accounting programs read', 'sheetUnreadable', async () => 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>\n'],
])('%s is refused with what helps', async (_what, messageKey, content) => {
  await expect(readContent(await content())).rejects.toMatchObject({ messageKey, field: 'file' });
});
