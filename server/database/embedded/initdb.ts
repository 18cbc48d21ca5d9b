import { once } from 'node:events';
import { hasEnded, type ProgramOptions, spawnProgram } from './spawn-program.ts';

/** The only role of an embedded cluster. */
export const roleName = 'samaj';

/**
 * Makes a cluster.
 * @param cluster the folder to make
 * @param password a file with the role's password that Postgres's user can read
 * @throws when initdb cannot be run or fails; its output is in Postgres's log
 */
export async function initialise(
  cluster: string,
  password: string,
  options: ProgramOptions & { readonly fast: boolean },
): Promise<void> {
  const parameters = [
    `--pgdata=${cluster}`,
    `--username=${roleName}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into Postgres, so that sorting and letter case are the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(options.fast ? ['--no-sync'] : []),
  ];
  const child = await spawnProgram('initdb', parameters, options);
  if (!hasEnded(child)) await once(child, 'exit');
  if (child.exitCode === 0) return;
  throw new Error(`initdb failed (${child.signalCode ?? `exit code ${child.exitCode}`}).`);
}
