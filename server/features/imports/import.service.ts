import { setImmediate } from 'node:timers/promises';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { AuditSubject } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import {
  type ImportRowState,
  type ImportState,
  importPermission,
  SheetSubject,
} from '../../../rules/imports.ts';
import { hasPermission, type RoleHolder } from '../../../rules/permissions.ts';
import { byActor } from '../../database/by.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { broughtKey, byKeysOf } from './brought-keys.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import type { Importable } from './importable.ts';
import { isStalled } from './stalled.ts';
import { storableFields, storableText } from './storable-fields.ts';

/** Something that is to be brought in. */
export type NewRow = Pick<ImportRow, 'number' | 'subject' | 'sourceKey' | 'label'> & {
  fields: NonNullable<ImportRow['fields']>;
  file?: string | undefined;
  /** By which it may have been brought in before; each is of one row. */
  formerKeys?: readonly string[];
};

export interface NewRun {
  source: string;
  label: string;
  sheetSubject?: SheetSubject;
  columns?: Record<string, string>;
}

/** A row that cannot be brought in, and why. */
export type RefusedRow = Pick<ImportRow, 'number' | 'label' | 'problem' | 'problemField'>;

export interface ImportPreview {
  created: number;
  known: number;
  refused: RefusedRow[];
}

export type RowCounts = Record<ImportRowState, number>;

/** Rows in one statement: Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

const LONGEST = { label: 300, rowLabel: 120 };

/** Rows after which others have their turn. */
const ROWS_IN_A_TURN = 100;

