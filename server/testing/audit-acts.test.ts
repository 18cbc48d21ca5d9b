import { beforeAll, expect, it, vi } from 'vitest';
import { type AccessRow, accessRows, isOfTheOffice } from './access/access-table.ts';
import { AUDIT_ACTS } from './access/audit-acts.ts';
import { isSuccess, isWrite, prepareCall, send } from './access/call.ts';
import { BUILD_CALLERS } from './access/callers.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const app = sharedTestApp();

let rows: AccessRow[];
beforeAll(async () => {
  await app.server.ready();
  rows = accessRows(app);
});

it('[PRIV-2] of each act of the office the log says what was done and with what kind of record', async () => {
  const acts: Record<string, string> = {};
  for (const row of rows.filter((one) => isOfTheOffice(one) && isWrite(one))) {
    const [owner] = await BUILD_CALLERS.owner(app);
    const call = await prepareCall(app, row, owner!);
    const answer = await send(app, call, await owner!.headers());
    const lines: { action: string; subject: string; id: number | null }[] =
      await app.database.dataSource.query(
        `SELECT action, subject, subject_id AS id FROM audit_entry
          WHERE actor_user_id = $1 AND action NOT LIKE 'READ%' ORDER BY audit_entry.id`,
        [owner!.userId],
      );
    // A number stands for one record; without it a line is about all of them.
    const said = lines.map(({ action, subject, id }) => `${action} ${subject}${id === null ? '' : ' #'}`);
    acts[row.name] = isSuccess(answer) ? [...new Set(said)].join(', ') : `refused: ${answer.codes}`;
  }
  expect(acts).toEqual(AUDIT_ACTS);
});
