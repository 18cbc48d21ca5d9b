import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runPeriodically, startUpkeep } from '../upkeep.ts';
import { buildUser, openSession } from './factories.ts';
import { recordedLog } from './recorded-log.ts';
import { graphql } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

const LONG_AGO = "now() - interval '3 years'";

describe('[OPS-7] one round of upkeep', () => {
  const app = sharedTestApp();
  const query = (statement: string) => app.database.dataSource.query(statement);

  /** Creates one expired row of each kind that upkeep removes. */
  async function createExpiredRows(): Promise<void> {
    // What was done in an earlier round is not due again on the same day.
    await query('DELETE FROM retention_run');
    const user = await buildUser(app);
    await openSession(app, { userId: user.id });
    const code = `mutation { requestPasswordCode(input: { mobile: "${user.mobile.slice(3)}" }) }`;
    expect((await graphql(app, { query: code })).errors).toBeUndefined();
    await query(`UPDATE session SET expires_at = ${LONG_AGO}`);
    await query(`UPDATE one_time_code SET expires_at = ${LONG_AGO}`);
    await query(`UPDATE attempt_counter SET forget_after = ${LONG_AGO}, blocked_until = NULL`);
    await query(`INSERT INTO audit_entry (action, subject, at) VALUES ('CHANGE', 'EVENT', ${LONG_AGO})`);
    await query(
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state, created_at)
       VALUES ('PdfFile', 'a.pdf', 'PDF', 'application/pdf', 1, '[]', 'PENDING', ${LONG_AGO})`,
    );
  }

  const TABLES = ['session', 'one_time_code', 'attempt_counter', 'audit_entry', 'media_file'];

  /** The number of rows in each table. */
  const counts = async (tables = TABLES) => {
    const [row] = await query(
      `SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
    );
    return row;
  };
  const noneIn = (tables: string[]) => Object.fromEntries(tables.map((table) => [table, 0]));

  it('[OPS-7] removes old audit log entries, sessions, codes, counters and abandoned uploads', async () => {
    await createExpiredRows();
    for (const count of Object.values(await counts())) expect(count).toBeGreaterThan(0);
    const upkeep = startUpkeep(app);
    await expect.poll(() => counts(), { timeout: 5000 }).toEqual(noneIn(TABLES));
    await upkeep.stop();
  });

  it.each(TABLES.slice(0, 3))('[OPS-7] continues when the task for %s fails', async (table) => {
    await createExpiredRows();
    const others = TABLES.filter((one) => one !== table);
    await query(`ALTER TABLE ${table} RENAME TO away`);
    const upkeep = startUpkeep(app);
    try {
      await expect.poll(() => counts(others), { timeout: 5000 }).toEqual(noneIn(others));
    } finally {
      await upkeep.stop();
      await query(`ALTER TABLE away RENAME TO ${table}`);
    }
  });
});

describe('[OPS-7] rounds', () => {
  it('[OPS-7] never overlap, log failures and skip no task', async () => {
    const { log, lines } = recordedLog();
    let running = 0;
    let most = 0;
    let rounds = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(10);
      running -= 1;
    };
    const broken = () => Promise.reject(new Error('the disk is full'));
    const last = async () => {
      rounds += 1;
    };
    const upkeep = runPeriodically(
      { 'slow things': slow, 'broken things': broken, 'last things': last },
      1,
      log,
    );
    await expect.poll(() => rounds).toBeGreaterThan(3);
    await upkeep.stop();
    expect([most, running]).toEqual([1, 0]);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines[0]).toContain('broken things');
    expect(lines[0]).toContain('the disk is full');
  });

  it('[OPS-7] one that waits for somebody else holds up no other', async () => {
    const { log } = recordedLog();
    let rounds = 0;
    const upkeep = runPeriodically(
      {
        'things that hang': (stopping) =>
          new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true })),
        'other things': async () => {
          rounds += 1;
        },
      },
      1,
      log,
    );
    await expect.poll(() => rounds).toBeGreaterThan(2);
    await upkeep.stop();
  });

  it('[OPS-1] stopping signals the running task, waits for it and starts no further round', async () => {
    const { log } = recordedLog();
    const done: string[] = [];
    const upkeep = runPeriodically(
      {
        'long things': async (stopping) => {
          if (!stopping.aborted) await new Promise((resolve) => stopping.addEventListener('abort', resolve));
          done.push('signalled');
        },
      },
      1,
      log,
    );
    await upkeep.stop();
    expect(done).toEqual(['signalled']);
  });
});
