// A minimal server to compare Samaj with: only fastify and pg, with the same responses from one SQL statement each.
// Run as `node bench/plain-server.mjs` with DATABASE_URL and PAGE_FILE set; it prints its URL.
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import pg from 'pg';
import { readPageOfEvents } from './plain-events.mjs';
import { POOL_SIZE } from './workloads.mjs';

const ALL_EVENTS = `
  SELECT event.id, event.name, event.description, event.file_type, file.file_name
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id DESC`;

const LEGACY_FILE_TYPES = { IMAGE: 'Img', VIDEO: 'Vedio' };

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

app.get('/eventlist', async () => {
  const { rows } = await pool.query(ALL_EVENTS);
  return rows.map(({ id, name, description, file_type, file_name }) => ({
    id,
    name,
    desc: description,
    fileType: LEGACY_FILE_TYPES[file_type],
    fileName: file_name ?? '',
  }));
});

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
