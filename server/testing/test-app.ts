import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { place, setPlace } from '../../rules/place.ts';
import { type App, createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import { checkDocumentedResponses } from './documented-responses.ts';
import { FakeMessages } from './fake-messages.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp extends App {
  database: TestDatabase;
  /** Where this app stores its files. */
  dataDirectory: string;
  /** The e-mails and text messages that it has sent. */
  messages: FakeMessages;
}

interface TestAppOptions {
  /** Another server's database, to share it. */
  database?: TestDatabase;
  environment?: Record<string, string>;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Send messages as the environment configures it, instead of recording them in `messages`. */
  sendsMessages?: boolean;
  /** Receives every log line, of any level. */
  log?: string[];
  /** Also serve the pages: built in production, otherwise from source. */
  withPages?: boolean;
}

/** The whole site with its own database and folder; without its pages unless `withPages` is set. */
export async function openTestApp(
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const { environment, statementTimeout, sendsMessages, log, withPages = false } = options;
  const database = options.database ?? (await createTestDatabase({ statementTimeout }));
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-test-'));
  const config = loadConfig(
    {
      NODE_ENV: 'production',
      LOG_LEVEL: log ? 'trace' : (process.env.TEST_LOG_LEVEL ?? 'silent'),
      SAMAJ_DATA: dataDirectory,
      // Off because tests also write directly to the database; the tests of the cache turn it on.
      RESPONSE_CACHE_MEGABYTES: '0',
      ...environment,
    },
    findProjectRoot(import.meta.dirname),
  );
  const messages = new FakeMessages();
  const senders = sendsMessages ? undefined : messages;
  const app = await createApp(config, database.dataSource, {
    withPages,
    senders,
    logStream: log && { write: (line) => void log.push(line) },
  });
  checkDocumentedResponses(app.server);
  const close = async () => {
    await app.server.close();
    if (!options.database) {
      if (database.dataSource.isInitialized) await database.dataSource.destroy();
      // Nobody waits for it: the next file may begin, and the run drops what is left.
      database.drop().catch(() => undefined);
    }
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { ...app, database, dataDirectory, messages, close };
}

/** Where the template's association is. The place is the process's, which many test files share. */
const HOME = { ...place };

/** One app for a whole test file; it is only ready inside tests and hooks. */
export function sharedTestApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as TestApp;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openTestApp(options);
    close = opened.close;
    Object.assign(holder, opened);
  });
  afterAll(async () => {
    await close?.();
    setPlace(HOME);
  });
  return holder;
}
