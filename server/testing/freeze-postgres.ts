import { query } from './query.ts';

/** Suspends every Postgres process: it accepts connections but answers nothing. @returns a function to resume it */
export async function freezePostgres(url: string, postmaster: number): Promise<() => void> {
  const rows = await query(url, 'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  const pids = [postmaster, ...rows.map(({ pid }) => Number(pid))];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
