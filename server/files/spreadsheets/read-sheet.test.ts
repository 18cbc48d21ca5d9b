import exceljs from 'exceljs';
import fc from 'fast-check';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readContent } from './read-sheet-fixtures.ts';

const textsOf = async (content: Buffer | string) => {
  const { columns, rows } = await readContent(content);
  return [columns, ...rows.map(({ cells }) => cells)];
};

async function workbook(fill: (sheet: exceljs.Worksheet, book: exceljs.Workbook) => void): Promise<Buffer> {
  const book = new exceljs.Workbook();
  fill(book.addWorksheet('Members'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A workbook, changed as a zip. */
async function repacked(change: (zip: JSZip) => void): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await workbook((sheet) => sheet.addRows([['Name'], ['Asha']])));
  change(zip);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 9 } });
}

const UNREADABLE = { messageKey: 'sheetUnreadable', field: 'file' };
const TOO_LARGE = { messageKey: 'sheetTooLarge', field: 'file' };

const PEOPLE = [
  ['Name', 'Town'],
  ['Zoë Pïnto', 'Wells'],
  ['Asha "Ben", née Rao', 'Line\none'],
];

describe('a text with separated values', () => {
  it.each([',', ';', '\t', '|'])('is read with the separator %j', async (delimiter) => {
    expect(await textsOf(Papa.unparse(PEOPLE, { delimiter }))).toEqual(PEOPLE);
  });

  it('says its separator as Excel does', async () => {
    const { columns, rows } = await readContent('sep=;\r\nName;Town\r\nA, B;Wells\r\n');
    expect([columns, rows]).toEqual([
      ['Name', 'Town'],
      [{ number: 3, cells: ['A, B', 'Wells'], formulas: [] }],
    ]);
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['that of Windows in western Europe', (text) => Buffer.from(text, 'latin1')],
  ])('is read in %s', async (_name, encode) => {
    expect(await textsOf(encode(Papa.unparse(PEOPLE)))).toEqual(PEOPLE);
  });

  it('has the signs that Windows puts where others have none', async () => {
    const written = 'Name,Price\r\nDi\x92s caf\xe9 \x96 \x93open\x94,\x805\r\n';
    expect(await textsOf(Buffer.from(written, 'latin1'))).toEqual([
      ['Name', 'Price'],
      ['Di’s café – “open”', '€5'],
    ]);
  });

  it('is read in Gujarati and Telugu', async () => {
    const people = [
      ['નામ', 'ఊరు'],
      ['આશા', 'గుంటూరు'],
    ];
    expect(await textsOf(Papa.unparse(people))).toEqual(people);
  });

  it('is read as it was written', async () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\0\s\ufeff]/g, 'x'));
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 6 }).filter((all) => {
      const filled = all.every(([one, other]) => one !== '' && other !== '');
      return filled && all.length > 1;
    });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        expect(await textsOf(Papa.unparse(written, { quotes: true }))).toEqual(written);
      }),
      { numRuns: 50 },
    );
  });

  it('has no formulas: what begins as one is a text, as a payer may have written it', async () => {
    const csv = 'Name,Mobile,Sum\n"=HYPERLINK(""http://x"")",+44 7700 900123,-5\n@SUM(1),+A1,1\n';
    const { rows } = await readContent(csv);
    expect(rows).toEqual([
      { number: 2, cells: ['=HYPERLINK("http://x")', '+44 7700 900123', '-5'], formulas: [] },
      { number: 3, cells: ['@SUM(1)', '+A1', '1'], formulas: [] },
    ]);
  });

  it('whose first row has a quotation mark that is never closed is refused with that', async () => {
    await expect(readContent('Name,"Town\nAsha,Wells\n')).rejects.toMatchObject({
      messageKey: 'rowQuoteOpen',
    });
  });

  it('is not cut off silently where many rows are empty', async () => {
    await expect(readContent(`Name\n${'x\n\n'.repeat(9_999)}${'\n'.repeat(9)}last\n`)).rejects.toMatchObject(
      TOO_LARGE,
    );
  });

  it('without rows is refused', async () => {
    for (const content of ['Name,Town\n', '\n\n,,\n', ' '])
      await expect(readContent(content)).rejects.toMatchObject({ messageKey: 'sheetEmpty' });
  });

  it('with too many rows, columns or bytes is refused', async () => {
    await expect(readContent(`Name\n${'x\n'.repeat(10_001)}`)).rejects.toMatchObject(TOO_LARGE);
    await expect(readContent(`${'x,'.repeat(60)}x\n1`)).rejects.toMatchObject(TOO_LARGE);
    await expect(readContent(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))).rejects.toMatchObject(TOO_LARGE);
    expect((await readContent(`Name\n${'x\n'.repeat(10_000)}`)).rows).toHaveLength(10_000);
    expect((await readContent(`${'x,'.repeat(59)}x\n1`)).columns).toHaveLength(60);
    const most = `Name\nx\n${' '.repeat(5 * 1024 * 1024 - 7)}`;
    expect((await readContent(most)).rows).toHaveLength(1);
  });
});

