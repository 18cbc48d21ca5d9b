import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../rules/loopback.ts';
import { isEasyToGuess, MIN_SECRET_LENGTH } from './server-secret.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** The URL of an S3-compatible store other than Amazon's, such as `https://s3.example.org`. */
  endpoint: string | undefined;
  /** Without them the SDK uses its default chain: environment, files, the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface SmsGateway {
  /** Where messages are posted, such as `https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json`. */
  url: string;
  user: string;
  password: string;
  /** The sender's number or name, as registered with the gateway. */
  from: string;
}

export interface StripeSettings {
  secretKey: string;
  /** What signs the webhooks of this site's address at Stripe. */
  webhookSecret: string;
  /** Where Stripe answers; tests have one of their own. */
  url: string;
}

export interface MessagingSettings {
  readonly smtp: { url: string; from: string } | undefined;
  readonly smsGateway: SmsGateway | undefined;
}

/** The configuration from environment variables, validated once at start. */
export interface Config extends MessagingSettings {
  /** The folder of package.json; pictures and built files are relative to it. */
  readonly projectRoot: string;
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Contains files, the embedded database and the generated secret. */
  readonly dataDirectory: string;
  /** Stores files instead of the data folder. */
  readonly s3: S3Settings | undefined;
  /** An external Postgres; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** Its streaming replicas, which serve shared reads. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  /** Bytes of the response cache; 0 disables it. */
  readonly responseCacheSize: number;
  /** The public address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses (or CIDR ranges) of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Behind TLS: cookies are Secure and `__Host-`, HSTS is sent. */
  readonly secure: boolean;
  /** Whether an empty database is filled with demo content and accounts. */
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly introspection: boolean;
  /** The association's account for cards; without it nothing of the site speaks of cards. */
  readonly stripe: StripeSettings | undefined;
  /** Keys of hashes and encryption are derived from it; without it one is generated in the data folder. */
  readonly secret: string | undefined;
  /** Text messages a day; beyond it no codes are sent. */
  readonly smsDailyBudget: number;
  readonly logLevel: string;
}

/** How an operator generates a secret. */
const SECRET_HINT = 'for instance from `openssl rand -hex 32`';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true')
  .optional();

/** Codes and passwords are sent only over TLS or to this machine. */
function isTlsOrLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

const ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;
const NAMED_ADDRESS = /^[^<>@\r\n]+ <([^<>]+)>$/;

/** `office@example.org` or `Samaj <office@example.org>`. */
function isSender(value: string): boolean {
  return ADDRESS.test(NAMED_ADDRESS.exec(value)?.[1] ?? value);
}

/** A comma-separated list. */
const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean),
);

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((url) => URL.canParse(url), 'is not a valid URL');

