import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { DEMO_SETTINGS } from '../../demo/association-texts.ts';
import { DEMO_DONATION_TYPES } from '../../demo/donation-types.ts';
import { createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { DonationSubType } from '../features/ledger/donation-types/donation-sub-type.entity.ts';
import { SITE_SETTINGS_ID, SiteSettings } from '../features/site-settings/site-settings.entity.ts';
import { MediaFile } from '../files/media-file.entity.ts';
import { databaseUrl, templateName } from './database-names.ts';
import { query } from './query.ts';

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

/** Builds the template databases with the real migrations. */
export async function makeTemplates(serverUrl: string, databasePrefix: string): Promise<void> {
  const empty = templateName(databasePrefix, 'empty');
  const filled = templateName(databasePrefix, 'filled');
  await query(serverUrl, `CREATE DATABASE ${empty}`);
  await inDatabase(databaseUrl(serverUrl, empty), migrate);
  await query(serverUrl, `CREATE DATABASE ${filled} TEMPLATE ${empty}`);
  await inDatabase(databaseUrl(serverUrl, filled), fillAssociation);
}
