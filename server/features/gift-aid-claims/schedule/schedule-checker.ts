import { buffer } from 'node:stream/consumers';
import { XMLParser } from 'fast-xml-parser';
import { fromBufferPromise } from 'yauzl';

/** A row of a schedule as the tax office reads it. */
interface ReadGift {
  item: string;
  title: string;
  firstName: string;
  lastName: string;
  house: string;
  postcode: string;
  aggregated: string;
  sponsored: string;
  /** `YYYY-MM-DD` */
  day: string;
  pence: number;
}

export interface ReadSchedule {
  /** What the tax office would refuse, with the place; empty for a good one. */
  faults: string[];
  earliestDay: string;
  overclaimedPence: number;
  gifts: ReadGift[];
}

type Node = Record<string, unknown>;

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const FIRST_ROW = 25;
const LAST_ROW = 1024;
const COLUMNS = [
  ...(['item', 'title', 'firstName', 'lastName', 'house', 'postcode'] as const),
  ...(['aggregated', 'sponsored', 'day', 'amount'] as const),
];
const AMOUNT = /^\d{1,3}(?:,\d{3})*\.\d{2}$|^\d+\.\d{2}$/;
const POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|GIR 0AA|X)$/;

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node) => (node[nameOf(node)] ?? []) as Node[];
const attributeOf = (node: Node, name: string) =>
  (node[':@'] as Record<string, string> | undefined)?.[`@_${name}`];

function find(nodes: Node[], name: string): Node | undefined {
  for (const node of nodes) {
    if (nameOf(node) === name) return node;
    const inside = nameOf(node) === '#text' ? undefined : find(childrenOf(node), name);
    if (inside) return inside;
  }
  return undefined;
}

function textOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (nameOf(node) === '#text') return String(node['#text']);
      if (nameOf(node) === 'text:s') return ' '.repeat(Number(attributeOf(node, 'text:c') ?? 1));
      return textOf(childrenOf(node));
    })
    .join('');
}

/** The text of a cell as the tax office has it, which removes what it cannot read. */
function cellText(cell: Node): string {
  const paragraphs = childrenOf(cell).filter((child) => nameOf(child) === 'text:p');
  const text = paragraphs.map((paragraph) => textOf(childrenOf(paragraph))).join('\n');
  return text.replaceAll(/[^\u0020-\u007E\u00A1-\u00FF]/g, '');
}

/** The texts of the sheet's rows up to the last that is looked at. */
function rowsOf(table: Node): string[][] {
  const rows: string[][] = [];
  for (const row of childrenOf(table)) {
    if (nameOf(row) !== 'table:table-row') continue;
    const cells: string[] = [];
    for (const cell of childrenOf(row)) {
      if (nameOf(cell) !== 'table:table-cell') continue;
      const repeated = Number(attributeOf(cell, 'table:number-columns-repeated') ?? 1);
      for (let i = 0; i < repeated && cells.length < 20; i += 1) cells.push(cellText(cell));
    }
    const repeated = Number(attributeOf(row, 'table:number-rows-repeated') ?? 1);
    for (let i = 0; i < repeated && rows.length <= LAST_ROW; i += 1) rows.push(cells);
  }
  return rows;
}

/** `05/04/26` as `2026-04-05`; undefined for what is no day. */
function dayOf(text: string): string | undefined {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const day = `20${year}-${month}-${date}`;
  const read = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? undefined : day;
}

const penceOf = (text: string) =>
  AMOUNT.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : 0;

function faultsOfGift(
  gift: Record<(typeof COLUMNS)[number], string>,
  number: number,
  today: string,
): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => void (isRight || faults.push(what));
  check(gift.item === String(number), 'item');
  const day = dayOf(gift.day);
  check(day !== undefined && day <= today, 'day');
  const pence = penceOf(gift.amount);
  check(pence >= 1, 'amount');
  if (gift.aggregated !== '') {
    const others = [gift.title, gift.firstName, gift.lastName, gift.house, gift.postcode, gift.sponsored];
    check(gift.aggregated.length <= 35, 'aggregated');
    check(
      others.every((text) => text === ''),
      'aggregated beside a donor',
    );
    check(pence <= 100_000, 'aggregated amount');
    return faults;
  }
  check(gift.title === '' || /^[a-z][a-z'-]{1,3}$/i.test(gift.title), 'title');
  check(gift.firstName !== '' && gift.firstName.length <= 35, 'first name');
  check(gift.lastName !== '' && gift.lastName.length <= 35, 'last name');
  check(gift.house !== '' && gift.house.length <= 40, 'house');
  check(POSTCODE.test(gift.postcode), 'postcode');
  check(gift.sponsored === '' || gift.sponsored === 'Yes', 'sponsored');
  return faults;
}

async function readContent(file: Buffer, faults: string[]): Promise<Node[]> {
  // The type stands at a known place only in an archive whose first entry it is, uncompressed and without anything between.
  if (
    file.toString('latin1', 30, 38) !== 'mimetype' ||
    file.toString('latin1', 38, 38 + TYPE.length) !== TYPE
  )
    faults.push('mimetype');
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== 'content.xml') continue;
    const xml = await buffer(await archive.openReadStreamPromise(entry));
    return new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      trimValues: false,
      parseTagValue: false,
    }).parse(xml);
  }
  return [];
}

/**
 * Reads a Gift Aid schedule as the tax office does, by its published rules and not by how we write it.
 * @param today `YYYY-MM-DD`, the day on which it is sent
 */
export async function readSchedule(file: Buffer, today: string): Promise<ReadSchedule> {
  const faults: string[] = [];
  const table = find(await readContent(file, faults), 'table:table');
  if (!table || !attributeOf(table, 'table:name')?.startsWith('R68GAD_V1_00_0')) faults.push('sheet');
  const rows = table ? rowsOf(table) : [];
  const at = (row: number, column: string) => rows[row - 1]?.[column.charCodeAt(0) - 65] ?? '';
  const earliestDay = dayOf(at(13, 'D'));
  if (!earliestDay) faults.push('earliest day');
  const overclaimed = at(17, 'D');
  if (overclaimed !== '' && penceOf(overclaimed) === 0) faults.push('over-claimed tax');
  const gifts: ReadGift[] = [];
  let isOver = false;
  for (let number = FIRST_ROW; number <= rows.length; number += 1) {
    const texts = COLUMNS.map((name, index) => [name, rows[number - 1]?.[index + 1] ?? ''] as const);
    const { amount, ...gift } = Object.fromEntries(texts) as Record<(typeof COLUMNS)[number], string>;
    // The tax office's own sheet has numbers before the rows that are not used.
    if (texts.every(([name, text]) => name === 'item' || text === '')) {
      isOver = true;
      continue;
    }
    if (isOver) faults.push(`row ${number}: blank row before it`);
    if (number > LAST_ROW) faults.push(`row ${number}: too many`);
    for (const fault of faultsOfGift({ amount, ...gift }, number - FIRST_ROW + 1, today))
      faults.push(`row ${number}: ${fault}`);
    gifts.push({ ...gift, day: dayOf(gift.day) ?? '', pence: penceOf(amount) });
  }
  if (gifts.length === 0) faults.push('no gift');
  return { faults, earliestDay: earliestDay ?? '', overclaimedPence: penceOf(overclaimed), gifts };
}
