import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { Schedule, type ScheduledTasks } from '../database/schedule.ts';
import { startUpkeep } from '../upkeep.ts';
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
    await query('DELETE FROM scheduled_task');
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
    const upkeep = startUpkeep(app, app.database.dataSource);
    await expect.poll(() => counts(), { timeout: 5000 }).toEqual(noneIn(TABLES));
    await upkeep.stop();
  });

  it.each(TABLES.slice(0, 3))('[OPS-7] continues when the task for %s fails', async (table) => {
    await createExpiredRows();
    const others = TABLES.filter((one) => one !== table);
    await query(`ALTER TABLE ${table} RENAME TO away`);
    const upkeep = startUpkeep(app, app.database.dataSource);
    try {
      await expect.poll(() => counts(others), { timeout: 5000 }).toEqual(noneIn(others));
    } finally {
      await upkeep.stop();
      await query(`ALTER TABLE away RENAME TO ${table}`);
    }
  });
});

describe('[OPS-7] rounds', () => {
  const app = sharedTestApp();
  const query = (statement: string) => app.database.dataSource.query(statement);
  beforeEach(() => query('DELETE FROM scheduled_task'));

  /** A server with these tasks, which looks every few milliseconds. */
  const serverWith = (tasks: ScheduledTasks, { pause = 0, ownTasks = {} as ScheduledTasks } = {}) => {
    const { log, lines } = recordedLog();
    return {
      schedule: new Schedule(app.database.dataSource, tasks, { log, ownTasks, pause, look: 5 }),
      lines,
    };
  };
  const counted = () => {
    const runs = { running: 0, most: 0, ended: 0 };
    const task = async () => {
      runs.running += 1;
      runs.most = Math.max(runs.most, runs.running);
      await setTimeout(20);
      runs.running -= 1;
      runs.ended += 1;
    };
    return { runs, task };
  };
  const untilAborted = (stopping: AbortSignal) =>
    new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve(), { once: true }));

  it('[OPS-7] never overlap, also on several servers, log failures and skip no task', async () => {
    const slow = counted();
    const last = counted();
    const broken = () => Promise.reject(new Error('the disk is full'));
    const tasks = { 'slow things': slow.task, 'broken things': broken, 'last things': last.task };
    const servers = [serverWith(tasks), serverWith(tasks), serverWith(tasks)];
    await expect
      .poll(() => Math.min(slow.runs.ended, last.runs.ended), { timeout: 10_000 })
      .toBeGreaterThan(5);
    await Promise.all(servers.map(({ schedule }) => schedule.stop()));
    expect(slow.runs).toMatchObject({ most: 1, running: 0 });
    const lines = servers.flatMap((server) => server.lines);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines[0]).toContain('Background task failed: broken things; it will be retried');
    expect(lines[0]).toContain('the disk is full');
  });

  it('[OPS-7] are one for all servers: what one has done is not due on the others', async () => {
    const { runs, task } = counted();
    const own = counted();
    const servers = [1, 2, 3].map(() =>
      serverWith({ 'some things': task }, { pause: 900, ownTasks: { 'things on a disk': own.task } }),
    );
    await expect.poll(() => own.runs.ended, { timeout: 10_000 }).toBeGreaterThan(9);
    // Each server may have done it at its start.
    const atTheStart = runs.ended;
    const looks = own.runs.ended;
    await expect.poll(() => own.runs.ended, { timeout: 10_000 }).toBeGreaterThan(looks + 9);
    await Promise.all(servers.map(({ schedule }) => schedule.stop()));
    expect(atTheStart).toBeLessThanOrEqual(servers.length);
    expect(runs.ended).toBe(atTheStart);
    expect(own.runs.most).toBeGreaterThan(1);
    const [{ wait }] = await query(
      'SELECT round(extract(epoch FROM due_at - now()))::int AS wait FROM scheduled_task',
    );
    expect(Math.abs(wait - 900)).toBeLessThan(60);
  });

  it('[UP-7] are done at the start of a server, though another had done them', async () => {
    await query(`INSERT INTO scheduled_task (name, due_at) VALUES ('things', now() + interval '14 minutes')`);
    const { runs, task } = counted();
    const { schedule } = serverWith({ things: task }, { pause: 900 });
    await expect.poll(() => runs.ended).toBe(1);
    await schedule.stop();
  });

  it('[OPS-7] of a killed server are taken over when its lease has expired, and not before', async () => {
    await query(
      `INSERT INTO scheduled_task (name, due_at, held_by)
       VALUES ('its things', now() + interval '2 minutes', gen_random_uuid())`,
    );
    const its = counted();
    const others = counted();
    const { schedule } = serverWith({ 'its things': its.task, 'other things': others.task });
    await expect.poll(() => others.runs.ended).toBeGreaterThan(2);
    expect(its.runs.ended).toBe(0);
    await query(`UPDATE scheduled_task SET due_at = due_at - interval '2 minutes' WHERE name = 'its things'`);
    await expect.poll(() => its.runs.ended).toBeGreaterThan(0);
    await schedule.stop();
  });

  it('[OPS-7] that take longer than a lease keep it', async () => {
    const { schedule } = serverWith({ 'long things': untilAborted });
    await expect.poll(() => query('SELECT FROM scheduled_task')).toHaveLength(1);
    await query(`UPDATE scheduled_task SET due_at = now() + interval '1 second'`);
    await expect
      .poll(() => query(`SELECT FROM scheduled_task WHERE due_at > now() + interval '1 minute'`))
      .toHaveLength(1);
    await schedule.stop();
  });

  it('[OPS-1] what a server claims while it is told to stop is not begun, and is due for the next one', async () => {
    const { runs, task } = counted();
    const { schedule } = serverWith({ 'long things': untilAborted, things: task }, { pause: 900 });
    await schedule.stop();
    expect(runs.ended).toBe(0);
    expect(await query('SELECT FROM scheduled_task WHERE held_by IS NULL AND due_at <= now()')).toHaveLength(
      2,
    );
  });

  it('[OPS-7] one whose end could not be noted runs again when its lease has expired', async () => {
    let isAway = true;
    const ends = () => query('SELECT FROM scheduled_task WHERE held_by IS NULL');
    const dataSource = new Proxy(app.database.dataSource, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name, target);
        return (statement: string, parameters: unknown[]) => {
          const isEnd = isAway && statement.includes('SET held_by = NULL');
          return isEnd
            ? Promise.reject(new Error('The database is away'))
            : target.query(statement, parameters);
        };
      },
    });
    const { log, lines } = recordedLog();
    const { runs, task } = counted();
    const schedule = new Schedule(dataSource, { things: task }, { log, pause: 900, look: 5 });
    await expect.poll(() => lines.join()).toContain('runs again once its lease has expired');
    isAway = false;
    await query('UPDATE scheduled_task SET due_at = now()');
    await expect.poll(() => runs.ended).toBe(2);
    await expect.poll(ends).toHaveLength(1);
    await schedule.stop();
  });

  it('[OPS-7] one that waits for somebody else holds up no other', async () => {
    const { runs, task } = counted();
    const { schedule } = serverWith({ 'things that hang': untilAborted, 'other things': task });
    await expect.poll(() => runs.ended).toBeGreaterThan(2);
    await schedule.stop();
  });

  it('[OPS-7] one that fails is known until it succeeds', async () => {
    let isBroken = true;
    const { schedule } = serverWith({
      things: async () => {
        if (isBroken) throw new Error('the disk is full');
      },
    });
    const failing = () => query('SELECT FROM scheduled_task WHERE failing_since IS NOT NULL');
    await expect.poll(failing).toHaveLength(1);
    isBroken = false;
    await expect.poll(failing).toEqual([]);
    await schedule.stop();
  });

  it('[OPS-1] stopping signals the running task, waits for it and leaves the rest to the next server', async () => {
    const done: string[] = [];
    const long = async (stopping: AbortSignal) => {
      await untilAborted(stopping);
      done.push('signalled');
    };
    const { schedule } = serverWith({ 'long things': long }, { pause: 900 });
    await expect.poll(() => query('SELECT FROM scheduled_task')).toHaveLength(1);
    await schedule.stop();
    expect(done).toEqual(['signalled']);
    expect(await query('SELECT FROM scheduled_task WHERE due_at <= now() AND held_by IS NULL')).toHaveLength(
      1,
    );
  });
});
