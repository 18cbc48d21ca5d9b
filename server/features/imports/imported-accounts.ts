import type { DataSource } from 'typeorm';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportRun } from './import-run.entity.ts';

/** Accounts that an import has made, and imports that somebody with an account has started. */
export function importedAccounts({ manager }: DataSource): AccountPart {
  return {
    async collect(userId) {
      const [row] = await manager.find(ImportRow, {
        where: { subject: 'user', recordId: userId, state: 'CREATED' },
        take: 1,
      });
      const run = row && (await manager.findOneBy(ImportRun, { id: row.runId }));
      const started = await manager.find(ImportRun, {
        where: { started: { byId: userId } },
        order: { id: 'ASC' },
      });
      return {
        broughtIn: run ? { at: run.started.at, as: row.label } : null,
        importsStarted: started.map(({ started: { at: startedAt }, label }) => ({ startedAt, label })),
      };
    },
    /** The name goes; that the row of that spreadsheet was brought in stays, so that it does not come again. */
    async leave(transaction, userId) {
      await transaction.update(ImportRow, { subject: 'user', recordId: userId }, { label: '' });
    },
  };
}

/**
 * Takes the names out of old imports, and what was refused; that the other rows were brought in stays known, so that
 * they do not come again.
 * @returns how many rows
 */
export async function forgetOldImports(dataSource: DataSource, limit: number): Promise<number> {
  const isOld = `run_id IN (SELECT id FROM import_run WHERE moved_at < ${keptUntil('imports')})`;
  const refused = await deleteSome(dataSource, 'import_row', `${isOld} AND state = 'REFUSED'`, limit);
  if (refused === limit) return refused;
  const [, count] = await dataSource.query<[unknown[], number]>(
    `UPDATE import_row SET label = '', fields = NULL
      WHERE id IN (SELECT id FROM import_row WHERE ${isOld} AND (label <> '' OR fields IS NOT NULL) LIMIT $1)`,
    [limit - refused],
  );
  return refused + count;
}
