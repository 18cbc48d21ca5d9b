import { type DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import type { AuditSubject } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import type { ImportRowState, ImportState } from '../../../rules/imports.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { isForeignKeyViolation, violatedConstraint } from '../../database/database-errors.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import type { Actor } from '../../identity/viewer.ts';
import { type ImportService, refusal } from './import.service.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import type { Importable } from './importable.ts';
import { stalledSince } from './stalled.ts';

/** Opens a file of the website; undefined when it is not there. */
export type OpenFile = (address: string) => Promise<IncomingFile | undefined>;

interface WorkOptions {
  /** For a website; rows of spreadsheets have no files. */
  openFile?: OpenFile;
  /** Called after some rows. */
  moved?: () => Promise<void> | void;
}

/** Which rows are worked on, and the state of the run when that is done. */
interface Way {
  wanted: ImportRowState;
  order: 'ASC' | 'DESC';
  afterwards: ImportState;
}

/** Rows that are read at a time, after which the run is said to have moved. */
const BATCH = 20;

/** Somebody else has done the row meanwhile. */
class DoneElsewhere extends Error {}

const actorOf = ({ started }: ImportRun): Actor => ({
  userId: started.byId ?? 0,
  name: started.byName,
});

/**
 * Brings in the rows of a run one after another, each in the transaction of its record, and takes them back the same
 * way, the newest first, since a later row may stand on what an earlier one made. Whenever it is cut off, it goes on where
 * it was, and two that do the same run do no row twice.
 */
export class ImportWorker {
  readonly #working = new Map<number, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportService,
    private readonly importables: ReadonlyMap<AuditSubject, Importable>,
    private readonly log: { error(details: object, message: string): void },
  ) {}

  /** Works on a run in the background. What ends it early is logged, and the next upkeep goes on. */
  begin(runId: number): void {
    if (this.#working.has(runId)) return;
    const working = this.work(runId)
      .catch((err) => this.log.error({ err, importRunId: runId }, 'Import interrupted; it will resume'))
      .finally(() => this.#working.delete(runId));
    this.#working.set(runId, working);
  }

  /** Goes on with what was cut off. */
  async resume(): Promise<void> {
    for (const { id } of await this.imports.stalled()) this.begin(id);
  }

  /** Resolves when the rows in work are done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#working.values());
  }

  /** Works on a run until it is done or the server stops. @throws whatever does not lie in a row */
  async work(runId: number, { openFile, moved }: WorkOptions = {}): Promise<void> {
    const run = await this.imports.find(runId);
    if (run?.state === 'RUNNING') {
      await this.#eachRow(
        run,
        { wanted: 'PENDING', order: 'ASC', afterwards: 'FINISHED' },
        (row) => this.#bring(actorOf(run), row, openFile),
        moved,
      );
    } else if (run?.state === 'UNDOING') {
      await this.#eachRow(
        run,
        { wanted: 'CREATED', order: 'DESC', afterwards: 'UNDONE' },
        (row) => this.#undo(actorOf(run), row),
        moved,
      );
    }
  }

  async #eachRow(
    { id: runId, state }: ImportRun,
    { wanted, order, afterwards }: Way,
    work: (row: ImportRow) => Promise<void>,
    moved: WorkOptions['moved'],
  ): Promise<void> {
    const { manager } = this.dataSource;
    let seen: number | undefined;
    for (;;) {
      await manager.update(ImportRun, { id: runId }, { movedAt: new Date() });
      await moved?.();
      const rows = await manager.find(ImportRow, {
        where: {
          runId,
          state: wanted,
          ...(seen && { id: order === 'ASC' ? MoreThan(seen) : LessThan(seen) }),
        },
        order: { id: order },
        take: BATCH,
      });
      if (rows.length === 0) break;
      for (const row of rows) {
        if (this.#stopping.signal.aborted) {
          // Whichever server starts next goes on with it at once.
          await manager.update(ImportRun, { id: runId, state }, { movedAt: stalledSince() });
          return;
        }
        await work(row).catch((error) => {
          if (!(error instanceof DoneElsewhere)) throw error;
        });
      }
      seen = rows.at(-1)!.id;
    }
    await manager.update(ImportRun, { id: runId, state }, { state: afterwards, movedAt: new Date() });
  }

  async #bring(actor: Actor, row: ImportRow, openFile: OpenFile | undefined): Promise<void> {
    const { manager } = this.dataSource;
    const known = { state: 'KNOWN', fields: null } as const;
    const { source, subject, sourceKey } = row;
    const importable = this.#importable(subject);
    const earlier = await manager.findOne(ImportRow, {
      where: (['CREATED', 'KEPT'] as const).map((state) => ({ source, subject, sourceKey, state })),
    });
    const fields = row.fields ?? {};
    const [same = null] = earlier ? [earlier.recordId] : await importable.findSame([fields]);
    if (same !== null) return settle(manager, row, 'PENDING', { ...known, recordId: same });
    let missing: MessageKey | undefined;
    try {
      const file = row.file && openFile ? await openFile(row.file) : undefined;
      if (row.file && !file) missing = 'fileMissing';
      await importable.create(
        actor,
        fields,
        (inTransaction, record, problem = missing) =>
          settle(inTransaction, row, 'PENDING', {
            state: 'CREATED',
            fields: null,
            recordId: record.id,
            recordVersion: record.version,
            problem: problem ?? null,
          }),
        file,
      );
    } catch (error) {
      if (error instanceof DoneElsewhere) throw error;
      if (violatedConstraint(error) === 'import_row_brought_once')
        return settle(manager, row, 'PENDING', known);
      await settle(manager, row, 'PENDING', { state: 'REFUSED', fields: null, ...refusal(error) });
    }
  }

  async #undo(actor: Actor, row: ImportRow): Promise<void> {
    const { manager } = this.dataSource;
    const taken = (inTransaction: EntityManager) =>
      settle(inTransaction, row, 'CREATED', { state: 'UNDONE', problem: null, problemField: null });
    try {
      await this.#importable(row.subject).remove(actor, row.recordId!, row.recordVersion!, taken);
    } catch (caught) {
      // Something names it of which its service knows nothing: the rows after it go all the same.
      const error = isForeignKeyViolation(caught) ? new AppError('CONFLICT', 'changedByAnother') : caught;
      if (!(error instanceof AppError)) throw error;
      // Somebody has removed it already.
      if (error.code === 'NOT_FOUND') return taken(manager);
      if (error.code !== 'CONFLICT') throw error;
      await settle(manager, row, 'CREATED', { state: 'KEPT', problem: error.messageKey });
    }
  }

  #importable(subject: AuditSubject): Importable {
    return this.importables.get(subject)!;
  }
}

/** @throws DoneElsewhere when the row is no longer in that state, so that a transaction around it ends without a trace */
async function settle(
  manager: EntityManager,
  { id }: ImportRow,
  from: ImportRowState,
  values: Partial<Omit<ImportRow, 'fields'>> & { fields?: null },
): Promise<void> {
  const { affected } = await manager.update(ImportRow, { id, state: from }, values);
  if (affected !== 1) throw new DoneElsewhere();
}