/** Keeps the imports: what is to come, what came, and from where, so that nothing comes twice and all can go again. */
export class ImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly importables: ReadonlyMap<AuditSubject, Importable>,
  ) {}

  /** Newest first. @param viewer of whom those are left out that they may not undo; nobody at the command line */
  list(page: Page, viewer?: RoleHolder): Promise<{ items: ImportRun[]; totalCount: number }> {
    const query = this.dataSource.manager.createQueryBuilder(ImportRun, 'item').orderBy('item.id', 'DESC');
    const mayKeep = (subject: SheetSubject | null) =>
      !viewer || hasPermission(viewer, importPermission(subject));
    const subjects = Object.values(SheetSubject).filter(mayKeep);
    query.where(
      `(item.sheetSubject = ANY (:subjects)${mayKeep(null) ? ' OR item.sheetSubject IS NULL' : ''})`,
      {
        subjects,
      },
    );
    return findPage(query, page);
  }

  /** Null for an unknown id, and for what the viewer may not keep. */
  async findFor(viewer: RoleHolder, id: number): Promise<ImportRun | null> {
    const run = await this.find(id);
    return run && hasPermission(viewer, importPermission(run.sheetSubject)) ? run : null;
  }

  /** @throws AppError NOT_FOUND where {@link findFor} finds nothing */
  async require(viewer: RoleHolder, id: number): Promise<void> {
    if (!(await this.findFor(viewer, id))) throw new AppError('NOT_FOUND', 'notFound');
  }

  /** Null for an unknown id. */
  find(id: number): Promise<ImportRun | null> {
    return this.dataSource.manager.findOneBy(ImportRun, { id });
  }

  /** How many rows of a run are in each state. */
  async counts(runId: number): Promise<RowCounts> {
    const rows = await this.dataSource.query<{ state: ImportRowState; count: number }[]>(
      'SELECT state, count(*)::integer AS count FROM import_row WHERE run_id = $1 GROUP BY state',
      [runId],
    );
    const none: RowCounts = { PENDING: 0, CREATED: 0, KNOWN: 0, REFUSED: 0, UNDONE: 0, KEPT: 0 };
    return Object.assign(none, Object.fromEntries(rows.map(({ state, count }) => [state, count])));
  }

  /** What was refused, kept, or came without its file, in the order of the source. */
  problems(runId: number, page: Page): Promise<{ items: ImportRow[]; totalCount: number }> {
    const query = this.dataSource.manager
      .createQueryBuilder(ImportRow, 'item')
      .where('item.runId = :runId AND item.problem IS NOT NULL', { runId })
      .orderBy('item.id');
    return findPage(query, page);
  }

  /** The labels of what somebody has worked on since it was brought in, which undoing would leave. */
  async changedSince(runId: number): Promise<string[]> {
    const rows = await this.dataSource.manager.find(ImportRow, {
      where: { runId, state: 'CREATED' },
      order: { id: 'ASC' },
    });
    const changed = new Set<ImportRow>();
    for (const subject of new Set(rows.map((row) => row.subject))) {
      const ofSubject = rows.filter((row) => row.subject === subject);
      const ids = ofSubject.map(({ recordId }) => recordId!);
      const versions = await this.#importable(subject).versions(ids, rows);
      for (const row of ofSubject)
        if ((versions.get(row.recordId!) ?? row.recordVersion) !== row.recordVersion) changed.add(row);
    }
    return [...changed].map(({ label }) => label);
  }

  /** Whose headings a sheet of this kind had the last time, by field. */
  async rememberedColumns(sheetSubject: SheetSubject): Promise<Record<string, string> | undefined> {
    const [last] = await this.dataSource.manager.find(ImportRun, {
      where: { sheetSubject },
      order: { id: 'DESC' },
      take: 1,
    });
    return last?.columns ?? undefined;
  }

  /** What would become of these rows. Writes nothing. */
  async preview(source: string, rows: readonly NewRow[]): Promise<ImportPreview> {
    const seen = await this.#broughtKeys(source);
    const unknown = byKeysOf(seen, rows).filter(({ subject, sourceKey }) => {
      const key = broughtKey({ subject, sourceKey });
      const isKnown = seen.has(key);
      seen.add(key);
      return !isKnown;
    });
    const preview: ImportPreview = { created: 0, known: rows.length - unknown.length, refused: [] };
    for (const subject of new Set(unknown.map((row) => row.subject))) {
      const importable = this.#importable(subject);
      const ofSubject = unknown.filter((row) => row.subject === subject);
      const check = await importable.checker(ofSubject.map(({ fields }) => fields));
      const checked = await inTurns(ofSubject, (row) => {
        try {
          check(row.fields);
          return [row.fields];
        } catch (error) {
          preview.refused.push({ ...refusal(error), number: row.number, label: row.label });
          return [];
        }
      });
      const same = await importable.findSame(checked.flat());
      preview.created += same.filter((id) => id === null).length;
      preview.known += same.filter((id) => id !== null).length;
    }
    return preview;
  }

  /** A run of this website that was cut off. */
  findUnfinished(source: string): Promise<ImportRun | null> {
    return this.dataSource.manager.findOne(ImportRun, {
      where: { source, sheetSubject: IsNull(), state: 'RUNNING' },
      order: { id: 'DESC' },
    });
  }

  /**
   * Keeps what is to be brought in; `ImportWorker` then does it.
   * @param refused rows that could not be read
   */
  async start(
    actor: Actor,
    run: NewRun,
    rows: readonly NewRow[],
    refused: readonly (RefusedRow & { subject: AuditSubject })[] = [],
  ): Promise<ImportRun> {
    const keyed = byKeysOf(await this.#broughtKeys(run.source), rows);
    return this.dataSource.transaction(async (manager) => {
      const saved = await manager.save(ImportRun, {
        ...run,
        label: storableText(run.label.slice(0, LONGEST.label)),
        state: 'RUNNING' as const,
        started: byActor(actor),
      });
      const common = { runId: saved.id, source: run.source };
      const all = [
        ...keyed.map(({ fields, ...row }) => ({
          ...row,
          ...common,
          fields: storableFields(fields),
          state: 'PENDING' as const,
        })),
        ...refused.map((row) => ({ ...row, ...common, sourceKey: '', state: 'REFUSED' as const })),
      ].map((row) => ({
        ...row,
        label: storableText(row.label.slice(0, LONGEST.rowLabel)),
      }));
      for (let next = 0; next < all.length; next += ROWS_AT_ONCE)
        await manager.insert(ImportRow, all.slice(next, next + ROWS_AT_ONCE) as object[]);
      await this.#record(manager, actor, 'CREATE', saved, rows.length);
      return saved;
    });
  }

  /**
   * Makes an import be undone; `ImportWorker` then does it.
   * @throws AppError NOT_FOUND; CONFLICT for one that is under way
   */
  async undo(actor: Actor, id: number): Promise<ImportRun> {
    return this.dataSource.transaction(async (manager) => {
      const run = await manager.findOne(ImportRun, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!run) throw new AppError('NOT_FOUND', 'notFound');
      if (run.state === 'UNDONE') return run;
      if (run.state === 'RUNNING' && !isStalled(run)) throw new AppError('CONFLICT', 'importUnderWay');
      await manager.update(ImportRow, { runId: id, state: 'PENDING' }, { state: 'UNDONE', fields: null });
      const count = await manager.countBy(ImportRow, { runId: id, state: 'CREATED' });
      await this.#record(manager, actor, 'UNDO', run, count);
      // Whoever takes it back removes the records.
      Object.assign(run.started, byActor(actor));
      return manager.save(Object.assign(run, { state: 'UNDOING' as const, movedAt: new Date() }));
    });
  }

  /** Runs that nobody has got further with for some minutes, of spreadsheets or being undone. */
  async stalled(): Promise<ImportRun[]> {
    const runs = await this.dataSource.manager.find(ImportRun, {
      where: { state: In(['RUNNING', 'UNDOING'] satisfies ImportState[]) },
      order: { id: 'ASC' },
    });
    return runs.filter((run) => isStalled(run) && (run.sheetSubject || run.state === 'UNDOING'));
  }

  async #broughtKeys(source: string): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ subject: string; source_key: string }[]>(
      `SELECT subject, source_key FROM import_row WHERE source = $1 AND state IN ('CREATED', 'KEPT')`,
      [source],
    );
    return new Set(rows.map(({ subject, source_key: sourceKey }) => broughtKey({ subject, sourceKey })));
  }

  #importable(subject: AuditSubject): Importable {
    const importable = this.importables.get(subject);
    if (!importable) throw new Error(`No importer for "${subject}".`);
    return importable;
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    action: 'CREATE' | 'UNDO',
    { id, label }: ImportRun,
    count: number,
  ): Promise<void> {
    return this.audit.record(actor, [{ action, subject: 'import', subjectId: id, label, count }], manager);
  }
}

/** What becomes of each, without keeping every page waiting until all are done. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % ROWS_IN_A_TURN === 0) await setImmediate();
    results.push(work(item));
  }
  return results;
}

/** What the sender of a row can mend; every other error ends the import for now. */
const REFUSALS: readonly string[] = ['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'];

/**
 * Why a row was refused.
 * @throws the error when it does not lie in the row
 */
export function refusal(error: unknown): Pick<ImportRow, 'problem' | 'problemField'> {
  if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
  return { problem: error.messageKey, problemField: error.field ?? null };
}
