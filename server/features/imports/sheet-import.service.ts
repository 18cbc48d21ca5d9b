import type { AuditSubject } from '../../../rules/audit.ts';
import { ContentFileType } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import {
  type DateOrder,
  SHEET_FIELDS,
  type SheetSubject,
  sheetReadingRules,
} from '../../../rules/imports.ts';
import { validate } from '../../../rules/validation.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { ImportPreview, ImportService, NewRow, RefusedRow } from './import.service.ts';
import type { ImportRun } from './import-run.entity.ts';
import { keyOf } from './importables.ts';
import { matchColumns, normaliseColumn } from './spreadsheets/match-columns.ts';
import { datesAreUnclear, impliedOrder } from './spreadsheets/read-dates.ts';
import { readRows } from './spreadsheets/read-rows.ts';
import { readSheet } from './spreadsheets/read-sheet.ts';
import type { Sheet } from './spreadsheets/sheet.ts';

/** What the rows of a spreadsheet become, what tells them apart, and what people call one. */
const SUBJECTS: Readonly<
  Record<
    SheetSubject,
    { subject: AuditSubject; apart: readonly string[]; label: string; with?: Record<string, unknown> }
  >
> = {
  EVENTS: {
    subject: 'event',
    apart: ['name', 'startsOn'],
    label: 'name',
    with: { fileType: ContentFileType.IMAGE },
  },
  COMMITTEE: { subject: 'committee-member', apart: ['name', 'designation'], label: 'name' },
  USERS: { subject: 'user', apart: ['email'], label: 'name' },
  GIFTS: {
    subject: 'donation',
    apart: ['receivedOn', 'donorName', 'amount', 'type', 'email'],
    label: 'donorName',
  },
};

/** How a spreadsheet is to be read, unvalidated. */
export interface SheetReading {
  subject: SheetSubject;
  /** The column of each field; undefined to have them matched. */
  columns?: Readonly<Record<string, number>> | undefined;
  dateOrder?: DateOrder | null | undefined;
}

export interface SheetPreview {
  columns: string[];
  /** The first cells of each column that are not empty. */
  samples: string[][];
  /** The column of each field that has one. */
  matched: Record<string, number>;
  /** Fields that are needed and have no column. */
  missing: string[];
  /** Dates of which it is not clear what is the day and what the month. */
  unclearDates: string[];
  impliedOrder: DateOrder | undefined;
  /** What would become of the rows; null while something has to be answered first. */
  rows: ImportPreview | null;
}

const SAMPLES = 3;

/** Brings in spreadsheets: what an association has, in its own columns. */
export class SheetImportService {
  constructor(private readonly imports: ImportService) {}

  /**
   * What is in a spreadsheet, and what would become of its rows. Writes nothing.
   * @param path of the file that was sent
   * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE for what cannot be read
   */
  async preview(path: string, { subject, columns, dateOrder }: SheetReading): Promise<SheetPreview> {
    const sheet = await readSheet(path);
    const remembered = await this.imports.rememberedColumns(subject);
    const matched = columns
      ? validate(sheetReadingRules, { subject, columns }).columns
      : matchColumns(subject, sheet.columns, remembered);
    const fields = SHEET_FIELDS[subject];
    const missing = fields.filter(({ key, isRequired }) => isRequired && !(key in matched));
    const dates = fields
      .filter(({ key, kind }) => kind === 'date' && key in matched)
      .flatMap(({ key }) => sheet.rows.map(({ cells }) => cells[matched[key]!] ?? '').filter(Boolean));
    const isUnclear = datesAreUnclear(dates);
    const isReady = missing.length === 0 && (!isUnclear || dateOrder);
    return {
      columns: sheet.columns,
      samples: sheet.columns.map((_, column) => samplesOf(sheet, column)),
      matched,
      missing: missing.map(({ key }) => key),
      unclearDates: isUnclear ? dates.filter((date) => datesAreUnclear([date])).slice(0, SAMPLES) : [],
      impliedOrder: impliedOrder(dates),
      rows: isReady ? await this.#preview(sheet, { subject, columns: matched, dateOrder }) : null,
    };
  }

  /**
   * Keeps the rows of a spreadsheet to be brought in.
   * @param label the file's name
   * @throws AppError as {@link preview}; BAD_USER_INPUT while something has to be answered first
   */
  async start(actor: Actor, path: string, label: string, reading: SheetReading): Promise<ImportRun> {
    const sheet = await readSheet(path);
    const { subject, columns, dateOrder } = validate(sheetReadingRules, reading);
    const { rows, refused } = this.#rows(sheet, { subject, columns, dateOrder });
    const headings = Object.entries(columns).map(([key, column]) => [
      key,
      normaliseColumn(sheet.columns[column] ?? ''),
    ]);
    const run = {
      source: sourceOf(subject),
      label,
      sheetSubject: subject,
      columns: Object.fromEntries(headings),
    };
    return this.imports.start(actor, run, rows, refused);
  }

  async #preview(sheet: Sheet, reading: SheetReading): Promise<ImportPreview> {
    const { rows, refused } = this.#rows(sheet, reading);
    const preview = await this.imports.preview(sourceOf(reading.subject), rows);
    const all = [...refused, ...preview.refused].sort((one, other) => one.number - other.number);
    return { ...preview, refused: all };
  }

  #rows(sheet: Sheet, { subject: sheetSubject, columns = {}, dateOrder }: SheetReading) {
    if (Object.values(columns).some((column) => column >= sheet.columns.length))
      throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'columns' });
    const { subject, apart, label, with: further } = SUBJECTS[sheetSubject];
    const rows: NewRow[] = [];
    const refused: (RefusedRow & { subject: AuditSubject })[] = [];
    const timesSeen = new Map<string, number>();
    for (const row of readRows(sheet, { subject: sheetSubject, columns, dateOrder })) {
      const { number } = row;
      if ('problem' in row) {
        const { key, field = null } = row.problem;
        const cells = sheet.rows.find((one) => one.number === number)?.cells;
        const name = columns[label] === undefined ? '' : cells?.[columns[label]];
        refused.push({ number, subject, label: name ?? '', problem: key, problemField: field });
        continue;
      }
      const values = apart.map((field) => row.fields[field]);
      const key = keyOf(values);
      const times = timesSeen.get(key) ?? 0;
      timesSeen.set(key, times + 1);
      rows.push({
        number,
        subject,
        // Two equal gifts of a day are two; other things that are equal are one.
        sourceKey: sheetSubject === 'GIFTS' ? keyOf([...values, times]) : key,
        label: row.fields[label] ?? '',
        fields: { ...further, ...row.fields },
      });
    }
    return { rows, refused };
  }
}

/** The same things come from any spreadsheet of that kind. */
function sourceOf(subject: SheetSubject): string {
  return `spreadsheet:${subject}`;
}

function samplesOf({ rows }: Sheet, column: number): string[] {
  const cells = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean);
  return cells.slice(0, SAMPLES);
}
