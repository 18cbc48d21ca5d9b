import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../server/config.ts';
import { ADVISORY_LOCKS } from '../server/database/advisory-locks.ts';
import { postgresUrl } from '../server/database/data-source.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import type { NewUser } from '../server/features/accounts/user.service.ts';
import type { Features } from '../server/features/build-features.ts';
import { addDemoAssociation, addDemoFundPictures } from './association.ts';
import { hasRealMembers } from './candidate-crowd.ts';
import { addDemoCandidates, DEMO_MEMBER_MOBILE } from './candidates.ts';
import { addDemoContent } from './content.ts';
import { addDemoDonations } from './donations.ts';
import { addDemoHall, addDemoRoomPhotos } from './hall.ts';
import { addDemoUses } from './hall-uses.ts';
import { addDemoHires } from './hires.ts';
import { addDemoIntroductions } from './introductions.ts';
import {
  KENT_TELUGU_ACCOUNTS,
  KENT_TELUGU_DONATION_TYPES,
  KENT_TELUGU_SETTINGS,
} from './kent-telugu/association.ts';
import { KENT_TELUGU_CONTENT } from './kent-telugu/content.ts';
import { addDemoReplies } from './replies.ts';
import { addDemoRequests } from './requests.ts';
import { addDemoBookings } from './room-bookings.ts';
import { addDemoSponsors } from './sponsors.ts';

export const DEMO_ACCOUNTS: readonly Omit<NewUser, 'password'>[] = [
  {
    name: 'Asha Mehta',
    email: 'admin@example.org',
    mobile: '7700900001',
    officeRoles: [{ role: 'OWNER', endsAt: null }],
    emailProvedAt: new Date(),
    address: '3 Marigold Close\nLeicester',
    postcode: 'LE4 6XX',
    sheri: 'Mota Mahollo, Karamsad',
  },
  {
    name: 'Kiran Patel',
    email: 'user@example.org',
    mobile: '7700900002',
    address: '27 Jasmine Road\nLeicester',
    postcode: 'LE4 7XX',
    sheri: 'Nani Khadki, Bhadran',
  },
];

/**
 * Fills an empty database with what makes the site look lived in, through the same services that admins
 * use. A database with anybody in it is left alone; the demo's own members may be of an
 * interrupted start.
 * @param stopping breaks off between two items; the next start goes on
 * @returns lines that tell whoever started the server what is missing and how to sign in
 */
export async function fillWithDemoContent(
  config: Config,
  dataSource: DataSource,
  { services, content }: Features,
  stopping: AbortSignal,
): Promise<string[]> {
  // A connection without limits: it waits however long another server is at it, and is idle while this one is.
  const lockHolder = new Client({
    connectionString: postgresUrl(dataSource),
    application_name: 'samaj demo',
  });
  // Whatever breaks the connection ends the lock; two that fill at once would only repeat each other.
  lockHolder.on('error', () => undefined);
  try {
    await lockHolder.connect();
    // Two servers that start together on one database must not both find it empty.
    await lockHolder.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.demoContent]);
    const password = await demoPassword(config);
    const isToFill = (await services.users.isEmpty()) && !(await hasRealMembers(dataSource));
    // Also when an earlier start was killed before it could take it back.
    await services.siteSettings.setBeingFilled(isToFill);
    const missing = isToFill
      ? await fillEmpty({ config, dataSource, password, stopping }, { services, content }).finally(() =>
          services.siteSettings.setBeingFilled(false),
        )
      : [];
    return [...missing, ...(await describeAccounts(services, password))];
  } finally {
    // The lock goes with its connection.
    await lockHolder.end();
  }
}

interface Filling {
  config: Config;
  dataSource: DataSource;
  password: string;
  stopping: AbortSignal;
}

/** @returns a line for each item that could not be added */
async function fillEmpty(
  { config, dataSource, password, stopping }: Filling,
  { services, content }: Pick<Features, 'services' | 'content'>,
): Promise<string[]> {
  await addDemoAssociation(services);
  // Together, so that the one computes while the other waits for the database or a picture.
  const items = addDemoContent(config.projectRoot, content, stopping);
  const hall = addDemoHall(services)
    .then(() => addDemoRoomPhotos(config.projectRoot, services))
    .then(() => addDemoHires(services))
    .then(() => addDemoUses(services))
    .then(() => addDemoBookings(services));
  await allDone([
    addDemoCandidates(config.projectRoot, services, password, stopping),
    items.then(() => addDemoReplies(services)),
    addDemoFundPictures(config.projectRoot, services),
    hall,
    addDemoRequests(services),
  ]);
  // Last: an interrupted start finds nobody and goes on where it stopped.
  const [admin, user] = await createAccounts(services, password);
  if (admin && user) {
    await addDemoDonations(services, admin, user);
    await addDemoSponsors(services, admin);
    await addDemoIntroductions(dataSource, admin);
  }
  return items;
}

/** Waits for all: none goes on alone after another has failed. @throws what the first of them threw */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/**
 * Fills an empty database with the second made-up association, which has other languages, colours and parts.
 * @returns lines that tell what is missing and how to sign in
 * @throws Error when anybody is in the database
 */
export async function fillWithKentTelugu(
  config: Config,
  { services, content }: Features,
  stopping: AbortSignal,
): Promise<string[]> {
  if (!(await services.users.isEmpty()) || (await services.siteSettings.find()).name)
    throw new Error('There is an association already: a community fills an empty database alone.');
  const password = await demoPassword(config);
  await addDemoAssociation(services, {
    settings: KENT_TELUGU_SETTINGS,
    donationTypes: KENT_TELUGU_DONATION_TYPES,
  });
  const missing = await addDemoContent(config.projectRoot, content, stopping, KENT_TELUGU_CONTENT);
  await createAccounts(services, password, KENT_TELUGU_ACCOUNTS);
  return [...missing, ...(await describeAccounts(services, password))];
}

async function createAccounts(
  { users }: Features['services'],
  password: string,
  accounts = DEMO_ACCOUNTS,
): Promise<User[]> {
  const created: User[] = [];
  for (const account of accounts) created.push(await users.create({ ...account, password }));
  return created;
}

/**
 * Accounts whose password has been changed since, or that are gone, are not told. The user's line comes last:
 * who waits for a complete start waits for it.
 */
async function describeAccounts(
  { users, memberRegistration }: Features['services'],
  password: string,
): Promise<string[]> {
  const lines: string[] = [];
  const isMember = await memberRegistration.hasPassword(`+44${DEMO_MEMBER_MOBILE}`, password);
  for (const { officeRoles = [], email, mobile } of DEMO_ACCOUNTS) {
    const isUser = officeRoles.length === 0;
    if (isUser && isMember) lines.push(`  Demo member ${DEMO_MEMBER_MOBILE}  matrimonial login  ${password}`);
    if (await users.hasPassword(email, password))
      lines.push(`  Demo ${isUser ? 'user  ' : 'admin '} ${email}  ${mobile}  ${password}`);
  }
  return lines;
}

/** DEMO_PASSWORD, or a random one that stays in the data folder. */
async function demoPassword(config: Config): Promise<string> {
  const known = await knownDemoPassword(config);
  if (known) return known;
  const password = randomBytes(12).toString('base64url');
  await writeFile(join(config.dataDirectory, 'demo-password'), `${password}\n`, { mode: 0o600 });
  return password;
}

/** The password that a demo here has or had; undefined when there was none. */
export async function knownDemoPassword({
  demoPassword: chosen,
  dataDirectory,
}: Config): Promise<string | undefined> {
  if (chosen) return chosen;
  return readFile(join(dataDirectory, 'demo-password'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}
