import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { addCandidateCrowd } from '../../demo/candidate-crowd.ts';
import { fillWithKentTelugu } from '../../demo/fill.ts';
import { createApp } from '../app.ts';
import { type Config, loadConfig } from '../config.ts';
import { openDatabaseAlongside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { defineCommand, refuseOthers, type Terminal, UsageError } from './command-line.ts';

const USAGE = `Creates demo data of any size, to see how the site behaves with it. Uses the server's environment
variables (DATABASE_URL, SAMAJ_DATA) and may run while the server is running.

  npm run demo -- --candidates 1000000
      creates made-up matrimonial profiles up to that total; no one can sign in to them
  npm run demo -- --community kent-telugu
      fills an empty database with a second made-up association: other languages, colours and parts`;

const MAX_CANDIDATES = 10_000_000;

/** @param work what to do with the database, which is closed afterwards */
async function withDatabase(
  { environment, report }: Terminal,
  work: (config: Config, dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseAlongside(config, report);
  try {
    await work(config, database.dataSource);
  } finally {
    await database.close();
  }
}

async function addCandidates(terminal: Terminal, typed: string): Promise<void> {
  const wanted = Number(typed);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_CANDIDATES)
    throw new UsageError(`--candidates takes a number from 1 to ${MAX_CANDIDATES}.`);
  await withDatabase(terminal, async (_config, dataSource) => {
    const made = await addCandidateCrowd(dataSource, wanted, (count) => terminal.report(`${count} …`));
    terminal.print(`${made} made-up profiles were added.`);
  });
}

async function addCommunity(terminal: Terminal, name: string): Promise<void> {
  if (name !== 'kent-telugu') throw new UsageError('--community takes kent-telugu.');
  await withDatabase(terminal, async (config, dataSource) => {
    const app = await createApp({ ...config, logLevel: 'error' }, dataSource, { withPages: false });
    try {
      const lines = await fillWithKentTelugu(config, app.features, new AbortController().signal);
      terminal.print(['Kent Telugu Sangham has been added.', ...lines].join('\n'));
    } finally {
      await app.server.close();
    }
  });
}

async function run(terminal: Terminal): Promise<void> {
  const { values } = parseArgs({
    args: terminal.parameters,
    options: { candidates: { type: 'string' }, community: { type: 'string' } },
  });
  if (values.community !== undefined) refuseOthers(values, ['community'], '--community');
  if (values.community !== undefined) return addCommunity(terminal, values.community);
  if (values.candidates !== undefined) return addCandidates(terminal, values.candidates);
  terminal.print(USAGE);
}

export const command = defineCommand(USAGE, run);
