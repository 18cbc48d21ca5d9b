// Apollo Server with Fastify as in its documentation, and one SQL statement: no sessions, permissions or limits. Run
// with DATABASE_URL set; it prints its URL.
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import fastify from 'fastify';
import { buildSchema } from 'graphql';
import pg from 'pg';
import { readPageOfEvents } from './plain-events.mjs';
import { PLAIN_SCHEMA } from './plain-schema.mjs';
import { POOL_SIZE } from './workloads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = fastify();
const apollo = new ApolloServer({
  schema: buildSchema(PLAIN_SCHEMA),
  rootValue: { events: (paging) => readPageOfEvents(pool, paging) },
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo));

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
