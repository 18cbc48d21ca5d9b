import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  type BankLayout,
  bankLayoutRules,
  dateOrderRules,
  type MoneyDirection,
} from '../../../../rules/bank-statements.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { validate } from '../../../../rules/validation.ts';
import { byActor } from '../../../database/by.ts';
import { findPage, type Page } from '../../../database/page.ts';
import { datesAreUnclear, impliedOrder } from '../../../files/spreadsheets/read-dates.ts';
import { readTable } from '../../../files/spreadsheets/read-table.ts';
import { columnSamples, examplesOf, type Sheet } from '../../../files/spreadsheets/sheet.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { isLive, netOf } from '../bank-allocation.entity.ts';
import { BankLine } from '../bank-line.entity.ts';
import { payerKeyOf } from '../payer-key.ts';
import { BankAccount } from './bank-account.entity.ts';
import { BankStatement } from './bank-statement.entity.ts';
import { readKnownStatement } from './read-known-statement.ts';
import { dayCells, fingerprintOf, type ReadStatement, type StatementLine } from './read-statement.ts';
import { fromHeadings, headerOf, missingFields, type PartialLayout, recognise } from './statement-layout.ts';

/** How a file is to be read, unvalidated. */
export interface StatementReading {
  /** By default the first one. */
  accountId?: number | null | undefined;
  /** Undefined to have the columns recognised, or remembered. */
  layout?: BankLayout | undefined;
  dateOrder?: DateOrder | null | undefined;
  /** What amounts did of whose direction the file says nothing. */
  unsigned?: MoneyDirection | null | undefined;
}

export interface StatementPreview {
  columns: string[];
  /** The first cells of each column that are not empty. */
  samples: string[][];
  layout: PartialLayout;
  /** Fields that are needed and have no column. */
  missing: string[];
  /** Dates of which it is not clear what is the day and what the month. */
  unclearDates: string[];
  impliedOrder: DateOrder | undefined;
  dateOrder: DateOrder | undefined;
  /** Rows of which the file does not say whether the money came in or went out. */
  unclearDirections: ReadStatement['unclear'];
  /** What is in it; null while something has to be answered first. */
  outcome:
    | (Omit<ReadStatement, 'lines' | 'unclear' | 'isSigned'> &
        StatementSums & { added: number; known: number })
    | null;
}

interface StatementSums {
  firstDay: string | null;
  lastDay: string | null;
  inPence: number;
  outPence: number;
}

/** A statement in the list, with what is still to be done about it. */
export type ListedStatement = BankStatement & { lineCount: number; inPence: number; openCount: number };

type NewLine = StatementLine & { fingerprint: string; ordinal: number };

/** Rows in one statement: Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;
const FILE_NAME_LENGTH = 300;

/** Reads what banks say, and keeps it: every movement of an account once. */
export class BankStatementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list(page: Page): Promise<{ items: ListedStatement[]; totalCount: number }> {
    const query = this.dataSource.manager.createQueryBuilder(BankStatement, 'item');
    const { items, totalCount } = await findPage(query.orderBy('item.id', 'DESC'), page);
    return { items: await this.#withSums(items), totalCount };
  }

