/** Tests only write to databases whose names begin with this. */
export const TEST_DATABASE_PREFIX = 'samaj_test_';

/** The database that each test file copies: migrated, with the demo's association, or empty as a new installation. */
export const templateName = (databasePrefix: string, kind: 'filled' | 'empty') => `${databasePrefix}${kind}`;

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
