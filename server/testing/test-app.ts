import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import { checkDocumentedAnswers } from './documented-answers.ts';
import { FakeMessages } from './fake-messages.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp extends App {
  database: TestDatabase;
  /** Where this app keeps its files. */
  dataDirectory: string;
  /** What it has sent, by mail and as text messages. */
  messages: FakeMessages;
}

interface TestAppOptions {
  /** Another server's, to share it. */
  database?: TestDatabase;
  environment?: Record<string, string>;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Messages leave as the environment says, instead of being kept in `messages`. */
  sendsMessages?: boolean;
  /** Gets every line of the log, of any level. */
  log?: string[];
  /** With the pages, built or, outside of production, from their sources. */
  withPages?: boolean;
}

/** The whole site, without its pages unless they are asked for, on a database and a folder of its own. */
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
      // Tests write past the server, too; those of the cache turn it on.
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
  checkDocumentedAnswers(app.server);
  const close = async () => {
    await app.server.close();
    if (!options.database) await database.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { ...app, database, dataDirectory, messages, close };
}

/** One app for a test file; read it inside the tests only. */
export function sharedTestApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as TestApp;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openTestApp(options);
    close = opened.close;
    Object.assign(holder, opened);
  });
  afterAll(() => close?.());
  return holder;
}
