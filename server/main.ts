import 'reflect-metadata';
import { destination } from 'pino';
import { fillWithDemoContent } from '../demo/fill.ts';
import { type App, createApp } from './app.ts';
import { backupDirectoryOf } from './commands/backup/last-backup.ts';
import { cleanUpRestoredFiles } from './commands/backup/restored-files.ts';
import { type Config, loadConfig, refuseUnsafeProduction } from './config.ts';
import { requireWritable, restrictToOwner, setPrivateUmask } from './files/data-folder.ts';
import { ABANDONED_AFTER_SECONDS } from './files/media.service.ts';
import { filesDirectoryOf, incomingDirectoryOf, openFileStore } from './files/open-file-store.ts';
import { openDatabase } from './open-database.ts';
import { findProjectRoot } from './project-root.ts';
import { startUpkeep } from './upkeep.ts';

/** Bytes of the log that wait for whoever reads it. */
const LONGEST_LOG = 16 * 1024 * 1024;

/** Milliseconds for requests in flight to finish after a stop signal. */
const SHUTDOWN_TIMEOUT = 25_000;

function announce(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** While there is no administrator, the log has the link that sets the site up; its token is in no request's address. */
async function announceSetUp({ publicUrl }: Config, { features }: App): Promise<void> {
  const token = await features.services.setUp.renewToken();
  if (token)
    announce(`This site has no administrator yet. Set it up at:\n\n  ${publicUrl}/set-up#${token}\n`);
}

/** Stops all that has been started, but for the database on which it stands. */
const stopFunctions: (() => Promise<unknown>)[] = [];
let closeDatabase: () => Promise<unknown> = async () => undefined;

/** All at once: a mail server that is slow must not keep the server taking requests. */
async function stop(): Promise<void> {
  await Promise.all(stopFunctions.splice(0).map((stopOne) => stopOne())).finally(closeDatabase);
}

async function start(): Promise<void> {
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  refuseUnsafeProduction(config, process.env);
  const incoming = incomingDirectoryOf(config);
  await requireWritable(config.dataDirectory, incoming);
  await restrictToOwner(incoming, filesDirectoryOf(config), backupDirectoryOf(config));
  // graphql-upload buffers in the system's temporary folder; ours is cleaned up after a server was killed.
  process.env.TMPDIR = incoming;

  const database = await openDatabase(config, announce);
  closeDatabase = () => database.close();
  // Lines are written beside the work, several at once when there is much of it; what waits is written before the process
  // exits. A reader that stalls costs lines, not memory.
  const logStream = destination({ dest: process.stdout.fd, sync: false, maxLength: LONGEST_LOG });
  const app = await createApp(config, database.dataSource, { logStream });
  stopFunctions.push(() => app.server.close());
  // Makes the place of the association known, on which money and clocks depend.
  await app.features.services.siteSettings.find();
  // Cleans up after a killed server, before this one has uploads in progress.
  await app.media.expireLeases({ olderThanSeconds: database.isEmbedded ? 0 : ABANDONED_AFTER_SECONDS });
  app.outboxSender.start();
  stopFunctions.push(() => app.outboxSender.stop());
  await app.server.listen({ host: config.host, port: config.port });
  const { port } = app.server.server.address() as { port: number };
  announce(`\nSamaj is running at http://localhost:${port}\n`);
  if (!config.demo) {
    // A demo that was killed while it filled the site is not continued by this start.
    await app.features.services.siteSettings.setBeingFilled(false);
    await announceSetUp(config, app);
  }
  const store = await openFileStore(config);
  const upkeep = startUpkeep(app, database.dataSource, {
    'files of an interrupted restore': () =>
      cleanUpRestoredFiles(database.dataSource, store, config.dataDirectory),
  });
  stopFunctions.push(() => upkeep.stop());
  if (!config.demo) return;

  const stopping = new AbortController();
  const filling = fillWithDemoContent(config, database.dataSource, app.features, stopping.signal).catch(
    (error) => {
      if (!stopping.signal.aborted)
        app.server.log.error({ err: error }, 'The demo content is incomplete; the next start will continue');
      return [];
    },
  );
  stopFunctions.push(() => {
    stopping.abort();
    return filling;
  });
  for (const account of await filling) announce(account);
}

/** Shuts down gracefully on the first signal, at once on the second. */
function stopOnSignals(): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    announce(`${signal}: finishing requests in flight …`);
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
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

setPrivateUmask();
stopOnSignals();
start().catch(async (error) => {
  await stop().catch(() => undefined);
  fail('Samaj cannot start', error);
});
