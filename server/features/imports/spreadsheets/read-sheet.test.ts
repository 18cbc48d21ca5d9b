import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import fc from 'fast-check';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { readRows } from './read-rows.ts';
import { readSheet } from './read-sheet.ts';
import { templateOf } from './template.ts';

async function read(content: Buffer | string) {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'sheet');
  await writeFile(path, content);
  return readSheet(path);
}

const textsOf = async (content: Buffer | string) => {
  const { columns, rows } = await read(content);
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
    const { columns, rows } = await read('sep=;\r\nName;Town\r\nA, B;Wells\r\n');
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

  it('is read in Gujarati and Telugu', async () => {
    const people = [
      ['નામ', 'ఊరు'],
      ['આશા', 'గుంటూరు'],
    ];
    expect(await textsOf(Papa.unparse(people))).toEqual(people);
  });

  it('is read as it was written', async () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\0\s=@+\-\ufeff]/g, 'x'));
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

  it('has no formulas that are worked out; a telephone number and a minus are none', async () => {
    const csv = 'Name,Mobile,Sum\n"=HYPERLINK(""http://x"")",+44 7700 900123,-5\n@SUM(1),+A1,1\n';
    const { rows } = await read(csv);
    expect(rows).toEqual([
      { number: 2, cells: ['', '+44 7700 900123', '-5'], formulas: [0] },
      { number: 3, cells: ['', '', '1'], formulas: [0, 1] },
    ]);
  });

  it('without rows is refused', async () => {
    for (const content of ['Name,Town\n', '\n\n,,\n', ' '])
      await expect(read(content)).rejects.toMatchObject({ messageKey: 'sheetEmpty' });
  });

  it('with too many rows, columns or bytes is refused', async () => {
    await expect(read(`Name\n${'x\n'.repeat(5001)}`)).rejects.toMatchObject(TOO_LARGE);
    await expect(read(`${'x,'.repeat(60)}x\n1`)).rejects.toMatchObject(TOO_LARGE);
    await expect(read(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))).rejects.toMatchObject(TOO_LARGE);
    expect((await read(`Name\n${'x\n'.repeat(5000)}`)).rows).toHaveLength(5000);
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

  it('counts its rows as Excel does, without the empty ones', async () => {
    const content = await workbook((sheet) => {
      sheet.getCell('B2').value = 'Name';
      sheet.getCell('B5').value = 'Asha';
    });
    expect((await read(content)).rows).toEqual([{ number: 5, cells: ['', 'Asha'], formulas: [] }]);
  });

  it('is read from its first sheet that is shown', async () => {
    const content = await workbook((sheet, book) => {
      sheet.addRows([['Secret'], ['x']]);
      sheet.state = 'hidden';
      book.addWorksheet('Shown').addRows([['Name'], ['Asha']]);
    });
    expect((await read(content)).columns).toEqual(['Name']);
  });

  it('has no formulas that are worked out, nor their last results', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([
        ['Name', 'Sum'],
        ['Asha', { formula: 'SUM(1,2)', result: 3 }],
      ]);
      sheet.fillFormula('B3:B4', 'A3', [1, 2]);
    });
    const { rows } = await read(content);
    expect(rows.map(({ cells, formulas }) => [cells[1] ?? '', formulas])).toEqual([
      ['', [1]],
      ['', [1]],
      ['', [1]],
    ]);
  });

  it('that is packed smaller than it may be, but not unpacked, is refused', async () => {
    const bomb = await repacked((zip) => zip.file('xl/media/image1.bin', Buffer.alloc(61 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(read(bomb)).rejects.toMatchObject(TOO_LARGE);
  });

  it('with a million rows is refused before it is parsed', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 1}"/>`).join('');
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    await expect(
      read(await repacked((zip) => zip.file('xl/worksheets/sheet1.xml', sheet))),
    ).rejects.toMatchObject(TOO_LARGE);
  });

  it('with a cell in the last corner of Excel is refused', async () => {
    const content = await workbook((sheet) => {
      sheet.addRows([['Name'], ['Asha']]);
      sheet.getCell('XFD1048576').value = 'far away';
    });
    await expect(read(content)).rejects.toMatchObject(TOO_LARGE);
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
      await expect(read(content)).rejects.toMatchObject(UNREADABLE);
  });
});

