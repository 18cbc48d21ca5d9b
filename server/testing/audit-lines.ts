import type { TestApp } from './test-app.ts';

/** Action, kind of record and its id; then what else a line says. */
export type Said = [action: string, subject: string, subjectId: number | null, more?: object];

/** What the log says of work, without what was read; what was done before it is left out. */
export async function logOf({ database }: TestApp, work: () => Promise<unknown>) {
  const { dataSource } = database;
  const [{ last }] = await dataSource.query('SELECT coalesce(max(id), 0)::integer AS last FROM audit_entry');
  await work();
  return dataSource.query(
    `SELECT action, subject, subject_id AS "subjectId", label, count, detail FROM audit_entry
      WHERE id > $1 AND action NOT LIKE 'READ%' ORDER BY id`,
    [last],
  );
}

/** One line after another, and no more. */
export const lines = (...said: Said[]) =>
  said.map(([action, subject, subjectId, more = {}]) => ({
    ...{ action, subject, subjectId, label: null, count: null, detail: null },
    ...more,
  }));
