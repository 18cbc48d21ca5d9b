import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../rules/loopback.ts';
import { isEasyToGuess, SECRET_LENGTH } from './server-secret.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's, such as `https://s3.example.org`. */
  endpoint: string | undefined;
  /** Without them the SDK looks where Amazon's programs look: environment, files, the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface SmsGateway {
  /** Where messages are posted, such as `https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json`. */
  url: string;
  user: string;
  password: string;
  /** A number of ours or a name, as the gateway knows it. */
  from: string;
}

export interface MessagingSettings {
  readonly smtp: { url: string; from: string } | undefined;
  readonly smsGateway: SmsGateway | undefined;
}

/** Everything the environment decides, checked once at start. */
export interface Config extends MessagingSettings {
  /** The folder that holds package.json; pictures and built files are found from here. */
  readonly projectRoot: string;
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Files, the embedded database and generated secrets live here. */
  readonly dataDirectory: string;
  /** Where files live instead of the data folder. */
  readonly s3: S3Settings | undefined;
  /** An external Postgres; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** Streaming replicas of it that may be read. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  /** Bytes of public answers that are kept to be sent again; 0 keeps none. */
  readonly responseCacheSize: number;
  /** Where visitors reach the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses (or CIDR ranges) of proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Behind TLS: cookies are Secure and `__Host-`, HSTS is sent. */
  readonly secure: boolean;
  /** Fill an empty database with demo content and accounts. */
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly introspection: boolean;
  /** What codes and sealed texts are made with; without it the data folder keeps one. */
  readonly secret: string | undefined;
  /** Text messages a day; then nobody gets a code any more. */
  readonly smsDailyBudget: number;
  readonly logLevel: string;
}

/** How an operator gets a secret. */
const MAKE_SECRET = 'such as `openssl rand -hex 32` prints';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true')
  .optional();

/** Codes and passwords go over TLS, or do not leave this machine. */
function isPrivateEnough({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

const ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;
const NAMED_ADDRESS = /^[^<>@\r\n]+ <([^<>]+)>$/;

/** `office@example.org` or `Samaj <office@example.org>`. */
function isSender(value: string): boolean {
  return ADDRESS.test(NAMED_ADDRESS.exec(value)?.[1] ?? value);
}

/** A list, separated by commas. */
const addresses = z.string().transform((text) =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean),
);

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((url) => URL.canParse(url), 'is no address');

const environmentRules = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SAMAJ_DATA: z.string().min(1).default('.samaj'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URLS: addresses.pipe(z.array(postgresAddress)).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  RESPONSE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4096).default(64),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: addresses.default([]),
  DEMO: flag,
  DEMO_PASSWORD: z.string().min(10, 'needs at least 10 characters').max(128).optional(),
  GRAPHQL_INTROSPECTION: flag,
  SAMAJ_SECRET: z
    .string()
    .min(SECRET_LENGTH, { error: `needs at least ${SECRET_LENGTH} characters`, abort: true })
    .refine((secret) => !isEasyToGuess(secret), `can be guessed: take a random one, ${MAKE_SECRET}`)
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
    .refine((url) => isPrivateEnough(new URL(url)), 'must begin with https://')
    .refine((url) => new URL(url).username === '', 'must not hold the user: set SMS_USER and SMS_PASSWORD')
    .optional(),
  SMS_USER: z.string().optional(),
  SMS_PASSWORD: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_DAILY_BUDGET: z.coerce.number().int().min(1).default(200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Reads the configuration.
 * @param environment usually `process.env`; empty values count as absent
 * @throws Error that names every variable at fault
 */
export function loadConfig(environment: NodeJS.ProcessEnv, projectRoot: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentRules.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  if (values.DATABASE_REPLICA_URLS) requireBeside(values, 'DATABASE_REPLICA_URLS', ['DATABASE_URL']);
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
    introspection: values.GRAPHQL_INTROSPECTION ?? values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * What a real installation, in production on a database of its own, cannot do without: each fault begins with the
 * variable's name. A demo on the embedded database needs nothing.
 */
export function productionFaults(
  { production, databaseUrl, secret, publicUrl }: Config,
  given: NodeJS.ProcessEnv,
): string[] {
  if (!production || databaseUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const faults: string[] = [];
  if (secret === undefined)
    faults.push(
      `SAMAJ_SECRET: missing. Set a random text, ${MAKE_SECRET}, and keep it; an installation that has a file ` +
        '`secret` in SAMAJ_DATA takes the text from there',
    );
  if (!given.PUBLIC_URL)
    faults.push('PUBLIC_URL: missing. Set where visitors reach the site, such as https://www.example.org');
  else if (protocol !== 'https:' && !isLoopback(hostname))
    faults.push(
      'PUBLIC_URL: must begin with https://, or passwords travel readably; see docs/operations.md for TLS',
    );
  return faults;
}

/** @throws Error with every fault of {@link productionFaults} */
export function refuseUnsafeProduction(config: Config, given: NodeJS.ProcessEnv): void {
  const faults = productionFaults(config, given);
  if (faults.length > 0)
    throw new Error(`The configuration is not safe for a real site:\n  ${faults.join('\n  ')}`);
}

type Values = z.output<typeof environmentRules>;

/** @throws Error that names what is missing beside another variable */
function requireBeside(values: Values, given: keyof Values, names: readonly (keyof Values)[]): void {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new Error(`The configuration is not valid:\n  ${missing.join(', ')}: needed beside ${given}`);
}

function s3Settings(values: Values): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (values[name]) requireBeside(values, name, ['S3_BUCKET']);
  if (!bucket) return undefined;
  if (accessKeyId) requireBeside(values, 'S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY']);
  if (secretAccessKey) requireBeside(values, 'S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID']);
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials };
}

function messagingSettings(values: Values): MessagingSettings {
  if (values.SMTP_URL) requireBeside(values, 'SMTP_URL', ['MAIL_FROM']);
  if (values.SMS_URL) requireBeside(values, 'SMS_URL', ['SMS_USER', 'SMS_PASSWORD', 'SMS_FROM']);
  const { SMTP_URL, MAIL_FROM = '', SMS_URL, SMS_USER = '', SMS_PASSWORD = '', SMS_FROM = '' } = values;
  return {
    smtp: SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
    smsGateway:
      SMS_URL === undefined
        ? undefined
        : { url: SMS_URL, user: SMS_USER, password: SMS_PASSWORD, from: SMS_FROM },
  };
}
