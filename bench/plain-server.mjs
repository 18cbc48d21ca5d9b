// A minimal server to compare Samaj with: only fastify and pg, with the same responses from one SQL statement each.
// Run as `node bench/plain-server.mjs` with DATABASE_URL and PAGE_FILE set; it prints its URL.
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import pg from 'pg';
import { readAllEvents, readPageOfEvents } from './plain-events.mjs';
import { POOL_SIZE } from './workloads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const page = readFileSync(process.env.PAGE_FILE, 'utf8');
const app = fastify();
await app.register(compress, { global: false });
// The quality with which Samaj compresses a newly rendered page.
const compressed = { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } };

app.get('/events', async ({ query }) => {
  const paging = { page: Number(query.page), pageSize: Number(query.pageSize) };
  return { data: { events: await readPageOfEvents(pool, paging) } };
});

app.get('/page', { compress: compressed }, async (_request, reply) => {
  await readPageOfEvents(pool, { page: 1, pageSize: 12 });
  return reply.type('text/html; charset=utf-8').send(page);
});

app.get('/eventlist', () => readAllEvents(pool));

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
