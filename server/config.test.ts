import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('configuration', () => {
  it('without anything: an embedded database with demo content, on loopback', () => {
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

  it('[HDR-2] an https address means TLS: secure cookies, HSTS', () => {
    const config = loadConfig({ PUBLIC_URL: 'https://samaj.example.org/' }, '/samaj');
    expect([config.secure, config.publicUrl]).toEqual([true, 'https://samaj.example.org']);
  });

  it('[GQL-5] introspection is off in production unless configured', () => {
    expect(loadConfig({ NODE_ENV: 'production' }, '/samaj').introspection).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production', GRAPHQL_INTROSPECTION: '1' }, '/samaj').introspection).toBe(
      true,
    );
  });

  it('[OPS-6] every variable at fault is named at once', () => {
    const load = () =>
      loadConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', DEMO_PASSWORD: 'short' }, '/samaj');
    expect(load).toThrow(/DATABASE_URL[\s\S]*DEMO_PASSWORD|PORT/);
    for (const name of ['PORT', 'DATABASE_URL', 'DEMO_PASSWORD']) expect(load).toThrow(name);
  });

  it('empty values count as absent', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' }, '/samaj').port).toBe(3000);
  });
});
