// The site within this process, with its demo content, and a treasurer who works over HTTP.
import '@oxc-node/core/register';
import 'reflect-metadata';

// Imported dynamically, because the TypeScript loader above must be registered first.
const { createApp } = await import('../server/app.ts');
const { loadConfig } = await import('../server/config.ts');
const { openDatabaseAlongside } = await import('../server/open-database.ts');
const { fillWithDemoContent } = await import('../demo/fill.ts');
const { projectRoot } = await import('./project.mjs');

const PASSWORD = 'lamp-kite-garba-42';
const ADMINISTRATOR = 'admin@example.org';

/**
 * Opens the site on a data folder and fills it if it is empty. Letters are kept instead of being sent.
 * @param dataDirectory of an embedded Postgres; the server can be started on it afterwards
 */
export async function openDesk(dataDirectory) {
  const config = loadConfig(
    { NODE_ENV: 'production', LOG_LEVEL: 'error', SAMAJ_DATA: dataDirectory, DEMO_PASSWORD: PASSWORD },
    projectRoot,
  );
  const database = await openDatabaseAlongside(config, (line) => console.error(line));
  const letters = [];
  const mail = { send: async (letter) => void letters.push(letter) };
  const app = await createApp(config, database.dataSource, { withPages: false, senders: { mail } });
  const { features, server, outboxSender } = app;
  await fillWithDemoContent(config, database.dataSource, features, new AbortController().signal);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  let token = '';
  const headers = () => ({
    'apollo-require-preflight': 'true',
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const answerOf = async (response, query) => {
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${query.slice(0, 60)}: ${errors[0].message}`);
    return Object.values(data)[0];
  };
  /** @returns what the operation answers @throws Error if it is refused */
  const ask = async (query, variables = {}) =>
    answerOf(
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body: JSON.stringify({ query, variables }),
      }),
      query,
    );
  const upload = async (query, variables, content, name) => {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob([content], { type: 'text/csv' }), name);
    return answerOf(await fetch(`${url}/graphql`, { method: 'POST', headers: headers(), body }), query);
  };
  const download = async (path) => {
    const response = await fetch(url + path, { headers: headers() });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const signIn = 'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }';
  ({ token } = await ask(signIn, { input: { login: ADMINISTRATOR, password: PASSWORD } }));

  return {
    ask,
    upload,
    download,
    services: features.services,
    query: (sql, parameters) => database.dataSource.query(sql, parameters),
    /** All letters up to now. */
    async letters() {
      await outboxSender.sendDue();
      return letters;
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}
