import { query } from './query.ts';

/** Stops every process of a Postgres where it stands: it takes connections and answers nothing. @returns the way back */
export async function freezePostgres(url: string, postmaster: number): Promise<() => void> {
  const rows = await query(url, 'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  const pids = [postmaster, ...rows.map(({ pid }) => Number(pid))];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
