import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { addCandidateCrowd } from '../../demo/candidate-crowd.ts';
import { loadConfig } from '../config.ts';
import { openDatabaseAlongside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { print, report, runCommand, UsageError } from './command-line.ts';

const USAGE = `Creates demo data of any size, to see how the site behaves with it. Uses the server's environment
variables (DATABASE_URL, SAMAJ_DATA) and may run while the server is running.

  npm run demo -- --candidates 1000000
      creates made-up matrimonial profiles up to that total; nobody can sign in to them`;

const MAX_CANDIDATES = 10_000_000;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { candidates: { type: 'string' } } });
  if (values.candidates === undefined) return print(USAGE);
  const wanted = Number(values.candidates);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_CANDIDATES)
    throw new UsageError(`--candidates takes a number from 1 to ${MAX_CANDIDATES}.`);
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseAlongside(config, report);
  try {
    const made = await addCandidateCrowd(database.dataSource, wanted, (count) => report(`${count} …`));
    print(`${made} made-up profiles were added.`);
  } finally {
    await database.close();
  }
}

runCommand(USAGE, run);