  /** Null for an unknown id. */
  async find(id: number): Promise<ListedStatement | null> {
    const found = await this.dataSource.manager.findBy(BankStatement, { id });
    return (await this.#withSums(found))[0] ?? null;
  }

  /**
   * What is in a file, and what of it would be new. Writes nothing.
   * @param path of the file that was sent
   * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE for what cannot be read
   */
  async preview(path: string, reading: StatementReading): Promise<StatementPreview> {
    const sheet = fromHeadings(await readTable(path));
    const { layout, dates, implied, dateOrder } = await this.#howToRead(sheet, reading);
    const missing = missingFields(layout);
    const isUnclear = datesAreUnclear(dates);
    const isReady = missing.length === 0 && (!isUnclear || dateOrder);
    const read = isReady
      ? await readKnownStatement(this.dataSource.manager, sheet, layout as BankLayout, {
          ...reading,
          dateOrder,
        })
      : undefined;
    const unclearDirections = read?.unclear ?? [];
    return {
      columns: sheet.columns,
      samples: columnSamples(sheet),
      layout,
      missing,
      unclearDates: isUnclear ? examplesOf(dates.filter((date) => datesAreUnclear([date]))) : [],
      impliedOrder: implied,
      dateOrder,
      unclearDirections,
      outcome:
        read && (reading.unsigned || unclearDirections.length === 0)
          ? await this.#outcome(read, reading.accountId)
          : null,
    };
  }

  /**
   * Keeps what is new in a file, all of it or, if a row cannot be read, nothing.
   * @returns the statement with what was new; if nothing was, the one that this very file made, or null
   * @throws AppError as {@link preview}; BAD_USER_INPUT while something has to be answered first
   */
  async add(
    actor: Actor,
    path: string,
    fileName: string,
    { accountId, ...reading }: StatementReading,
  ): Promise<{ statement: ListedStatement | null; added: number; known: number }> {
    const sheet = fromHeadings(await readTable(path));
    const told = await this.#howToRead(sheet, reading);
    if (missingFields(told.layout).length > 0)
      throw new AppError('BAD_USER_INPUT', 'sheetColumnsMissing', { field: 'layout' });
    const layout = told.layout as BankLayout;
    const dateOrder = told.dateOrder ?? null;
    const { lines, unreadable, unclear, isSigned } = await readKnownStatement(
      this.dataSource.manager,
      sheet,
      layout,
      { ...reading, dateOrder },
    );
    if (unreadable.length > 0) throw new AppError('BAD_USER_INPUT', 'bankRowsUnreadable', { field: 'file' });
    if (unclear.length > 0 && !reading.unsigned)
      throw new AppError('BAD_USER_INPUT', 'bankDirectionUnclear', { field: 'unsigned' });
    const { referencePrefix } = await this.siteSettings.find();
    const fileHash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const stored = await this.dataSource.transaction(async (manager) => {
      // Two files of an account are added one after the other.
      const account = await this.#account(manager, accountId, true);
      const fresh = await newLines(manager, account.id, lines);
      if (fresh.length === 0) {
        const where = { accountId: account.id, fileHash, undoneAt: IsNull() };
        const earlier = await manager.findOne(BankStatement, { where, order: { id: 'DESC' } });
        return { id: earlier?.id ?? null, added: 0 };
      }
      const days = fresh.map(({ day }) => day).sort();
      const statement = await manager.save(BankStatement, {
        accountId: account.id,
        fileName: fileName.replaceAll(/[\0\uD800-\uDFFF]/g, '').slice(0, FILE_NAME_LENGTH),
        fileHash,
        header: headerOf(sheet),
        layout: { ...layout, ...(isSigned && { isSigned }) },
        dateOrder,
        firstDay: days[0]!,
        lastDay: days.at(-1)!,
        added: byActor(actor),
      });
      const rows = fresh.map(({ number: _row, written, ...line }) => ({
        ...line,
        statementId: statement.id,
        accountId: account.id,
        payerKey: payerKeyOf(written, referencePrefix),
      }));
      for (let next = 0; next < rows.length; next += ROWS_AT_ONCE)
        await manager.insert(BankLine, rows.slice(next, next + ROWS_AT_ONCE));
      const { id, fileName: label } = statement;
      const entry = { action: 'CREATE', subject: 'bank-statement', subjectId: id, label } as const;
      await this.audit.record(actor, [{ ...entry, count: rows.length }], manager);
      return { id, added: rows.length };
    });
    const statement = stored.id === null ? null : await this.find(stored.id);
    return { statement, added: stored.added, known: lines.length - stored.added };
  }

  /** What was said of a file, and what is recognised or remembered where nothing was. */
  async #howToRead(sheet: Sheet, reading: StatementReading) {
    const remembered = reading.layout ? undefined : await this.#remembered(sheet);
    const layout: PartialLayout =
      (reading.layout && validate(bankLayoutRules, reading.layout)) ??
      remembered?.layout ??
      recognise(sheet.columns);
    const dates = layout.day === undefined ? [] : dayCells(sheet, { day: layout.day });
    const implied = impliedOrder(dates);
    // What the file says itself comes before what was said of the last one.
    const dateOrder =
      validate(dateOrderRules, reading.dateOrder) ?? implied ?? remembered?.dateOrder ?? undefined;
    return { layout, dates, implied, dateOrder };
  }

