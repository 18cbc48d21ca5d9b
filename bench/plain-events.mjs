// Reads the events with nothing but pg, for the servers that Samaj is compared with: what visitors see, in the same order.
import { isShownAt } from '../server/features/content/content-rows.ts';
import { byNextDate } from '../server/features/events/event-dates.service.ts';

/** What visitors see now, in the order of their list; both need the moment, as `$1`. */
const SHOWN = isShownAt('$1::timestamptz');
const JOIN_DATES = byNextDate.join(() => '$1::timestamptz');

const PAGE_OF_EVENTS = `
  SELECT item.id, item.version, item.name, item.description, item.file_type, file.folder,
     file.file_name, file.content_type, file.width, file.height, file.variants,
    (SELECT count(*) FROM event item WHERE ${SHOWN}) AS total
  FROM event item ${JOIN_DATES} LEFT JOIN media_file file ON file.id = item.file_id
  WHERE ${SHOWN} ORDER BY ${byNextDate.by} LIMIT $2 OFFSET $3`;

const ALL_EVENTS = `
  SELECT item.id, item.name, item.description, item.file_type, file.file_name
  FROM event item LEFT JOIN media_file file ON file.id = item.file_id
  WHERE ${SHOWN} ORDER BY item.id DESC`;

const LEGACY_FILE_TYPES = { IMAGE: 'Img', VIDEO: 'Vedio' };

function presentSource({ folder, file_name, variants }, format) {
  const base = `/${folder}/${file_name.slice(0, file_name.lastIndexOf('.'))}`;
  const ofFormat = variants.filter((variant) => variant.format === format);
  return {
    type: `image/${format}`,
    srcset: ofFormat.map(({ suffix, width }) => `${base}${suffix} ${width}w`).join(', '),
  };
}

/** @param row with the columns of `media_file`, all null for none */
export function presentFile(row) {
  if (!row.file_name) return null;
  // Those of a video are its poster's, which this query does not ask for.
  const isImage = row.content_type.startsWith('image/');
  const sources = isImage ? [presentSource(row, 'avif'), presentSource(row, 'webp')] : [];
  return {
    fileName: row.file_name,
    url: `/${row.folder}/${row.file_name}`,
    contentType: row.content_type,
    width: isImage ? row.width : null,
    height: isImage ? row.height : null,
    sources: sources.filter(({ srcset }) => srcset !== ''),
  };
}

/** Reads all with one statement, in the format of the old clients' list. */
export async function readAllEvents(pool) {
  const { rows } = await pool.query(ALL_EVENTS, [new Date()]);
  return rows.map(({ id, name, description, file_type, file_name }) => ({
    id,
    name,
    desc: description,
    fileType: LEGACY_FILE_TYPES[file_type],
    fileName: file_name ?? '',
  }));
}

/** Reads a page with one statement, in the format of Samaj's `events`. */
export async function readPageOfEvents(pool, { page, pageSize }) {
  const { rows } = await pool.query(PAGE_OF_EVENTS, [new Date(), pageSize, (page - 1) * pageSize]);
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description,
    fileType: row.file_type,
    file: presentFile(row),
  }));
  return { items, totalCount: Number(rows[0]?.total ?? 0) };
}
