import { describe, expect, it } from 'vitest';
import { loadConfig, refuseUnsafeProduction } from '../config.ts';

describe('configuration', () => {
  it('defaults to an embedded database with demo content, on loopback', () => {
    const config = loadConfig({}, '/samaj');
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDirectory: '/samaj/.samaj',
      databaseUrl: undefined,
      demo: true,
      secure: false,
      trustedProxies: [],
    });
  });

  it('an external database starts empty unless DEMO=1', () => {
    const DATABASE_URL = 'postgres://db.example/samaj';
    expect(loadConfig({ DATABASE_URL }, '/samaj').demo).toBe(false);
    expect(loadConfig({ DATABASE_URL, DEMO: '1' }, '/samaj').demo).toBe(true);
  });

  it('[HDR-2] an https public URL turns on secure cookies and HSTS', () => {
    const config = loadConfig({ PUBLIC_URL: 'https://samaj.example.org/' }, '/samaj');
    expect([config.secure, config.publicUrl]).toEqual([true, 'https://samaj.example.org']);
  });

  it('[GQL-5] introspection is off in production unless configured', () => {
    expect(loadConfig({ NODE_ENV: 'production' }, '/samaj').introspection).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production', GRAPHQL_INTROSPECTION: '1' }, '/samaj').introspection).toBe(
      true,
    );
  });

  it('[OPS-6] all invalid variables are reported together', () => {
    const load = () =>
      loadConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', DEMO_PASSWORD: 'short' }, '/samaj');
    expect(load).toThrow(/DATABASE_URL[\s\S]*DEMO_PASSWORD|PORT/);
    for (const name of ['PORT', 'DATABASE_URL', 'DEMO_PASSWORD']) expect(load).toThrow(name);
  });

  it('empty values count as absent', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' }, '/samaj').port).toBe(3000);
  });

  it('accepts replicas of an external database', () => {
    const DATABASE_REPLICA_URLS = 'postgres://a.example/samaj, postgres://b.example/samaj';
    const DATABASE_URL = 'postgres://db.example/samaj';
    expect(loadConfig({ DATABASE_URL, DATABASE_REPLICA_URLS }, '/samaj').databaseReplicaUrls).toEqual([
      'postgres://a.example/samaj',
      'postgres://b.example/samaj',
    ]);
    expect(loadConfig({}, '/samaj').databaseReplicaUrls).toEqual([]);
  });

  const SMS = { SMS_URL: 'https://sms.example', SMS_USER: 'u', SMS_PASSWORD: 'p', SMS_FROM: 'Samaj' };

  it('accepts a mail server and an SMS gateway', () => {
    const MAIL = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Samaj <office@example.org>' };
    expect(loadConfig({ ...MAIL, ...SMS, SMS_DAILY_BUDGET: '50' }, '/samaj')).toMatchObject({
      smtp: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
      smsGateway: { url: SMS.SMS_URL, user: 'u', password: 'p', from: 'Samaj' },
      smsDailyBudget: 50,
    });
    expect(loadConfig({}, '/samaj')).toMatchObject({ smtp: undefined, smsGateway: undefined });
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example/samaj' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '1' }],
    ['RESPONSE_CACHE_MEGABYTES', { RESPONSE_CACHE_MEGABYTES: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'www.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://www.example.org' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'nine char' }],
    ['GRAPHQL_INTROSPECTION', { GRAPHQL_INTROSPECTION: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:465', MAIL_FROM: 'a@example.org' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.org' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.org' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://u:p@mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'the office' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@example.org, b@example.org' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'A <a@example.org>, b@example.org' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_x' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://stripe.example' }],
    ['SMS_URL', { ...SMS, SMS_URL: 'http://sms.example' }],
    ['SMS_URL', { ...SMS, SMS_URL: 'sms.example' }],
    ['SMS_URL', { ...SMS, SMS_URL: 'https://u:p@sms.example' }],
    ['SMS_USER', { ...SMS, SMS_USER: '' }],
    ['SMS_PASSWORD', { ...SMS, SMS_PASSWORD: '' }],
    ['SMS_FROM', { ...SMS, SMS_FROM: '' }],
    ['SMS_DAILY_BUDGET', { SMS_DAILY_BUDGET: '0' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'samaj', S3_ACCESS_KEY_ID: 'a' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'samaj', S3_SECRET_ACCESS_KEY: 's' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'samaj', S3_ENDPOINT: 's3.example' }],
    ['DATABASE_URL', { DATABASE_REPLICA_URLS: 'postgres://a.example/samaj' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example:port/samaj' }],
    [
      'DATABASE_REPLICA_URLS.1',
      {
        DATABASE_URL: 'postgres://db.example/samaj',
        DATABASE_REPLICA_URLS: 'postgres://a.example,b.example',
      },
    ],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'too short' }],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'f3a9c1d27b6e48059f1c2d3e4b5a697' }],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'x'.repeat(64) }],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' }],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'please-change-me-before-going-live-0987' }],
    ['SAMAJ_SECRET', { SAMAJ_SECRET: 'this is a very long secret, 32 letters' }],
  ])('[OPS-6] an invalid %s is refused by name (%#)', (name, environment) => {
    expect(() => loadConfig(environment, '/samaj')).toThrow(`  ${name}: `);
  });

  it('an SMS gateway on this machine needs no TLS', () => {
    const SMS_URL = 'http://127.0.0.1:4000/messages';
    expect(loadConfig({ ...SMS, SMS_URL }, '/samaj').smsGateway?.url).toBe(SMS_URL);
  });

  const REAL = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db.example/samaj',
    SAMAJ_SECRET: 'f3a9c1d27b6e48059f1c2d3e4b5a6978',
    PUBLIC_URL: 'https://www.example.org',
  };
  const refuse = (environment: NodeJS.ProcessEnv) => () =>
    refuseUnsafeProduction(loadConfig(environment, '/samaj'), environment);

  it.each([
    ['SAMAJ_SECRET: missing', { SAMAJ_SECRET: '' }],
    ['PUBLIC_URL: missing', { PUBLIC_URL: '' }],
    ['PUBLIC_URL: must begin with https://', { PUBLIC_URL: 'http://www.example.org' }],
  ])('[OPS-6] a production site does not start: %s', (fault, change) => {
    expect(refuse({ ...REAL, ...change })).toThrow(`  ${fault}`);
  });

  it('[OPS-6] on the embedded database a site that writes to people needs its address, but makes its secret itself', () => {
    const own = { NODE_ENV: 'production', DEMO: '0' };
    const letters = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'office@example.org' };
    expect(refuse(own)).not.toThrow();
    expect(refuse({ ...own, ...letters })).toThrow('  PUBLIC_URL: missing');
    expect(refuse({ ...own, ...letters, PUBLIC_URL: REAL.PUBLIC_URL })).not.toThrow();
    expect(refuse({ ...own, ...letters, DEMO: '1' })).not.toThrow();
  });

  it('[OPS-6] a production site with both starts, on localhost even without TLS; a demo needs neither', () => {
    expect(refuse(REAL)).not.toThrow();
    expect(refuse({ ...REAL, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
    expect(refuse({ NODE_ENV: 'production' })).not.toThrow();
    expect(refuse({ DATABASE_URL: REAL.DATABASE_URL })).not.toThrow();
  });
});
