// Apollo Server alone, as its guide has it with Fastify, over one SQL statement: no session, permission or limit. Run with
// DATABASE_URL set; it says where it listens.
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
  rootValue: { events: (place) => readPageOfEvents(pool, place) },
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo));

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
