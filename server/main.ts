import 'reflect-metadata';
import { fillWithDemoContent } from '../demo/fill.ts';
import { createApp } from './app.ts';
import { backupDirectoryOf } from './commands/backup/last-backup.ts';
import { settleRestoredFiles } from './commands/backup/restored-files.ts';
import { loadConfig, refuseUnsafeProduction } from './config.ts';
import { closeToOthers, keepPrivate, requireWritable } from './files/data-folder.ts';
import { ABANDONED_UPLOAD } from './files/media.service.ts';
import { filesDirectoryOf, incomingDirectoryOf, openFileStore } from './files/open-file-store.ts';
import { openDatabase } from './open-database.ts';
import { findProjectRoot } from './project-root.ts';
import { startUpkeep } from './upkeep.ts';

/** Milliseconds that work in flight gets to finish after a stop signal. */
const STOP_PATIENCE = 25_000;

function announce(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What has been started, each with the way to end it; ended in the reverse order. */
const started: (() => Promise<unknown>)[] = [];

async function stop(): Promise<void> {
  for (const end of started.splice(0).reverse()) await end();
}

async function start(): Promise<void> {
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  refuseUnsafeProduction(config, process.env);
  const incoming = incomingDirectoryOf(config);
  await requireWritable(config.dataDirectory, incoming);
  await closeToOthers(incoming, filesDirectoryOf(config), backupDirectoryOf(config));
  // graphql-upload buffers in the system's temporary folder; ours is swept when a server was killed.
  process.env.TMPDIR = incoming;

  const database = await openDatabase(config, announce);
  started.push(() => database.close());
  const app = await createApp(config, database.dataSource);
  started.push(() => app.server.close());
  // What a killed server was in the middle of; before this one can be in the middle of anything.
  await app.media.endLeases({ olderThanSeconds: database.isEmbedded ? 0 : ABANDONED_UPLOAD });
  app.outboxSender.start();
  started.push(() => app.outboxSender.stop());
  await app.server.listen({ host: config.host, port: config.port });
  const { port } = app.server.server.address() as { port: number };
  announce(`\nSamaj is running at http://localhost:${port}\n`);
  const store = await openFileStore(config);
  const upkeep = startUpkeep(app, {
    'files of a restore': () => settleRestoredFiles(database.dataSource, store, config.dataDirectory),
  });
  started.push(() => upkeep.stop());
  if (!config.demo) return;

  const stopping = new AbortController();
  const filling = fillWithDemoContent(config, database.dataSource, app.features, stopping.signal).catch(
    (error) => {
      if (!stopping.signal.aborted)
        app.server.log.error(
          { err: error },
          'The demo content is not complete; the next start goes on with it',
        );
      return [];
    },
  );
  started.push(() => {
    stopping.abort();
    return filling;
  });
  for (const account of await filling) announce(account);
}

/** Finishes the work in flight on the first signal, and gives up waiting on the second. */
function stopOnSignals(): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    announce(`${signal}: finishing the work in flight …`);
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      (error) => fail('Samaj did not stop cleanly', error),
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}

function fail(what: string, error: unknown): void {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

keepPrivate();
stopOnSignals();
start().catch(async (error) => {
  await stop().catch(() => undefined);
  fail('Samaj cannot start', error);
});
