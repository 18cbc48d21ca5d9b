// The fastest usual way to answer GraphQL from Node: mercurius with compiled queries over one SQL statement, with no
// session, permission, limit or validation. Run with DATABASE_URL set; it says where it listens.
import fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { readPageOfEvents } from '../plain-events.mjs';
import { PLAIN_SCHEMA } from '../plain-schema.mjs';
import { POOL_SIZE } from '../workloads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const resolvers = { Query: { events: (_parent, place) => readPageOfEvents(pool, place) } };

const app = fastify();
// Compiled when it is asked for the second time.
app.register(mercurius, { schema: PLAIN_SCHEMA, resolvers, jit: 1 });

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
