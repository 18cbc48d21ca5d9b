import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../config.ts';
import { createDataSource } from '../database/data-source.ts';
import { findRunningPostgres } from '../database/embedded/embedded-postgres.ts';
import { ENTITIES } from '../features.ts';
import { findProjectRoot } from '../project-root.ts';
import { defineCommand, type Terminal } from './command-line.ts';
import { checkConfiguration, checkNodeVersion, wrongIfReal } from './doctor/configuration-checks.ts';
import { checkDatabase } from './doctor/database-checks.ts';
import { type Finding, isRefusal, lineOf, reasonOf, wrong } from './doctor/finding.ts';
import { checkCards, checkMail, checkSms, TIMEOUT } from './doctor/message-checks.ts';
import { checkReplicas } from './doctor/replica-checks.ts';
import { checkSite } from './doctor/site-checks.ts';
import { checkBackup, checkFiles, checkStorage } from './doctor/storage-checks.ts';

const USAGE = `Checks this installation and changes nothing, but for a file of its own in a bucket. Uses the server's environment variables and may run
while the server is running.

  npm run doctor
      prints one line for each check, with advice; exit code 1 if something is wrong
  npm run doctor -- --json
      prints the same as JSON`;

async function run({ parameters, environment, print }: Terminal): Promise<number> {
  const { values } = parseArgs({
    args: parameters,
    options: { json: { type: 'boolean' } },
  });
  const findings = await examine(environment);
  if (values.json) print(JSON.stringify(findings, null, 2));
  else for (const finding of findings) print(lineOf(finding));
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const node = checkNodeVersion(process.versions.node);
  let config: Config;
  try {
    config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  } catch (error) {
    return [node, wrong('Configuration', (error as Error).message, 'Nothing else was checked.')];
  }
  return [
    node,
    ...checkConfiguration(config, environment),
    ...(await openAndCheck(config)),
    await checkStorage(config),
    ...(await checkFiles(config)),
    await checkBackup(config),
    await checkMail(config),
    await checkSms(config),
    ...(await checkCards(config)),
    ...(await checkSite(config)),
  ];
}

/** Uses an embedded database only if it is running already. */
async function openAndCheck(config: Config): Promise<Finding[]> {
  const running = config.databaseUrl
    ? undefined
    : await findRunningPostgres(config.dataDirectory).catch(() => undefined);
  const url = config.databaseUrl ?? running?.url;
  if (!url)
    return [
      wrongIfReal(config)(
        'Database',
        'the embedded one is not running.',
        'Start the site, then run the doctor again.',
      ),
    ];
  const dataSource = createDataSource({ url, entities: ENTITIES, poolSize: 2, statementTimeout: TIMEOUT });
  try {
    await dataSource.initialize();
    return [...(await checkDatabase(config, dataSource)), ...(await checkReplicas(config, dataSource))];
  } catch (error) {
    if (isRefusal(error))
      return [
        wrong('Database', `refuses (${reasonOf(error)}).`, 'Check DATABASE_URL and the log of Postgres.'),
      ];
    return [wrong('Database', `does not answer (${reasonOf(error)}).`, 'Start it, or check DATABASE_URL.')];
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

export const command = defineCommand(USAGE, run);
