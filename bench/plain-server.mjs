// What Samaj is compared with: nothing but fastify and pg, giving the same answers from one SQL statement each.
// Run as `node bench/plain-server.mjs`, with DATABASE_URL set; it says where it listens.
import fastify from 'fastify';
import pg from 'pg';
import { readPageOfEvents } from './plain-events.mjs';
import { POOL_SIZE } from './workloads.mjs';

const ALL_EVENTS = `
  SELECT event.id, event.name, event.description, event.file_type, file.file_name
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id DESC`;

const OLD_FILE_TYPES = { IMAGE: 'Img', VIDEO: 'Vedio' };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = fastify();

app.get('/events', async ({ query }) => {
  const place = { page: Number(query.page), pageSize: Number(query.pageSize) };
  return { data: { events: await readPageOfEvents(pool, place) } };
});

app.get('/eventlist', async () => {
  const { rows } = await pool.query(ALL_EVENTS);
  return rows.map(({ id, name, description, file_type, file_name }) => ({
    id,
    name,
    desc: description,
    fileType: OLD_FILE_TYPES[file_type],
    fileName: file_name ?? '',
  }));
});

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