/** The variables by their names; what is empty counts as absent. */
export const environmentRules = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SAMAJ_DATA: z.string().min(1).default('.samaj'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URLS: commaSeparated.pipe(z.array(postgresAddress)).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  RESPONSE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4096).default(64),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: commaSeparated.default([]),
  DEMO: flag,
  DEMO_PASSWORD: z.string().min(10, 'needs at least 10 characters').max(128).optional(),
  GRAPHQL_INTROSPECTION: flag,
  SAMAJ_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, { error: `needs at least ${MIN_SECRET_LENGTH} characters`, abort: true })
    .refine((secret) => !isEasyToGuess(secret), `can be guessed: use a random one, ${SECRET_HINT}`)
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be https://…' }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be smtps://user:password@host:465 or smtp://host:587',
    })
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an address, or Name <address>').optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be https://…', abort: true })
    .refine((url) => isTlsOrLoopback(new URL(url)), 'must begin with https://')
    .refine(
      (url) => new URL(url).username === '',
      'must not contain credentials: set SMS_USER and SMS_PASSWORD',
    )
    .optional(),
  SMS_USER: z.string().optional(),
  SMS_PASSWORD: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_DAILY_BUDGET: z.coerce.number().int().min(1).default(200),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must begin with sk_live_, rk_live_ or, to try it, sk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be https://…', abort: true })
    .refine((url) => isTlsOrLoopback(new URL(url)), 'must begin with https://')
    .default('https://api.stripe.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Reads the configuration.
 * @param environment usually `process.env`; empty values count as absent
 * @throws Error that names every invalid variable
 */
export function loadConfig(environment: NodeJS.ProcessEnv, projectRoot: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentRules.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  if (values.DATABASE_REPLICA_URLS) requireTogether(values, 'DATABASE_REPLICA_URLS', ['DATABASE_URL']);
  const messaging = messagingSettings(values);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    projectRoot,
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(projectRoot, values.SAMAJ_DATA),
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    databasePoolSize: values.DATABASE_POOL_SIZE,
    responseCacheSize: values.RESPONSE_CACHE_MEGABYTES * 1024 * 1024,
    publicUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    secure: publicUrl.startsWith('https:'),
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    demoPassword: values.DEMO_PASSWORD,
    ...messaging,
    secret: values.SAMAJ_SECRET,
    smsDailyBudget: values.SMS_DAILY_BUDGET,
    stripe: stripeSettings(values),
    introspection: values.GRAPHQL_INTROSPECTION ?? values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * What an installation in production still lacks, on an external database or when it writes to real people. Each problem
 * begins with the variable's name. Whoever tries the site on the embedded database lacks nothing, whose secret is made there.
 */
export function productionProblems(
  { production, databaseUrl, demo, smtp, smsGateway, secret, publicUrl }: Config,
  given: NodeJS.ProcessEnv,
): string[] {
  const writes = !demo && (smtp ?? smsGateway) !== undefined;
  if (!production || (databaseUrl === undefined && !writes)) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const problems: string[] = [];
  if (databaseUrl !== undefined && secret === undefined)
    problems.push(
      `SAMAJ_SECRET: missing. Set a random text, ${SECRET_HINT}, and keep it. If the installation has a file ` +
        '`secret` in SAMAJ_DATA, use the text of that file',
    );
  if (!given.PUBLIC_URL)
    problems.push('PUBLIC_URL: missing. Set the public address of the site, such as https://www.example.org');
  else if (protocol !== 'https:' && !isLoopback(hostname))
    problems.push(
      'PUBLIC_URL: must begin with https://, or passwords are sent unencrypted; see docs/operations.md for TLS',
    );
  return problems;
}

/** @throws Error with every problem of {@link productionProblems} */
export function refuseUnsafeProduction(config: Config, given: NodeJS.ProcessEnv): void {
  const problems = productionProblems(config, given);
  if (problems.length > 0)
    throw new Error(`The configuration is not safe for a real site:\n  ${problems.join('\n  ')}`);
}

type Values = z.output<typeof environmentRules>;

/** @throws Error that names the variables that another one requires */
function requireTogether(values: Values, given: keyof Values, names: readonly (keyof Values)[]): void {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new Error(`The configuration is not valid:\n  ${missing.join(', ')}: required by ${given}`);
}

function s3Settings(values: Values): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (values[name]) requireTogether(values, name, ['S3_BUCKET']);
  if (!bucket) return undefined;
  if (accessKeyId) requireTogether(values, 'S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY']);
  if (secretAccessKey) requireTogether(values, 'S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID']);
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials };
}

function stripeSettings(values: Values): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = values;
  if (secretKey) requireTogether(values, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']);
  if (webhookSecret) requireTogether(values, 'STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']);
  return secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined;
}

function messagingSettings(values: Values): MessagingSettings {
  if (values.SMTP_URL) requireTogether(values, 'SMTP_URL', ['MAIL_FROM']);
  if (values.SMS_URL) requireTogether(values, 'SMS_URL', ['SMS_USER', 'SMS_PASSWORD', 'SMS_FROM']);
  const { SMTP_URL, MAIL_FROM = '', SMS_URL, SMS_USER = '', SMS_PASSWORD = '', SMS_FROM = '' } = values;
  return {
    smtp: SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
    smsGateway:
      SMS_URL === undefined
        ? undefined
        : { url: SMS_URL, user: SMS_USER, password: SMS_PASSWORD, from: SMS_FROM },
  };
}
