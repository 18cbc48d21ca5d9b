// What Samaj is compared with: nothing but fastify and pg, giving the same answers from one SQL statement each.
// Run as `node bench/plain-server.mjs`, with DATABASE_URL set; it says where it listens.
import fastify from 'fastify';
import pg from 'pg';
import { POOL_SIZE } from './workloads.mjs';

const PAGE_OF_EVENTS = `
  SELECT event.id, event.version, event.name, event.name_gujarati, event.description, event.description_gujarati,
    event.file_type, file.folder, file.file_name, file.content_type, file.width, file.height, file.variants,
    (SELECT count(*) FROM event) AS total
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id DESC LIMIT $1 OFFSET $2`;

const ALL_EVENTS = `
  SELECT event.id, event.name, event.description, event.file_type, file.file_name
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id DESC`;

const OLD_FILE_TYPES = { IMAGE: 'Img', VIDEO: 'Vedio' };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });

function presentSource({ folder, file_name, variants }, format) {
  const base = `/${folder}/${file_name.slice(0, file_name.lastIndexOf('.'))}`;
  const ofFormat = variants.filter((variant) => variant.format === format);
  return {
    type: `image/${format}`,
    srcset: ofFormat.map(({ suffix, width }) => `${base}${suffix} ${width}w`).join(', '),
  };
}

function presentFile(row) {
  if (!row.file_name) return null;
  const sources = [presentSource(row, 'avif'), presentSource(row, 'webp')];
  return {
    fileName: row.file_name,
    url: `/${row.folder}/${row.file_name}`,
    contentType: row.content_type,
    width: row.width,
    height: row.height,
    sources: sources.filter(({ srcset }) => srcset !== ''),
  };
}

const app = fastify();

app.get('/events', async ({ query }) => {
  const pageSize = Number(query.pageSize);
  const { rows } = await pool.query(PAGE_OF_EVENTS, [pageSize, (Number(query.page) - 1) * pageSize]);
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    nameGujarati: row.name_gujarati,
    description: row.description,
    descriptionGujarati: row.description_gujarati,
    fileType: row.file_type,
    file: presentFile(row),
  }));
  return { data: { events: { items, totalCount: Number(rows[0]?.total ?? 0) } } };
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
