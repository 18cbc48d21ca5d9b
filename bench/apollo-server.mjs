// Apollo Server with Fastify as in its documentation, the same SQL, and of sessions only which member it is: no
// permissions or limits. Run with DATABASE_URL set; it prints its URL.
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import fastify from 'fastify';
import { buildSchema } from 'graphql';
import pg from 'pg';
import { candidatesResolver, findMember } from './plain-candidates.mjs';
import { readPageOfEvents } from './plain-events.mjs';
import { POOL_SIZE } from './workloads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = fastify();
const apollo = new ApolloServer({
  schema: buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
  rootValue: { events: (paging) => readPageOfEvents(pool, paging), candidates: candidatesResolver(pool) },
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo), {
  context: async ({ headers }) => (headers.authorization ? { member: await findMember(pool, headers) } : {}),
});

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
