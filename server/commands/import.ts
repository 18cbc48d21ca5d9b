import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { MESSAGES } from '../../rules/messages.ts';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import type { RefusedRow } from '../features/imports/import.service.ts';
import { GuardedFetch } from '../features/imports/old-site/guarded-fetch.ts';
import { OldSite } from '../features/imports/old-site/old-site.legacy.ts';
import type { Services } from '../features/services.ts';
import { OPERATOR } from '../identity/viewer.ts';
import { openDatabaseAlongside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { defineCommand, refuseOthers, type Terminal, UsageError } from './command-line.ts';
import { readPassword } from './read-password.ts';

const USAGE = `Imports the association's old website through its own REST calls (api/*): events, poojas, notices,
videos, the committee, documents and links, with their files. Uses the server's environment variables (DATABASE_URL,
SAMAJ_DATA) and may run while the server is running. What has already been imported is not imported again; an
interrupted import resumes.

  npm run import -- --from https://old.example.org
  npm run import -- --from https://old.example.org --dry-run
      shows what would be imported, and writes nothing
  npm run import -- --from https://old.example.org --sign-in asha@example.org
      also imports contact messages, donation types and users (without passwords), as an administrator of the old
      site; asks for the password, or reads it from the first line of standard input
  npm run import -- --list
  npm run import -- --undo 7
      removes what an import added, except what has been edited since
  npm run import -- --invite 7
      emails the people for whom it has created accounts

  --allow-http              also reads http:, which others can change on the way
  --allow-private-address   also reads addresses inside this machine and its network`;

const OPTIONS = {
  from: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'sign-in': { type: 'string' },
  list: { type: 'boolean' },
  undo: { type: 'string' },
  invite: { type: 'string' },
  'allow-http': { type: 'boolean' },
  'allow-private-address': { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Of these exactly one is done. */
const WAYS = ['from', 'list', 'undo', 'invite'] as const;
const BESIDE_FROM = ['dry-run', 'sign-in', 'allow-http', 'allow-private-address'];

/** Refused rows that are printed; the office shows all of them. */
const MOST_PRINTED = 50;

async function withServices(
  { environment, report }: Terminal,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseAlongside(config, report);
  try {
    const { server, features } = await createApp({ ...config, logLevel: 'error' }, database.dataSource, {
      withPages: false,
    });
    try {
      // Telephone numbers and money follow the place of the association.
      await features.services.siteSettings.find();
      await work(features.services);
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

function describeRefused(refused: readonly RefusedRow[]): string[] {
  const lines = refused
    .slice(0, MOST_PRINTED)
    .map(({ label, problem }) => `  ${label}: ${problem ? MESSAGES[problem] : ''}`);
  const more = refused.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

async function openSite(terminal: Terminal, options: Options): Promise<OldSite> {
  const { from = '', 'sign-in': login } = options;
  if (!URL.canParse(from)) throw new UsageError('--from takes the address of a website.');
  const fetcher = new GuardedFetch({
    allowHttp: options['allow-http'],
    isAllowed: options['allow-private-address'] ? () => true : undefined,
  });
  const site = new OldSite(new URL(from), fetcher);
  if (login) await site.signIn(login, await readPassword(terminal));
  return site;
}

const hearRead =
  ({ report }: Terminal) =>
  (call: string, count: number) =>
    report(`${call}: ${count}`);

async function preview(terminal: Terminal, services: Services, site: OldSite): Promise<void> {
  const { created, known, refused, unread } = await services.siteImport.preview(site, {
    read: hearRead(terminal),
  });
  const lines = [
    `${created} would be imported, ${known} already exist, ${refused.length} cannot be imported.`,
    ...describeRefused(refused),
    ...unread.map((call) => `Nothing could be read from ${call}.`),
  ];
  terminal.print(lines.join('\n'));
}

async function bringIn(terminal: Terminal, services: Services, site: OldSite): Promise<void> {
  const { run, counts, unread } = await services.siteImport.bringIn(OPERATOR, site, {
    read: hearRead(terminal),
    moved: (done, total) => terminal.report(`${done} of ${total}`),
  });
  const { items } = await services.imports.problems(run.id, { limit: MOST_PRINTED, offset: 0 });
  const lines = [
    `Import ${run.id}: ${counts.CREATED} imported, ${counts.KNOWN} already existed, ${counts.REFUSED} could not be imported.`,
    ...describeRefused(items),
    ...unread.map((call) => `Nothing could be read from ${call}.`),
    `To undo it: npm run import -- --undo ${run.id}`,
  ];
  const uninvited = await services.invitations.countPending(run.id);
  if (uninvited > 0)
    lines.push(`To invite ${uninvited} people to their accounts: npm run import -- --invite ${run.id}`);
  terminal.print(lines.join('\n'));
}

async function list({ print }: Terminal, { imports }: Services): Promise<void> {
  const { items } = await imports.list({ limit: 100, offset: 0 });
  for (const { id, label, state, started } of items) {
    const { CREATED, KNOWN, REFUSED, UNDONE, KEPT } = await imports.counts(id);
    print(
      `${id}  ${started.at.toISOString().slice(0, 16)}  ${state}  ${label}: ${CREATED} imported, ${KNOWN} known, ${REFUSED} refused, ${UNDONE} undone, ${KEPT} kept`,
    );
  }
  if (items.length === 0) print('Nothing has been imported.');
}

async function undo({ print }: Terminal, { imports, importWorker }: Services, id: number): Promise<void> {
  await imports.undo(OPERATOR, id);
  await importWorker.work(id);
  const { UNDONE, KEPT } = await imports.counts(id);
  const { items } = await imports.problems(id, { limit: MOST_PRINTED, offset: 0 });
  const kept = items.filter(({ state }) => state === 'KEPT').map(({ label }) => `  ${label}`);
  print([`${UNDONE} were undone, ${KEPT} kept because they have been edited since.`, ...kept].join('\n'));
}

async function invite({ print }: Terminal, { invitations }: Services, id: number): Promise<void> {
  const sent = await invitations.invite(OPERATOR, id);
  const waiting = await invitations.countPending(id);
  if (waiting > 0)
    throw new Error(`No mail server is set (SMTP_URL): nobody was written to, ${waiting} people wait.`);
  print(`${sent} emails are being sent.`);
}

function idOf(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed))
    throw new UsageError('Give the number of an import, as shown by --list.');
  return Number(typed);
}

async function run(terminal: Terminal): Promise<void> {
  const { values } = parseArgs({ args: terminal.parameters, options: OPTIONS });
  const { from, list: isList, undo: toUndo, invite: toInvite } = values;
  const way = WAYS.find((name) => values[name] !== undefined);
  if (way) refuseOthers(values, way === 'from' ? [way, ...BESIDE_FROM] : [way], `--${way}`);
  else if (Object.keys(values).length > 0)
    throw new UsageError('Give one of --from, --list, --undo, --invite.');
  if (from !== undefined) {
    const site = await openSite(terminal, values);
    return withServices(terminal, (services) =>
      values['dry-run'] ? preview(terminal, services, site) : bringIn(terminal, services, site),
    );
  }
  if (isList) return withServices(terminal, (services) => list(terminal, services));
  if (toUndo !== undefined) {
    const id = idOf(toUndo);
    return withServices(terminal, (services) => undo(terminal, services, id));
  }
  if (toInvite !== undefined) {
    const id = idOf(toInvite);
    return withServices(terminal, (services) => invite(terminal, services, id));
  }
  terminal.print(USAGE);
}

export const command = defineCommand(USAGE, run);
