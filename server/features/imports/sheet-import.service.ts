import type { AuditSubject } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import {
  type DateOrder,
  IMPORT_LIMITS,
  type SheetSubject,
  sheetReadingRules,
} from '../../../rules/imports.ts';
import { foldText } from '../../../rules/search-text.ts';
import { missingFields, type SheetField, type SheetSite, sheetFields } from '../../../rules/sheet-fields.ts';
import { validate } from '../../../rules/validation.ts';
import { fromHeadings } from '../../files/spreadsheets/find-headings.ts';
import { normaliseColumn } from '../../files/spreadsheets/normalise-column.ts';
import { datesAreUnclear, impliedOrder } from '../../files/spreadsheets/read-dates.ts';
import { readTable } from '../../files/spreadsheets/read-table.ts';
import { columnSamples, examplesOf, type Sheet } from '../../files/spreadsheets/sheet.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { EarlierDonorService } from '../earlier-books/earlier-donor.service.ts';
import type { NamedChoices, PastDonationService } from '../earlier-books/past-donation.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { ImportPreview, ImportService, NewRow, RefusedRow } from './import.service.ts';
import type { ImportRun } from './import-run.entity.ts';
import type { SheetUnknownValueType, SheetValueInput } from './imports.type.ts';
import { rowKeys } from './row-keys.ts';
import { SHEET_SUBJECTS, subjectOf } from './sheet-subjects.ts';
import { matchColumns } from './spreadsheets/match-columns.ts';
import { readRows } from './spreadsheets/read-rows.ts';

/** How a spreadsheet is to be read, unvalidated. */
export interface SheetReading {
  subject: SheetSubject;
  /** The column of each field; undefined to have them matched. */
  columns?: Readonly<Record<string, number>> | undefined;
  dateOrder?: DateOrder | null | undefined;
  /** What names mean that the site does not know. */
  values?: readonly SheetValueInput[] | null | undefined;
}

export interface SheetPreview {
  columns: string[];
  /** Those that a row may have. */
  fields: readonly SheetField[];
  /** The first cells of each column that are not empty. */
  samples: string[][];
  /** The column of each field that has one. */
  matched: Record<string, number>;
  /** Fields that are needed and have no column. */
  missing: string[];
  /** Dates of which it is not clear what is the day and what the month. */
  unclearDates: string[];
  impliedOrder: DateOrder | undefined;
  /** Of them has to be said what they mean; empty while something else has to be answered first. */
  unknownValues: SheetUnknownValueType[];
  /** What would become of the rows; null while something has to be answered first. */
  rows: ImportPreview | null;
}

/** Brings in spreadsheets: what an association has, in its own columns. */
export class SheetImportService {
  constructor(
    private readonly imports: ImportService,
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
    private readonly asking: {
      pastDonations: Pick<PastDonationService, 'named'>;
      earlierDonors: Pick<EarlierDonorService, 'named'>;
    },
  ) {}

  /**
   * What is in a spreadsheet, and what would become of its rows. Writes nothing.
   * @param path of the file that was sent
   * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE for what cannot be read
   */
  async preview(path: string, { subject, columns, dateOrder, values }: SheetReading): Promise<SheetPreview> {
    const site = await this.siteSettings.find();
    const remembered = await this.imports.rememberedColumns(subject);
    const sheet = await this.#read(path, subject, site, remembered);
    const matched = columns
      ? validate(readingRules(site), { subject, columns, values }).columns
      : matchColumns(subject, site, sheet.columns, remembered);
    const fields = sheetFields(subject, site);
    const missing = missingFields(fields, matched);
    const dates = fields
      .filter(({ key, kind }) => kind === 'date' && key in matched)
      .flatMap(({ key }) => sheet.rows.map(({ cells }) => cells[matched[key]!] ?? '').filter(Boolean));
    const isUnclear = datesAreUnclear(dates);
    const isReady = missing.length === 0 && (!isUnclear || dateOrder);
    const read = isReady ? { subject, columns: matched, dateOrder, values } : undefined;
    return {
      columns: sheet.columns,
      fields,
      samples: columnSamples(sheet),
      matched,
      missing,
      unclearDates: isUnclear ? examplesOf(dates.filter((date) => datesAreUnclear([date]))) : [],
      impliedOrder: impliedOrder(dates),
      unknownValues: read ? await this.#unknownValues(sheet, site, read) : [],
      rows: read ? await this.#preview(sheet, site, read) : null,
    };
  }

