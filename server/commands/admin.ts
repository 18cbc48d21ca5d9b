import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { newAdminRules } from '../../rules/account-administration.ts';
import { newPasswordRules } from '../../rules/accounts.ts';
import { AppError } from '../../rules/errors.ts';
import { mobileFromE164 } from '../../rules/phone.ts';
import { validate } from '../../rules/validation.ts';
import { loadConfig } from '../config.ts';
import { UserService } from '../features/accounts/user.service.ts';
import { AuditService } from '../features/audit/audit.service.ts';
import { SiteSettingsService } from '../features/site-settings/site-settings.service.ts';
import { SessionService } from '../identity/sessions.ts';
import { OPERATOR } from '../identity/viewer.ts';
import { openDatabaseAlongside } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { defineCommand, type Terminal, UsageError } from './command-line.ts';
import { readNewPassword } from './read-password.ts';

const USAGE = `Manages the administrators of this installation. Uses the server's environment variables
(DATABASE_URL, SAMAJ_DATA) and may run while the server is running.

  npm run admin -- create --name "Asha Mehta" --email asha@example.org --mobile 07700900123
      creates an administrator; asks for the password twice, or reads it from the first line of
      standard input if that is not a terminal
  npm run admin -- reset-password --email asha@example.org
      sets a new password for an administrator, read in the same way, and ends all sessions of the
      account; this is the only way to recover from a forgotten one
  npm run admin -- reset-second-factor --email asha@example.org
      resets two-step verification for a person who has lost both phone and recovery codes, and ends
      all sessions of the account
  npm run admin -- list
      lists the administrators`;

const OPTIONS = { name: { type: 'string' }, email: { type: 'string' }, mobile: { type: 'string' } } as const;

async function withUsers(
  { environment, report }: Terminal,
  work: (users: UserService) => Promise<void>,
): Promise<void> {
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openDatabaseAlongside(config, report);
  try {
    const { dataSource } = database;
    const [sessions, audit] = [new SessionService(dataSource), new AuditService(dataSource)];
    await work(new UserService(dataSource, sessions, audit, new SiteSettingsService(dataSource, audit)));
  } finally {
    await database.close();
  }
}

type Values = Partial<Record<keyof typeof OPTIONS, string>>;

async function create(terminal: Terminal, { name, email, mobile }: Values): Promise<void> {
  if (!name || !email || !mobile) throw new UsageError('create needs --name, --email and --mobile.');
  const password = await readNewPassword(terminal);
  const admin = validate(newAdminRules(), { name, email, mobile, password });
  await withUsers(terminal, async (users) => {
    const user = await users.create(
      { ...admin, officeRoles: [{ role: 'OWNER', endsAt: null }], emailProvedAt: new Date() },
      OPERATOR,
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
      terminal.print(`${name} <${email}>  0${mobileFromE164(mobile)}  ${status.toLowerCase()}`);
    if (admins.length === 0) terminal.report('No administrators yet.');
  });
}

async function run(terminal: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args: terminal.parameters,
    options: OPTIONS,
    allowPositionals: true,
  });
  const [command, ...others] = positionals;
  if (command === undefined) return terminal.print(USAGE);
  if (others.length > 0) throw new UsageError(`Unexpected: ${others.join(' ')}`);
  if (command === 'create') return create(terminal, values);
  if (command === 'reset-password') return resetPassword(terminal, values);
  if (command === 'reset-second-factor') return resetSecondFactor(terminal, values);
  if (command === 'list') return list(terminal);
  throw new UsageError(`Unknown command: ${command}`);
}

export const command = defineCommand(USAGE, run);
