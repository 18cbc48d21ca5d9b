import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { TestProject } from 'vitest/node';
import { DEMO_SETTINGS } from '../../demo/association-texts.ts';
import { DEMO_DONATION_TYPES } from '../../demo/donation-types.ts';
import { createDataSource } from '../database/data-source.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { DonationSubType } from '../features/ledger/donation-types/donation-sub-type.entity.ts';
import { SITE_SETTINGS_ID, SiteSettings } from '../features/site-settings/site-settings.entity.ts';
import { MediaFile } from '../files/media-file.entity.ts';
import { query } from './query.ts';
import { databaseUrl, TEST_DATABASE_PREFIX } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a Postgres where tests may create databases. */
    serverUrl: string;
    /** The template database that each test file copies: migrated, with the demo's association. */
    templateName: string;
    /** The same as a new installation has it. */
    emptyTemplateName: string;
    /** What the names of this run's databases begin with. */
    databasePrefix: string;
  }
}

interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** The Postgres at TEST_DATABASE_URL, or an embedded one for this run only. */
async function openPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => undefined, fast: true });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

/** The demo's association, so that tests know its name and have something to give for. */
async function fillAssociation({ manager }: DataSource): Promise<void> {
  const { language, languages, translations, ...texts } = DEMO_SETTINGS;
  const settings = { ...texts, ownLanguage: language, languages: [...languages], translations };
  await manager.update(SiteSettings, { id: SITE_SETTINGS_ID }, settings);
  const types = DEMO_DONATION_TYPES.map(({ gu, purpose, effects, picture: _file, ...type }, index) => ({
    ...type,
    purpose: purpose?.en,
    effects: effects?.en,
    ownLanguage: 'en' as const,
    translations: { gu: { name: gu, purpose: purpose?.gu, effects: effects?.gu } },
    position: index + 1,
    countsForGiftAid: type.column === 'FESTIVAL',
  }));
  await manager.insert(DonationSubType, types);
}

async function inDatabase(url: string, act: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const dataSource = createDataSource({
    url,
    entities: [SiteSettings, DonationSubType, MediaFile],
    poolSize: 2,
  });
  await dataSource.initialize();
  await act(dataSource).finally(() => dataSource.destroy());
}

interface Templates {
  serverUrl: string;
  databasePrefix: string;
  templateName: string;
  emptyTemplateName: string;
  /** Drops every database of this run. */
  remove(): Promise<void>;
}

/** Builds the template databases with the real migrations. */
async function buildTemplates(): Promise<Templates> {
  const postgres = await openPostgres();
  const databasePrefix = `${TEST_DATABASE_PREFIX}${randomBytes(4).toString('hex')}_`;
  const emptyTemplateName = `${databasePrefix}empty`;
  const templateName = `${databasePrefix}filled`;
  await query(postgres.url, `CREATE DATABASE ${emptyTemplateName}`);
  await inDatabase(databaseUrl(postgres.url, emptyTemplateName), migrate);
  await query(postgres.url, `CREATE DATABASE ${templateName} TEMPLATE ${emptyTemplateName}`);
  await inDatabase(databaseUrl(postgres.url, templateName), fillAssociation);
  const remove = async () => {
    const left = await query(
      postgres.url,
      `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${databasePrefix}')`,
    );
    // A Postgres of this run alone goes as a whole.
    if (process.env.TEST_DATABASE_URL)
      for (const { name } of left) await query(postgres.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await postgres.stop();
  };
  return { serverUrl: postgres.url, databasePrefix, templateName, emptyTemplateName, remove };
}

/** One Postgres and its templates for all projects of this run. Each project loads this file, hence the global. */
const run = globalThis as { testTemplates?: Promise<Templates>; projectsOnPostgres?: number };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testTemplates ??= buildTemplates();
  run.projectsOnPostgres = (run.projectsOnPostgres ?? 0) + 1;
  const { remove, ...templates } = await run.testTemplates;
  for (const [name, value] of Object.entries(templates))
    project.provide(name as keyof typeof templates, value);
  return async () => {
    run.projectsOnPostgres! -= 1;
    if (run.projectsOnPostgres === 0) await remove();
  };
}