describe('columns', () => {
  it('of our own template are found, and its needed ones have a star', async () => {
    const headings = {
      name: 'Name',
      email: 'E-mail',
      mobile: 'Mobile no.',
      address: 'Address',
      postcode: 'Post code',
      sheri: 'Sheri',
    };
    const template = await templateOf('USERS', headings);
    const book = new exceljs.Workbook();
    await book.xlsx.load(template as unknown as ArrayBuffer);
    const sheet = book.worksheets[0]!;
    sheet.addRow(['Asha', 'asha@example.org', '07700 900123']);
    const { columns } = await read(Buffer.from(await book.xlsx.writeBuffer()));
    expect(columns).toEqual(['Name *', 'E-mail *', 'Mobile no. *', 'Address', 'Post code', 'Sheri']);
    expect(matchColumns('USERS', columns)).toEqual({
      name: 0,
      email: 1,
      mobile: 2,
      address: 3,
      postcode: 4,
      sheri: 5,
    });
  });

  it('are found however they are written, each for one field', () => {
    expect(matchColumns('GIFTS', ['Payer', 'DATE RECEIVED', 'Amount (£)', 'Fund', 'Colour'])).toEqual({
      donorName: 0,
      receivedOn: 1,
      amount: 2,
      type: 3,
    });
    expect(matchColumns('EVENTS', ['Name', 'Event', 'When'])).toMatchObject({ name: 1, startsOn: 2 });
  });

  it('are remembered from the last time', () => {
    const columns = ['Who', 'What they do', 'More'];
    const remembered = { name: 'who', designation: 'what they do', description: 'more' };
    expect(matchColumns('COMMITTEE', columns)).toEqual({});
    expect(matchColumns('COMMITTEE', columns, remembered)).toEqual({
      name: 0,
      designation: 1,
      description: 2,
    });
  });
});

describe('rows', () => {
  const rowsOf = async (csv: string, columns: Record<string, number>, dateOrder?: 'DAY_FIRST') =>
    readRows(await read(csv), { subject: 'GIFTS', columns, dateOrder });
  const COLUMNS = { receivedOn: 0, donorName: 1, amount: 2, type: 3 };

  it('have all fields of their kind, and those that cannot be read say why', async () => {
    const csv = [
      'Date,Name,Amount,Fund',
      '2024-04-05,Asha,10.50,Hall',
      '2024-04-05,,10,Hall',
      'yesterday,Asha,10,Hall',
      '2024-04-05,Asha,ten,Hall',
      '2024-04-05,=A1,10,Hall',
      `2024-04-05,${'x'.repeat(10_001)},10,Hall`,
    ].join('\n');
    expect(await rowsOf(csv, COLUMNS)).toEqual([
      {
        number: 2,
        fields: {
          receivedOn: '2024-04-05',
          donorName: 'Asha',
          amount: '10.50',
          type: 'Hall',
          email: '',
          phone: '',
          message: '',
        },
      },
      { number: 3, problem: { key: 'cellRequired', field: 'donorName' } },
      { number: 4, problem: { key: 'invalidDate', field: 'receivedOn' } },
      { number: 5, problem: { key: 'invalidAmount', field: 'amount' } },
      { number: 6, problem: { key: 'cellHasFormula', field: 'donorName' } },
      { number: 7, problem: { key: 'cellTooLong', field: 'donorName' } },
    ]);
  });

  it('wait for an answer about their dates, and for the columns they need', async () => {
    const csv = 'Date,Name,Amount,Fund\n05/04/2024,Asha,10,Hall\n';
    await expect(rowsOf(csv, COLUMNS)).rejects.toMatchObject({
      messageKey: 'sheetDatesUnclear',
      field: 'receivedOn',
    });
    expect(await rowsOf(csv, COLUMNS, 'DAY_FIRST')).toMatchObject([{ fields: { receivedOn: '2024-04-05' } }]);
    await expect(rowsOf(csv, { receivedOn: 0 }, 'DAY_FIRST')).rejects.toMatchObject({
      messageKey: 'sheetColumnsMissing',
      field: 'donorName',
    });
  });
});
