import { resolve } from 'node:path';
import { z } from 'zod';

/** Everything the environment decides, checked once at start. */
export interface Config {
  /** The folder that holds package.json; pictures and built files are found from here. */
  readonly projectRoot: string;
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Files, the embedded database and generated secrets live here. */
  readonly dataDirectory: string;
  /** An external Postgres; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
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
  readonly logLevel: string;
}

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true')
  .optional();

const environmentRules = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SAMAJ_DATA: z.string().min(1).default('.samaj'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  DEMO: flag,
  DEMO_PASSWORD: z.string().min(10, 'needs at least 10 characters').max(128).optional(),
  GRAPHQL_INTROSPECTION: flag,
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
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    projectRoot,
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(projectRoot, values.SAMAJ_DATA),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    secure: publicUrl.startsWith('https:'),
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    demoPassword: values.DEMO_PASSWORD,
    introspection: values.GRAPHQL_INTROSPECTION ?? values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL,
  };
}