  async #outcome(
    { lines, unclear: _unclear, isSigned: _isSigned, ...rest }: ReadStatement,
    accountId: number | null | undefined,
  ): Promise<StatementPreview['outcome']> {
    const { manager } = this.dataSource;
    const account = await this.#account(manager, accountId);
    const added = (await newLines(manager, account.id, lines)).length;
    const days = lines.map(({ day }) => day).sort();
    const sum = (sign: 1 | -1) =>
      lines.reduce((total, { amountPence }) => total + Math.max(0, sign * amountPence), 0);
    const sums = { inPence: sum(1), outPence: sum(-1) };
    const period = { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
    return { ...rest, ...sums, ...period, added, known: lines.length - added };
  }

  /** How the last file with these headings was read. */
  #remembered(sheet: Sheet): Promise<BankStatement | null> {
    return this.dataSource.manager.findOne(BankStatement, {
      where: { header: headerOf(sheet) },
      order: { id: 'DESC' },
    });
  }

  /** @throws AppError NOT_FOUND */
  async #account(
    manager: EntityManager,
    id: number | null | undefined,
    isLocked = false,
  ): Promise<BankAccount> {
    const [account] = await manager.find(BankAccount, {
      where: id ? { id } : {},
      order: { id: 'ASC' },
      take: 1,
      ...(isLocked && { lock: { mode: 'pessimistic_write' as const } }),
    });
    if (!account) throw new AppError('NOT_FOUND', 'notFound');
    return account;
  }

  async #withSums(statements: BankStatement[]): Promise<ListedStatement[]> {
    const rows = await this.dataSource.query<
      { id: number; lineCount: number; inPence: number; openCount: number }[]
    >(
      `SELECT line.statement_id AS id, count(*)::integer AS "lineCount",
              coalesce(sum(line.amount_pence) FILTER (WHERE line.amount_pence > 0), 0)::float8 AS "inPence",
              (count(*) FILTER (WHERE line.amount_pence > coalesce(paid.pence, 0) AND NOT line.is_excluded))::integer
                AS "openCount"
         FROM bank_line line
         LEFT JOIN (SELECT line_id, sum(${netOf('entry')}) AS pence FROM bank_allocation entry
                     WHERE ${isLive('entry')} GROUP BY line_id) paid ON paid.line_id = line.id
        WHERE line.statement_id = ANY ($1) AND NOT line.is_undone GROUP BY line.statement_id`,
      [statements.map(({ id }) => id)],
    );
    const sums = new Map(rows.map(({ id, ...sum }) => [id, sum]));
    const none = { lineCount: 0, inPence: 0, openCount: 0 };
    return statements.map((statement) => ({ ...statement, ...none, ...sums.get(statement.id) }));
  }
}

/** Those of these lines that the account does not have: of three equal ones of which it has two, the third. */
async function newLines(
  manager: EntityManager,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<NewLine[]> {
  const fingerprints = lines.map(fingerprintOf);
  const rows = await manager.query<{ fingerprint: string; ordinals: number[] }[]>(
    `SELECT fingerprint, array_agg(ordinal) AS ordinals FROM bank_line
      WHERE account_id = $1 AND fingerprint = ANY ($2) AND NOT is_undone GROUP BY fingerprint`,
    [accountId, fingerprints],
  );
  const there = new Map(rows.map(({ fingerprint, ordinals }) => [fingerprint, ordinals]));
  const taken = new Map(rows.map(({ fingerprint, ordinals }) => [fingerprint, new Set(ordinals)]));
  const inFile = new Map<string, number>();
  return lines.flatMap((line, at) => {
    const fingerprint = fingerprints[at]!;
    const times = (inFile.get(fingerprint) ?? 0) + 1;
    inFile.set(fingerprint, times);
    if (times <= (there.get(fingerprint)?.length ?? 0)) return [];
    const ordinals = taken.get(fingerprint) ?? new Set();
    let ordinal = 1;
    while (ordinals.has(ordinal)) ordinal += 1;
    taken.set(fingerprint, ordinals.add(ordinal));
    return [{ ...line, fingerprint, ordinal }];
  });
}
