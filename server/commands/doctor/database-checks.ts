import type { DataSource } from 'typeorm';
import { DEMO_ACCOUNTS, knownDemoPassword } from '../../../demo/fill.ts';
import { secondsKept } from '../../../rules/retention.ts';
import type { Config } from '../../config.ts';
import {
  ADVICE_FOR_EARLY_VERSIONS,
  ADVICE_FOR_NEWER_TABLES,
  appliedMigrations,
  areTooOld,
  currentNames,
  knownMigrations,
  newerMigration,
} from '../../database/applied-migrations.ts';
import { UserService } from '../../features/accounts/user.service.ts';
import { AuditService } from '../../features/audit/audit.service.ts';
import { SiteSettingsService } from '../../features/site-settings/site-settings.service.ts';
import { SessionService } from '../../identity/sessions.ts';
import { isReal } from './configuration-checks.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';
import { judgeClock } from './site-checks.ts';

const OLDEST_POSTGRES = 15;
const NEWEST_POSTGRES = 18;
/** Minutes: a message that has waited longer is not merely waiting for its first retry. */
const STUCK_MESSAGE = 30;
/** A task that has been due for longer is one that no server runs any more. */
const RUNS_STILL = `now() - interval '1 hour'`;
/** What has failed for so many hours is not merely a bad moment. */
const TOO_LONG = 24;
/** One that the office sends again waits since then. */
const WAITS_SINCE = `greatest(created_at, expires_at - make_interval(secs => ${secondsKept('letters')}))`;

/** All checks that query the database; read-only. */
export async function checkDatabase(config: Config, dataSource: DataSource): Promise<Finding[]> {
  const [{ version, now }] = await dataSource.query(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version,
            extract(epoch FROM clock_timestamp()) * 1000 AS now`,
  );
  const findings = [judgeVersion(version), judgeClock('the database', Number(now) - Date.now())];
  const applied = await appliedMigrations(dataSource);
  findings.push(judgeMigrations(applied, knownMigrations(dataSource)));
  // The other checks read tables that may be missing in an older schema.
  if (findings.at(-1)?.state !== 'ok') return findings;
  findings.push(
    await checkAdmins(dataSource),
    ...(await checkOutbox(dataSource)),
    await checkBackgroundTasks(dataSource),
  );
  if (isReal(config)) findings.push(await checkDemoAccounts(config, dataSource));
  return findings;
}

export function judgeVersion(version: number): Finding {
  const text = `Postgres ${version} answers`;
  if (version < OLDEST_POSTGRES) return wrong('Database', `${text}.`, `Use ${OLDEST_POSTGRES} or newer.`);
  if (version > NEWEST_POSTGRES)
    return warning('Database', `${text}.`, `Samaj has been tested only up to ${NEWEST_POSTGRES}.`);
  return ok('Database', text);
}

export function judgeMigrations(applied: readonly string[], known: readonly string[]): Finding {
  if (areTooOld(applied)) return wrong('Tables', 'from an early version.', ADVICE_FOR_EARLY_VERSIONS);
  const newer = newerMigration(applied, known);
  if (newer) return wrong('Tables', `${newer} is from a newer version.`, ADVICE_FOR_NEWER_TABLES);
  const pending = known.length - currentNames(applied, 'The database').length;
  if (pending > 0)
    return warning('Tables', `${pending} migrations are pending.`, 'The next start runs them.');
  return ok('Tables', 'up to date');
}

function usersOf(dataSource: DataSource): UserService {
  const audit = new AuditService(dataSource);
  const siteSettings = new SiteSettingsService(dataSource, audit);
  return new UserService(dataSource, new SessionService(dataSource), audit, siteSettings);
}

async function checkAdmins(dataSource: DataSource): Promise<Finding> {
  const admins = await usersOf(dataSource).listAdmins({ canSignIn: true });
  if (admins.length > 0) return ok('Administrators', `${admins.length}`);
  return wrong('Administrators', 'none can sign in.', 'Run `npm run admin -- create …`.');
}

async function checkOutbox(dataSource: DataSource): Promise<Finding[]> {
  const [{ stuck, longStuck, failed }] = await dataSource.query(
    `SELECT (count(*) FILTER (WHERE waits > make_interval(mins => ${STUCK_MESSAGE})))::integer AS stuck,
            (count(*) FILTER (WHERE waits > make_interval(hours => ${TOO_LONG})))::integer AS "longStuck",
            (count(*) FILTER (WHERE waits IS NULL AND is_kept))::integer AS failed
       FROM (SELECT is_kept, CASE WHEN failed_at IS NULL THEN now() - ${WAITS_SINCE} END AS waits
               FROM outbox_message) AS message`,
  );
  const todo = "See the lines about mail and text messages here, and the server's log.";
  const waiting =
    longStuck > 0
      ? wrong('Messages', `${longStuck} have waited for more than ${TOO_LONG} hours.`, todo)
      : stuck > 0
        ? warning('Messages', `${stuck} have waited for more than ${STUCK_MESSAGE} minutes.`, todo)
        : ok('Messages', 'none is stuck');
  if (failed === 0) return [waiting];
  return [
    waiting,
    warning(
      'Unsent messages',
      `${failed} could not be sent.`,
      'Send them again or delete them in the office.',
    ),
  ];
}

async function checkBackgroundTasks(dataSource: DataSource): Promise<Finding> {
  const failing = await dataSource.query<{ name: string; isLong: boolean }[]>(
    `SELECT name, failing_since < now() - make_interval(hours => ${TOO_LONG}) AS "isLong"
       FROM (SELECT name, failing_since FROM scheduled_task WHERE due_at > ${RUNS_STILL}
             UNION ALL SELECT 'deletion of old ' || kind, failing_since FROM retention_run) AS task
      WHERE failing_since IS NOT NULL ORDER BY name`,
  );
  if (failing.length === 0) return ok('Background tasks', 'none is failing');
  const isLong = failing.some((task) => task.isLong);
  return (isLong ? wrong : warning)(
    'Background tasks',
    `failing${isLong ? `, for more than ${TOO_LONG} hours` : ''}: ${failing.map(({ name }) => name).join(', ')}.`,
    "The server's log says why; they are retried every quarter of an hour.",
  );
}

/** Looks for accounts created by a demo in a real site. */
async function checkDemoAccounts(config: Config, dataSource: DataSource): Promise<Finding> {
  const users = usersOf(dataSource);
  const password = await knownDemoPassword(config);
  const known: string[] = [];
  for (const { email } of DEMO_ACCOUNTS)
    if (password && (await users.hasPassword(email, password))) known.push(email);
  if (known.length > 0)
    return wrong('Demo accounts', `${known.join(', ')} can sign in with the demo password.`, 'Suspend them.');
  const [{ count }] = await dataSource.query(
    `SELECT count(*)::integer FROM user_account WHERE email = ANY($1) AND status = 'ACTIVE'`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  if (count === 0) return ok('Demo accounts', 'none');
  return warning('Demo accounts', `${count} are active.`, 'Suspend them, or start with an empty database.');
}
