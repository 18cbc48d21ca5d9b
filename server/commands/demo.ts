import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { addCandidateCrowd } from '../../demo/candidate-crowd.ts';
import { loadConfig } from '../config.ts';
import { openDatabaseBeside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { answer, runCommand, tell, UsageError } from './command-line.ts';

const USAGE = `Demo data of any size, to see how the site behaves with it. It uses the server's environment variables
(DATABASE_URL, SAMAJ_DATA) and may run beside the server.

  npm run demo -- --candidates 1000000
      makes matrimonial profiles until there are so many made-up ones; nobody can sign in to them`;

const MOST = 10_000_000;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { candidates: { type: 'string' } } });
  if (values.candidates === undefined) return answer(USAGE);
  const wanted = Number(values.candidates);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST)
    throw new UsageError(`--candidates takes a number from 1 to ${MOST}.`);
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseBeside(config, tell);
  try {
    const made = await addCandidateCrowd(database.dataSource, wanted, (count) => tell(`${count} …`));
    answer(`${made} made-up profiles were added.`);
  } finally {
    await database.close();
  }
}

runCommand(USAGE, run);
