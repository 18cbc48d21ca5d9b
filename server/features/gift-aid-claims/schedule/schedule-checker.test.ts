import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { readSchedule } from './schedule-checker.ts';
import { writeSchedule } from './write-schedule.ts';

const TODAY = '2026-11-25';
const ROW = '<table:table-row><table:table-cell/></table:table-row>';

/** A good schedule of two rows, whose content something is done to. */
async function changed(change: (content: string) => string, first = 'mimetype'): Promise<Buffer> {
  const taxpayer = {
    ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Patel' },
    ...{ house: '12A', livesAbroad: false, postcode: 'ME14 9XX' },
  };
  const file = await writeSchedule({
    earliestDay: '2026-04-05',
    overclaimedPence: 625,
    gifts: [
      { day: '2026-04-05', pence: 2501, taxpayer },
      { day: '2026-05-01', pence: 88_000, description: 'Small gifts' },
    ],
  });
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  const written = new ZipFile();
  for await (const entry of archive.eachEntry()) {
    const part = await buffer(await archive.openReadStreamPromise(entry));
    const isContent = entry.fileName === 'content.xml';
    const text = isContent ? change(part.toString()) : part.toString();
    if (isContent && change(part.toString()) === part.toString()) throw new Error('Nothing was changed.');
    const name = entry.fileName === 'mimetype' ? first : entry.fileName;
    written.addBuffer(Buffer.from(text), name, { compress: entry.fileName !== 'mimetype' });
  }
  written.end();
  return buffer(written.outputStream);
}

const replace = (from: string | RegExp, to: string) => (content: string) => content.replace(from, to);
const text = (from: string, to: string) => replace(`<text:p>${from}</text:p>`, `<text:p>${to}</text:p>`);
const blank = (from: string) => replace(`<text:p>${from}</text:p>`, '');

describe('the checker of schedules', () => {
  it.each([
    ['sheet', replace('R68GAD_V1_00_0_EN', 'Gifts')],
    ['earliest day', blank('05/04/26')],
    ['earliest day', text('05/04/26', '5/4/26')],
    ['over-claimed tax', text('6.25', '6.250')],
    ['over-claimed tax', text('6.25', '£6.25')],
    ['over-claimed tax', text('6.25', '0.00')],
    ['row 25: item', text('1', '2')],
    ['row 25: title', text('Mrs', 'Mister')],
    ['row 25: title', text('Mrs', 'M1s')],
    ['row 25: first name', blank('Asha')],
    ['row 25: first name', text('Asha', 'આશા')],
    ['row 25: first name', text('Asha', 'a'.repeat(36))],
    ['row 25: last name', text('Patel', 'પટેલ')],
    ['row 25: last name', text('Patel', 'a'.repeat(36))],
    ['row 25: house', blank('12A')],
    ['row 25: house', text('12A', 'a'.repeat(41))],
    ['row 25: postcode', text('ME14 9XX', 'ME149XX')],
    ['row 25: postcode', text('ME14 9XX', 'me14 9xx')],
    ['row 25: postcode', blank('ME14 9XX')],
    ['row 25: amount', text('25.01', '25.1')],
    ['row 25: amount', text('25.01', '£25.01')],
    ['row 25: amount', text('25.01', '0.00')],
    ['row 25: amount', text('25.01', '-25.01')],
    ['row 26: day', text('01/05/26', '26/11/26')],
    ['row 26: day', text('01/05/26', '31/04/26')],
    ['row 26: day', text('01/05/26', '2026-05-01')],
    ['row 26: aggregated', text('Small gifts', 'a'.repeat(36))],
    ['row 26: aggregated amount', text('880.00', '1000.01')],
    [
      'no gift',
      replace(
        /<table:table-row><table:table-cell\/><table:table-cell office:value-type="string"><text:p>[12]<.*$/s,
        '</table:table></office:spreadsheet></office:body></office:document-content>',
      ),
    ],
  ])('refuses %s', async (fault, change) => {
    const { faults } = await readSchedule(await changed(change), TODAY);
    expect(faults).toContain(fault);
  });

  it('refuses names beside aggregated gifts, a row that is left out, and one too many', async () => {
    const beside = replace(
      /(<text:p>2<\/text:p><\/table:table-cell>)<table:table-cell\/>/,
      '$1<table:table-cell><text:p>Mrs</text:p></table:table-cell>',
    );
    expect((await readSchedule(await changed(beside), TODAY)).faults).toContain(
      'row 26: aggregated beside a donor',
    );
    const second = /(<table:table-row>(?:(?!<table:table-row>).)*<text:p>Small gifts)/s;
    const apart = (content: string) => content.replace(second, `${ROW}$1`);
    expect((await readSchedule(await changed(apart), TODAY)).faults).toEqual([
      'row 27: blank row before it',
      'row 27: item',
    ]);
    const many = (content: string) =>
      content.replace(second, (row) =>
        row.replace('<table:table-row', '<table:table-row table:number-rows-repeated="1000"'),
      );
    expect((await readSchedule(await changed(many), TODAY)).faults).toContain('row 1025: too many');
  });

  it('counts cells and rows that stand for several, and not those that another covers', async () => {
    const same = (content: string) =>
      content
        .replaceAll(
          `${ROW}${ROW}`,
          '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>',
        )
        .replace(
          '<table:table-cell/><table:table-cell/>',
          '<table:table-cell table:number-columns-repeated="2"/>',
        )
        .replace(
          '<text:p>1</text:p></table:table-cell>',
          '<text:p>1</text:p></table:table-cell><table:covered-table-cell/>',
        )
        .replace('<text:p>Small gifts</text:p>', '<text:p>Small<text:s/>gifts</text:p>');
    const { faults, gifts } = await readSchedule(await changed(same), TODAY);
    expect(faults).toEqual([]);
    expect(gifts[1]?.aggregated).toBe('Small gifts');
  });

  it('refuses an archive whose type is not its beginning', async () => {
    const file = await changed((content) => `${content}\n`, 'mimetypes');
    expect((await readSchedule(file, TODAY)).faults).toEqual(['mimetype']);
  });
});