describe('a workbook', () => {
  it('has dates, numbers, links and styled texts as people see them', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([
        ['Date', 'Mobile', 'Sum', 'Site', 'Name', 'Yes'],
        [
          new Date('2024-04-05T00:00:00Z'),
          447700900123,
          0.1 + 0.2,
          { text: 'Ours', hyperlink: 'https://example.org' },
          { richText: [{ text: 'Asha ' }, { text: 'Rao', font: { bold: true } }] },
          true,
        ],
      ]);
    });
    expect((await textsOf(content))[1]).toEqual([
      '2024-04-05',
      '447700900123',
      '0.3',
      'Ours',
      'Asha Rao',
      'true',
    ]);
  });

  it('has the text of merged cells once, in the first of them', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([
        ['Name', 'Town', 'Mobile'],
        ['Asha Rao', '', '07700 900123'],
      ]);
      sheet.mergeCells('A2:B2');
    });
    expect((await textsOf(content))[1]).toEqual(['Asha Rao', '', '07700 900123']);
  });

  it('counts its rows as Excel does, without the empty ones', async () => {
    const content = await workbook((sheet) => {
      sheet.getCell('B2').value = 'Name';
      sheet.getCell('B5').value = 'Asha';
    });
    expect((await readContent(content)).rows).toEqual([{ number: 5, cells: ['', 'Asha'], formulas: [] }]);
  });

  it('is read from its first sheet that is shown', async () => {
    const content = await workbook((sheet, book) => {
      sheet.addRows([['Secret'], ['x']]);
      sheet.state = 'hidden';
      book.addWorksheet('Shown').addRows([['Name'], ['Asha']]);
    });
    expect((await readContent(content)).columns).toEqual(['Name']);
  });

  it('has no formulas that are worked out, nor their last results', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([
        ['Name', 'Sum'],
        ['Asha', { formula: 'SUM(1,2)', result: 3 }],
      ]);
      sheet.fillFormula('B3:B4', 'A3', [1, 2]);
    });
    const { rows } = await readContent(content);
    expect(rows.map(({ cells, formulas }) => [cells[1] ?? '', formulas])).toEqual([
      ['', [1]],
      ['', [1]],
      ['', [1]],
    ]);
  });

  it('that is packed smaller than it may be, but not unpacked, is refused', async () => {
    const bomb = await repacked((zip) => zip.file('xl/media/image1.bin', Buffer.alloc(61 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readContent(bomb)).rejects.toMatchObject(TOO_LARGE);
  });

  it('with a million rows is refused before it is parsed', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 1}"/>`).join('');
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    await expect(
      readContent(await repacked((zip) => zip.file('xl/worksheets/sheet1.xml', sheet))),
    ).rejects.toMatchObject(TOO_LARGE);
  });

  const PARTS = { sheet: 'xl/worksheets/sheet1.xml', workbook: 'xl/workbook.xml' };

  it.each<[string, keyof typeof PARTS, string, string]>([
    ['merged', 'sheet', '</sheetData>', '<mergeCells><mergeCell ref="A3:XFD1048576"/></mergeCells>'],
    [
      'checked as people type',
      'sheet',
      '</sheetData>',
      '<dataValidations><dataValidation type="whole" sqref="A1:XFD1048576"><formula1>1</formula1></dataValidation></dataValidations>',
    ],
    [
      'named',
      'workbook',
      '</sheets>',
      '<definedNames><definedName name="all">Members!$A$1:$XFD$1048576</definedName></definedNames>',
    ],
  ])('of which the whole sheet is %s is read like any other', async (_name, part, after, added) => {
    const content = await repacked((zip) => {
      const changed = zip
        .file(PARTS[part])!
        .async('string')
        .then((xml) => xml.replace(after, after + added));
      zip.file(PARTS[part], changed);
    });
    expect(content.length).toBeLessThan(8000);
    expect((await readContent(content)).rows).toHaveLength(1);
  });

  it('with as wide a column as there may be numbers is read like any other', async () => {
    const content = await repacked((zip) => {
      const wide = '<cols><col min="1" max="2000000000" width="9"/></cols><sheetData>';
      const changed = zip
        .file(PARTS.sheet)!
        .async('string')
        .then((xml) => xml.replace('<sheetData>', wide));
      zip.file(PARTS.sheet, changed);
    });
    expect((await readContent(content)).rows).toHaveLength(1);
  });

  it.each([
    ['rows', PARTS.sheet, '<worksheet><sheetData>', '<row/>'],
    ['rows in a namespace', PARTS.sheet, '<x:worksheet><x:sheetData>', '<x:row  />'],
    ['shared texts', 'xl/sharedStrings.xml', '<sst>', '<si/>'],
    ['styles', 'xl/styles.xml', '<styleSheet><cellXfs>', '<xf />'],
  ])('with millions of empty %s is refused before it is parsed', async (_name, part, begin, empty) => {
    const content = await repacked((zip) => zip.file(part, begin + empty.repeat(1_000_000)));
    await expect(readContent(content)).rejects.toMatchObject(TOO_LARGE);
  });

  it('with a cell in the last corner of Excel is refused', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([['Name'], ['Asha']]);
      sheet.getCell('XFD1048576').value = 'far away';
    });
    await expect(readContent(content)).rejects.toMatchObject(TOO_LARGE);
  });

  it('that lies about the size of a part, is cut off, old or something else is refused', async () => {
    const honest = await repacked(() => {});
    const lying = Buffer.from(honest);
    const directory = lying.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    lying.writeUInt32LE(1, directory + 24);
    for (const content of [
      lying,
      honest.subarray(0, honest.length / 2),
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      await new JSZip().file('a.txt', 'no workbook').generateAsync({ type: 'nodebuffer' }),
      await repacked((zip) => zip.file('xl/workbook.xml', '<broken')),
    ])
      await expect(readContent(content)).rejects.toMatchObject(UNREADABLE);
  });
});
