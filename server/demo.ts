import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { ContentFileType } from '../rules/content.ts';
import type { Config } from './config.ts';
import { ADVISORY_LOCKS } from './database/advisory-locks.ts';
import { DEMO_EVENTS, type DemoEvent } from './database/demo/event-texts.ts';
import type { NewUser } from './features/accounts/user.service.ts';
import type { Features } from './features.ts';

const DEMO_ACCOUNTS: readonly Omit<NewUser, 'password'>[] = [
  { name: 'Asha Mehta', email: 'admin@example.org', mobile: '7700900001', role: 'ADMIN' },
  { name: 'Kiran Patel', email: 'user@example.org', mobile: '7700900002', role: 'USER' },
];

const MIME_TYPES: Record<string, string> = { png: 'image/png', mp4: 'video/mp4' };

/**
 * Fills an empty database with what makes the site look lived in, through the same services that admins
 * use. A database with anybody in it is left alone.
 * @returns lines that tell whoever started the server how to sign in
 */
export async function fillWithDemoContent(
  config: Config,
  dataSource: DataSource,
  services: Features['services'],
): Promise<string[]> {
  const lockHolder = dataSource.createQueryRunner();
  try {
    // However long another server is at it.
    await lockHolder.query('SET statement_timeout = 0');
    // Two servers that start together on one database must not both find it empty.
    await lockHolder.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.demoContent]);
    const password = await demoPassword(config);
    if (await services.users.isEmpty()) {
      await addEvents(config, services);
      // Last: an interrupted start finds nobody and goes on where it stopped.
      for (const account of DEMO_ACCOUNTS) await services.users.create({ ...account, password });
    }
    return await describeAccounts(services, password);
  } finally {
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.demoContent]);
    await lockHolder.query('RESET statement_timeout');
    await lockHolder.release();
  }
}

/** Accounts whose password has been changed since, or that are gone, are not told. */
async function describeAccounts({ users }: Features['services'], password: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { role, email, mobile } of DEMO_ACCOUNTS) {
    if (await users.hasPassword(email, password))
      lines.push(`  Demo ${role.toLowerCase().padEnd(6)} ${email}  ${mobile}  ${password}`);
  }
  return lines;
}

async function addEvents(config: Config, services: Features['services']): Promise<void> {
  const known = new Set((await services.events.listForLegacy(0)).map(({ item }) => item.name));
  const missing = DEMO_EVENTS.filter(({ name }) => !known.has(name));
  for (const pair of inPairs(missing))
    await Promise.all(pair.map((event) => addEvent(config, services, event)));
}

/** Two pictures are prepared at a time, as many as the server takes in work. */
function inPairs<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
}

/** DEMO_PASSWORD, or a random one that stays in the data folder. */
async function demoPassword({ demoPassword: chosen, dataDirectory }: Config): Promise<string> {
  const path = join(dataDirectory, 'demo-password');
  if (chosen) return chosen;
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch {
    const password = randomBytes(12).toString('base64url');
    await writeFile(path, `${password}\n`, { mode: 0o600 });
    return password;
  }
}

async function addEvent(config: Config, { events }: Features['services'], event: DemoEvent): Promise<void> {
  const { picture, video, ...texts } = event;
  const fileType = video ? ContentFileType.VIDEO : ContentFileType.IMAGE;
  await events.save({}, { ...texts, fileType }, await events.receive(demoFile(config, picture, video)));
}

function demoFile({ projectRoot }: Config, picture: string | undefined, video: string | undefined) {
  const fileName = picture ?? video;
  if (!fileName) return undefined;
  const path = join(projectRoot, 'server/database/demo', picture ? 'pictures' : 'videos', fileName);
  return { stream: createReadStream(path), fileName, mimeType: MIME_TYPES[fileName.split('.').at(-1) ?? ''] };
}
