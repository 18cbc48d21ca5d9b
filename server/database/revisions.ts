import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { AuditSubject } from '../../rules/audit.ts';
import { AppError } from '../../rules/errors.ts';
import { Revision, type Snapshot } from './revision.entity.ts';

/** Of a record the newest ones are kept. */
const KEPT = 50;

interface Kind<Item extends ObjectLiteral> {
  entity: EntityTarget<Item>;
  /** Its name in the audit log. */
  subject: AuditSubject;
  /** Columns that are no part of a revision. */
  except: readonly (keyof Item & string)[];
  /** Columns that a revision has, although another value alone makes none and people read nothing of them. */
  silent?: readonly (keyof Item & string)[];
}

/** The revisions of one kind of record: kept with each save, in its transaction. */
export class Revisions<Item extends ObjectLiteral & { id: number }> {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly kind: Kind<Item>,
  ) {}

  /** What a revision has of a record; take it before a change, for {@link keep}. */
  snapshotOf(item: Item): Snapshot {
    return JSON.parse(JSON.stringify(Object.fromEntries(this.#columns().map((name) => [name, item[name]]))));
  }

  /**
   * Keeps a saved record; nothing when it is as it was. The record's row is locked, or new.
   * @param before the snapshot before the change, which becomes the first revision when there is none yet
   */
  async keep(manager: EntityManager, actor: { name: string }, item: Item, before?: Snapshot): Promise<void> {
    const record = this.#of(item.id);
    const newest = await manager.findOne(Revision, { where: record, order: { id: 'DESC' } });
    if (!newest && before) await manager.save(Revision, { ...record, snapshot: before });
    const snapshot = this.snapshotOf(item);
    if (isDeepStrictEqual(this.#said(snapshot), this.#said(newest?.snapshot ?? before))) return;
    await manager.save(Revision, { ...record, actorName: actor.name, snapshot });
    await manager.query(
      `DELETE FROM revision WHERE id IN (
         SELECT id FROM revision WHERE subject = $1 AND subject_id = $2 ORDER BY id DESC OFFSET ${KEPT})`,
      [this.kind.subject, item.id],
    );
  }

  /** The newest first, as people read them. */
  async list(id: number): Promise<Revision[]> {
    const order = { id: 'DESC' } as const;
    const revisions = await this.dataSource.manager.find(Revision, { where: this.#of(id), order });
    for (const revision of revisions) revision.snapshot = this.#said(revision.snapshot)!;
    return revisions;
  }

  /**
   * What a record was, by its columns that there are still.
   * @throws AppError NOT_FOUND for a revision of another record
   */
  async read(manager: EntityManager, item: { id: number }, revisionId: number): Promise<Partial<Item>> {
    const revision = await manager.findOneBy(Revision, { ...this.#of(item.id), id: revisionId });
    if (!revision) throw new AppError('NOT_FOUND', 'notFound');
    const known = this.#columns().filter((name) => name in revision.snapshot);
    return Object.fromEntries(known.map((name) => [name, revision.snapshot[name]])) as Partial<Item>;
  }

  /** For a record that is removed for good. */
  async forget(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Revision, this.#of(id));
  }

  #said(snapshot: Snapshot | undefined): Snapshot | undefined {
    const silent: readonly string[] = this.kind.silent ?? [];
    return (
      snapshot && Object.fromEntries(Object.entries(snapshot).filter(([name]) => !silent.includes(name)))
    );
  }

  #of(subjectId: number) {
    return { subject: this.kind.subject, subjectId };
  }

  #columns(): (keyof Item & string)[] {
    const { columns } = this.dataSource.getMetadata(this.kind.entity);
    const names = columns.map(({ propertyName }) => propertyName as keyof Item & string);
    return names.filter((name) => !this.kind.except.includes(name));
  }
}
