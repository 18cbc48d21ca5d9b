import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { newAdminRules } from '../../rules/account-administration.ts';
import { newPasswordRules } from '../../rules/accounts.ts';
import { AppError } from '../../rules/errors.ts';
import { shownPhone, writtenCountryCode } from '../../rules/phone.ts';
import { validate } from '../../rules/validation.ts';
import { loadConfig } from '../config.ts';
import { UserService } from '../features/accounts/user.service.ts';
import { AuditService } from '../features/audit/audit.service.ts';
import { SiteSettingsService } from '../features/site-settings/site-settings.service.ts';
import { SessionService } from '../identity/sessions.ts';
import { OPERATOR } from '../identity/viewer.ts';
import { openDatabaseAlongside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { defineCommand, refuseOthers, type Terminal, UsageError } from './command-line.ts';
import { readNewPassword } from './read-password.ts';

const USAGE = `Manages the administrators of this installation. Uses the server's environment variables
(DATABASE_URL, SAMAJ_DATA) and may run while the server is running.

  npm run admin -- create --name "Asha Mehta" --email asha@example.org --mobile 07700900123
      creates an administrator; asks for the password twice, or reads it from the first line of
      standard input if that is not a terminal. A mobile of another country than the association's,
      or before the site is set up of another than Britain, begins with + and its code
  npm run admin -- reset-password --email asha@example.org
      sets a new password for an administrator, read in the same way, and ends all sessions of the
      account; this is the only way to recover from a forgotten one
  npm run admin -- reset-second-factor --email asha@example.org
      resets two-step verification for a person who has lost both phone and recovery codes, and ends
      all sessions of the account
  npm run admin -- list
      lists the administrators`;

const OPTIONS = { name: { type: 'string' }, email: { type: 'string' }, mobile: { type: 'string' } } as const;

type Values = Partial<Record<keyof typeof OPTIONS, string>>;

interface Work {
  takes: readonly (keyof Values)[];
  run(terminal: Terminal, values: Values): Promise<void>;
}

async function withUsers(
  { environment, report }: Terminal,
  work: (users: UserService) => Promise<void>,
): Promise<void> {
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseAlongside(config, report);
  try {
    const { dataSource } = database;
    const [sessions, audit] = [new SessionService(dataSource), new AuditService(dataSource)];
    const siteSettings = new SiteSettingsService(dataSource, audit);
    // Telephone numbers follow the place of the association.
    await siteSettings.find();
    await work(new UserService(dataSource, sessions, audit, siteSettings));
  } finally {
    await database.close();
  }
}

async function create(terminal: Terminal, { name, email, mobile }: Values): Promise<void> {
  if (!name || !email || !mobile) throw new UsageError('create needs --name, --email and --mobile.');
  const password = await readNewPassword(terminal);
  await withUsers(terminal, async (users) => {
    const callingCode = writtenCountryCode(mobile);
    const admin = validate(newAdminRules(callingCode), { name, email, mobile, password });
    const user = await users.create(
      { ...admin, officeRoles: [{ role: 'OWNER', endsAt: null }], emailProvedAt: new Date() },
      OPERATOR,
      callingCode,
    );
    terminal.print(`${user.name} <${user.email}> is now an administrator and can sign in.`);
  });
}

async function resetPassword(terminal: Terminal, { email }: Values): Promise<void> {
  if (!email) throw new UsageError('reset-password needs --email.');
  const password = await readNewPassword(terminal);
  await withUsers(terminal, async (users) => {
    const admin = await users.findAdmin(email);
    validate(newPasswordRules(admin), { password });
    await users.resetPassword(admin.id, password, OPERATOR);
    terminal.print(
      `${admin.name} <${admin.email}> has a new password; all sessions of the account have ended.`,
    );
  });
}

async function resetSecondFactor(terminal: Terminal, { email }: Values): Promise<void> {
  if (!email) throw new UsageError('reset-second-factor needs --email.');
  await withUsers(terminal, async (users) => {
    const [id = null] = await users.idsOf([email]);
    if (id === null) throw new AppError('NOT_FOUND', 'unknownAccount', { field: 'email' });
    const user = await users.resetSecondFactor(OPERATOR, id);
    terminal.print(
      `${user.name} <${user.email}> now signs in with the password alone; all sessions of the account have ended.`,
    );
  });
}

async function list(terminal: Terminal): Promise<void> {
  await withUsers(terminal, async (users) => {
    const admins = await users.listAdmins();
    for (const { name, email, mobile, status } of admins)
      terminal.print(`${name} <${email}>  ${shownPhone(mobile)}  ${status.toLowerCase()}`);
    if (admins.length === 0) terminal.report('No administrators yet.');
  });
}

const WORK: Readonly<Record<string, Work>> = {
  create: { takes: ['name', 'email', 'mobile'], run: create },
  'reset-password': { takes: ['email'], run: resetPassword },
  'reset-second-factor': { takes: ['email'], run: resetSecondFactor },
  list: { takes: [], run: list },
};

async function run(terminal: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args: terminal.parameters,
    options: OPTIONS,
    allowPositionals: true,
  });
  const [command, ...others] = positionals;
  if (command === undefined) return terminal.print(USAGE);
  if (others.length > 0) throw new UsageError(`Unexpected: ${others.join(' ')}`);
  const work = Object.hasOwn(WORK, command) ? WORK[command] : undefined;
  if (!work) throw new UsageError(`Unknown command: ${command}`);
  refuseOthers(values, work.takes, command);
  await work.run(terminal, values);
}

export const command = defineCommand(USAGE, run);