  /**
   * Keeps the rows of a spreadsheet to be brought in.
   * @param label the file's name
   * @throws AppError as {@link preview}; BAD_USER_INPUT while something has to be answered first
   */
  async start(actor: Actor, path: string, label: string, reading: SheetReading): Promise<ImportRun> {
    const site = await this.siteSettings.find();
    const remembered = await this.imports.rememberedColumns(reading.subject);
    const sheet = await this.#read(path, reading.subject, site, remembered);
    const matched = reading.columns ?? matchColumns(reading.subject, site, sheet.columns, remembered);
    const { subject, ...read } = validate(readingRules(site), { ...reading, columns: matched });
    const { columns } = read;
    const { rows, refused } = this.#rows(sheet, site, { subject, ...read });
    if (refused.some(({ problem }) => problem === 'rowQuoteOpen'))
      throw new AppError('BAD_USER_INPUT', 'rowQuoteOpen', { field: 'file' });
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

  /** A sheet from its headings on; where none are recognised, from the first row of its table. */
  async #read(
    path: string,
    subject: SheetSubject,
    site: SheetSite,
    remembered: Readonly<Record<string, string>> | undefined,
  ): Promise<Sheet> {
    const fields = sheetFields(subject, site);
    return fromHeadings(await readTable(path), (cells) => {
      const matched = matchColumns(subject, site, cells, remembered);
      return missingFields(fields, matched).length === 0;
    });
  }

  async #preview(sheet: Sheet, site: SheetSite, reading: SheetReading): Promise<ImportPreview> {
    const { rows, refused } = this.#rows(sheet, site, reading);
    const preview = await this.imports.preview(sourceOf(reading.subject), rows);
    const all = [...refused, ...preview.refused].sort((one, other) => one.number - other.number);
    return { ...preview, refused: all };
  }

  /** The names in a sheet that the site does not know, in the order of its rows. */
  async #unknownValues(
    sheet: Sheet,
    site: SheetSite,
    reading: SheetReading,
  ): Promise<SheetUnknownValueType[]> {
    const { rows } = this.#rows(sheet, site, reading);
    const named = await this.#named(reading.subject, rows);
    return Object.entries(named).flatMap(([field, { isKnown, choices }]) => {
      const unknown = new Map<string, SheetUnknownValueType>();
      for (const { fields } of rows) {
        const written = String(fields[field] ?? '');
        if (written === '' || isKnown(written)) continue;
        const known = unknown.get(foldText(written));
        if (known) known.rows += 1;
        else unknown.set(foldText(written), { field, written, rows: 1, choices: choices(written) });
      }
      return [...unknown.values()].slice(0, IMPORT_LIMITS.values);
    });
  }

  /** What of the rows' fields has to be known by the site. */
  async #named(subject: SheetSubject, rows: readonly NewRow[]): Promise<Record<string, NamedChoices>> {
    const { pastDonations, earlierDonors } = this.asking;
    if (subject === 'DONATIONS') return pastDonations.named();
    return subject === 'DONORS' ? earlierDonors.named(rows.map(({ fields }) => fields)) : {};
  }

  #rows(
    sheet: Sheet,
    site: SheetSite,
    { subject: sheetSubject, columns = {}, dateOrder, values }: SheetReading,
  ) {
    if (Object.values(columns).some((column) => column >= sheet.columns.length))
      throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'columns' });
    const { label, with: further, asked } = SHEET_SUBJECTS[sheetSubject];
    const rows: NewRow[] = [];
    const refused: (RefusedRow & { subject: AuditSubject })[] = [];
    const keysOf = rowKeys(sheetSubject);
    const known = sheetFields(sheetSubject, site);
    for (const [at, row] of readRows(sheet, { fields: known, columns, dateOrder }).entries()) {
      const { number } = row;
      if ('problem' in row) {
        const { key, field = null } = row.problem;
        const { cells = [] } = sheet.rows[at] ?? {};
        const read = Object.fromEntries(
          Object.entries(columns).map(([name, column]) => [name, cells[column] ?? '']),
        );
        const subject = subjectOf(sheetSubject, read);
        refused.push({ number, subject, label: label(read), problem: key, problemField: field });
        continue;
      }
      rows.push({
        number,
        subject: subjectOf(sheetSubject, row.fields),
        ...keysOf(row.fields),
        label: label(row.fields),
        fields: {
          ...further,
          ...recordOf(known, meantFields(row.fields, values)),
          ...meantFields(asked?.(row.fields) ?? {}, values),
        },
      });
    }
    return { rows, refused };
  }
}

/** The fields of a row with what somebody has said that its names mean. */
function meantFields(read: Readonly<Record<string, string>>, values: SheetReading['values']) {
  const meant = { ...read };
  for (const { field, written, meant: value } of values ?? [])
    if (field in read && foldText(read[field]!) === foldText(written)) meant[field] = value;
  return meant;
}

/** What a row says, as the record's service takes it: translations by their languages, without those that are empty. */
function recordOf(fields: readonly SheetField[], read: Readonly<Record<string, string>>) {
  const record: Record<string, unknown> = {};
  const translations: Record<string, Record<string, string>> = {};
  for (const { key, translates } of fields) {
    const text = read[key] ?? '';
    if (!translates) record[key] = text;
    else if (text)
      translations[translates.language] = { ...translations[translates.language], [translates.field]: text };
  }
  return Object.keys(translations).length > 0 ? { ...record, translations } : record;
}

function readingRules(site: SheetSite) {
  return sheetReadingRules((subject, field) => sheetFields(subject, site).some(({ key }) => key === field));
}

/** The same things come from any spreadsheet of that kind. */
function sourceOf(subject: SheetSubject): string {
  return `spreadsheet:${subject}`;
}
