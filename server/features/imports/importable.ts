import type { AuditSubject } from '../../../rules/audit.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import type { Part } from '../../../rules/parts.ts';
import type { Alongside } from '../../database/alongside.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { ImportFields, ImportRow } from './import-row.entity.ts';

/** What is written in the transaction that creates a record; `problem` says what it came without. */
type Created = (...parameters: [...Parameters<Alongside>, problem?: MessageKey | undefined]) => Promise<void>;

/** A record that came, at its version then. */
type Brought = Pick<ImportRow, 'subject' | 'recordId' | 'recordVersion'>;

/** A kind of record that can be brought in, by the service that administrators use. */
export interface Importable {
  subject: AuditSubject;
  /** The part of the site that it belongs to. */
  part?: Part;
  /**
   * What checks these rows, which asks the database as often for any number of them.
   * @returns throws an AppError for fields that {@link create} would refuse
   */
  checker(rows: readonly ImportFields[]): Promise<(fields: ImportFields) => void>;
  /** Of each of these the id of a record that is the same one, entered by hand; null when there is none. */
  findSame(rows: readonly ImportFields[]): Promise<(number | null)[]>;
  /** @throws AppError */
  create(actor: Actor, fields: ImportFields, created: Created, file?: IncomingFile): Promise<void>;
  /** @throws AppError NOT_FOUND; CONFLICT when somebody has worked on it since that version */
  remove(actor: Actor, id: number, version: number, alongside: Alongside): Promise<void>;
  /**
   * The present versions of those that are still there, by id.
   * @param together all that came in the same import, of any kind, and would go before what it came after
   */
  versions(ids: readonly number[], together: readonly Brought[]): Promise<ReadonlyMap<number, number>>;
}
