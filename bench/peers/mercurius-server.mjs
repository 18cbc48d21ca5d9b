// The fastest common GraphQL server for Node: mercurius with compiled queries and one SQL statement, without
// sessions, permissions, limits or validation. Run with DATABASE_URL set; it prints its URL.
import fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { readPageOfEvents } from '../plain-events.mjs';
import { PLAIN_SCHEMA } from '../plain-schema.mjs';
import { POOL_SIZE } from '../workloads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const resolvers = { Query: { events: (_parent, paging) => readPageOfEvents(pool, paging) } };

const app = fastify();
// Compiles a query on its second use.
app.register(mercurius, { schema: PLAIN_SCHEMA, resolvers, jit: 1 });

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
