import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { RETENTION } from '../../rules/retention.ts';
import { interval, keptUntil, type RemoveSome } from '../database/remove-some.ts';
import type { Sending } from '../messages/outbox.ts';
import { forgetTracked, hasLeft } from '../messages/tracked-messages.ts';

/** Letters in a day, so that many old accounts do not use up what a mail server or text messages allow. */
const MOST_ASKED = 50;

const DAY = 24 * 3600 * 1000;

const TABLES = ['user_account', 'member'] as const;

/** Whoever is asked. */
interface UnusedAccount {
  id: number;
  name: string;
  email: string | null;
  /** E.164. */
  mobile: string;
}

/** Does something about one account; what fails is noted for the end. */
type Attempt = <Result>(act: () => Promise<Result>) => Promise<Result | undefined>;

interface UnusedAccounts {
  kind: 'accounts' | 'profiles';
  table: (typeof TABLES)[number];
  /** SQL conditions: whom a letter can reach at this moment, and who is never asked. Read for each run. */
  reached(): string;
  spared?: string;
  /**
   * Writes to somebody who is reached, in the transaction that notes it.
   * @param until the last day to sign in
   * @param sending to be given to the outbox, which notes when the letter has left
   */
  ask(manager: EntityManager, account: UnusedAccount, until: Date, sending: Sending): Promise<void>;
  /** Removes one whose row is locked. @returns what is to be done after the commit */
  remove(manager: EntityManager, id: number): Promise<(() => Promise<unknown>) | undefined>;
}

/**
 * Asks those who have not signed in for long whether they want to keep their account, once, and removes it when they
 * have not signed in by the day that the letter names. Whoever cannot be asked keeps it, as does whoever the letter did
 * not reach: they are asked anew after its day.
 * @returns what throws an AggregateError in the end if some failed; the others are done
 */
export function unusedAccounts(
  dataSource: DataSource,
  { kind, table, reached, spared = 'false', ask, remove }: UnusedAccounts,
): RemoveSome {
  const { askedDays } = RETENTION[kind];
  const isUnused = `coalesce(signed_in_at, created_at) < ${keptUntil(kind)} AND NOT (${spared})`;
  // A day more: the letter names a day, and that day counts whole.
  const dayIsOver = `asked_at < now() - ${interval({ count: askedDays + 1, unit: 'day' })}`;
  const about = `'${table} ' || ${table}.id`;
  const isOver = `${isUnused} AND ${dayIsOver} AND ${hasLeft(about)}`;

  /** Whoever is to keep the account since they were asked, as one who has signed in, is asked anew when it is unused again. */
  async function forgetQuestions(): Promise<void> {
    await dataSource.query(
      `UPDATE ${table} SET asked_at = NULL WHERE asked_at IS NOT NULL AND NOT (${isUnused})`,
    );
    await forgetTracked(
      dataSource,
      table,
      `SELECT FROM ${table} WHERE asked_at IS NOT NULL AND about = ${about}`,
    );
  }

  async function removeOne(id: number): Promise<number> {
    const after = await dataSource.transaction(async (manager) => {
      // They may have signed in meanwhile.
      const found = await manager.query(`SELECT FROM ${table} WHERE id = $1 AND ${isOver} FOR UPDATE`, [id]);
      return found.length > 0 && { finish: await remove(manager, id) };
    });
    if (!after) return 0;
    await after.finish?.();
    return 1;
  }

  async function askSome(attempt: Attempt): Promise<void> {
    const isToAsk = `${isUnused} AND (asked_at IS NULL OR ${dayIsOver} AND NOT ${hasLeft(about)}) AND (${reached()})`;
    // A run that failed is soon followed by another.
    const accounts: { id: number }[] = await dataSource.query(
      `SELECT id FROM ${table} WHERE ${isToAsk} ORDER BY asked_at NULLS FIRST, id LIMIT greatest(0, ${MOST_ASKED} -
         (SELECT count(*) FROM ${table} WHERE asked_at > now() - interval '20 hours'))`,
    );
    for (const { id } of accounts)
      await attempt(() =>
        dataSource.transaction(async (manager) => {
          const [[account]] = await manager.query<[UnusedAccount[], number]>(
            `UPDATE ${table} SET asked_at = now() WHERE id = $1 AND ${isToAsk} RETURNING id, name, email, mobile`,
            [id],
          );
          // Sent later than it can be, it would name a day that is over.
          const sending = { isKept: false, about: `${table} ${id}` };
          if (account) await ask(manager, account, new Date(Date.now() + askedDays * DAY), sending);
        }),
      );
  }

  async function removeSome(limit: number, attempt: Attempt): Promise<number> {
    let removed = 0;
    let last = 0;
    while (removed < limit) {
      const over: { id: number }[] = await dataSource.query(
        `SELECT id FROM ${table} WHERE ${isOver} AND id > $1 ORDER BY id LIMIT $2`,
        [last, limit - removed],
      );
      if (over.length === 0) break;
      for (const { id } of over) removed += (await attempt(() => removeOne(id))) ?? 0;
      last = over.at(-1)!.id;
    }
    return removed;
  }

  return async (limit) => {
    const failures: unknown[] = [];
    // One that fails, such as an account that something still refers to, does not stop those behind it.
    const attempt: Attempt = (act) =>
      act().catch((error: unknown) => {
        failures.push(error);
        return undefined;
      });
    await forgetQuestions();
    const removed = await removeSome(limit, attempt);
    if (removed < limit) await askSome(attempt);
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts failed`);
    return removed;
  };
}

/** After a restore, since which they may have signed in: they are asked anew before their account is removed. */
export async function forgetAllQuestions(runner: QueryRunner): Promise<void> {
  for (const table of TABLES)
    await runner.query(`UPDATE ${table} SET asked_at = NULL WHERE asked_at IS NOT NULL`);
}
