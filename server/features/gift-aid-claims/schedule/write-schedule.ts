import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { GIFT_AID } from '../../../../rules/gift-aid.ts';
import { isOfIslands, taxOfficeText } from '../../../../rules/gift-aid-texts.ts';
import type { Schedule, ScheduleGift } from './schedule.ts';

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';
/** The tax office knows its schedule by the beginning of this name. */
const SHEET = 'R68GAD_V1_00_0_EN';
/** Where the tax office looks, counted from 1. */
const EARLIEST_DAY_ROW = 13;
const OVERCLAIMED_ROW = 17;
const HEADINGS_ROW = 24;
const ABROAD = 'X';

/** For people who open it. */
const WIDE =
  '<style:style style:name="wide" style:family="table-column"><style:table-column-properties style:column-width="45mm"/></style:style>';

const HEADINGS = [
  ...['Item', 'Title', 'First name', 'Last name', 'House name or number', 'Postcode'],
  ...['Aggregated donations', 'Sponsored event', 'Donation date', 'Amount'],
];

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="${OFFICE}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;

/** `2026-04-05` as the tax office reads a day, 05/04/26. */
function writtenDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${year.slice(2)}`;
}

function writtenAmount(pence: number): string {
  return `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The tax office reads the text of a cell, not its value. */
function cell(text: string): string {
  if (text === '') return '<table:table-cell/>';
  return `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
}

/** A row of the sheet; the first cell, of column A, is empty in all. */
function row(cells: readonly string[]): string {
  return `<table:table-row>${['', ...cells].map(cell).join('')}</table:table-row>`;
}

function giftRow(gift: ScheduleGift, index: number): string {
  const item = String(index + 1);
  const money = [writtenDay(gift.day), writtenAmount(gift.pence)];
  if ('description' in gift)
    return row([item, '', '', '', '', '', taxOfficeText(gift.description), '', ...money]);
  const { title, firstName, lastName, house, livesAbroad, postcode } = gift.taxpayer;
  // Older declarations may have a postcode of the islands, and characters that nobody sees.
  const isIslander = !livesAbroad && isOfIslands(postcode);
  const address = isIslander ? `${house} ${postcode}`.slice(0, GIFT_AID.houseMaximum) : house;
  const donor = [title, firstName, lastName, address].map(taxOfficeText);
  const isSponsored = gift.isSponsoredEvent ? 'Yes' : '';
  return row([item, ...donor, livesAbroad || isIslander ? ABROAD : postcode, '', isSponsored, ...money]);
}

function content({ earliestDay, overclaimedPence, gifts }: Schedule): string {
  const head = new Map([
    [1, ['Gift Aid donations schedule']],
    [EARLIEST_DAY_ROW - 1, ['', 'Earliest donation date in the period of claim (DD/MM/YY)']],
    [EARLIEST_DAY_ROW, ['', 'Box 1', writtenDay(earliestDay)]],
    [OVERCLAIMED_ROW - 1, ['', 'Previously over-claimed amount: the tax, not the donation']],
    [OVERCLAIMED_ROW, ['', 'Box 2', overclaimedPence > 0 ? writtenAmount(overclaimedPence) : '']],
    [HEADINGS_ROW, HEADINGS],
  ]);
  const before = Array.from({ length: HEADINGS_ROW }, (_, index) => row(head.get(index + 1) ?? []));
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="${OFFICE}:office:1.0" xmlns:table="${OFFICE}:table:1.0" xmlns:text="${OFFICE}:text:1.0" xmlns:style="${OFFICE}:style:1.0" office:version="1.2"><office:automatic-styles>${WIDE}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="${SHEET}"><table:table-column/><table:table-column table:number-columns-repeated="10" table:style-name="wide"/>${[...before, ...gifts.map(giftRow)].join('')}</table:table></office:spreadsheet></office:body></office:document-content>`;
}

/**
 * The tax office's schedule of Gift Aid donations as an OpenDocument spreadsheet.
 * @param schedule with 1 to {@link GIFT_AID.giftsInSchedule} gifts
 */
export function writeSchedule(schedule: Schedule): Promise<Buffer> {
  const { length } = schedule.gifts;
  if (length < 1 || length > GIFT_AID.giftsInSchedule) throw new RangeError(`${length} gifts in a schedule`);
  const archive = new ZipFile();
  // First and as it is, so that the type of the file stands at its beginning.
  archive.addBuffer(Buffer.from(TYPE), 'mimetype', { compress: false });
  archive.addBuffer(Buffer.from(content(schedule)), 'content.xml');
  archive.addBuffer(Buffer.from(MANIFEST), 'META-INF/manifest.xml');
  archive.end();
  return buffer(archive.outputStream);
}
