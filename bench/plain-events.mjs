// Reads the events with nothing but pg, for the servers that Samaj is compared with.

const PAGE_OF_EVENTS = `
  SELECT event.id, event.version, event.name, event.description, event.file_type, file.folder,
     file.file_name, file.content_type, file.width, file.height, file.variants,
    (SELECT count(*) FROM event) AS total
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id DESC LIMIT $1 OFFSET $2`;

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

/** Reads a page with one statement, in the format of Samaj's `events`. */
export async function readPageOfEvents(pool, { page, pageSize }) {
  const { rows } = await pool.query(PAGE_OF_EVENTS, [pageSize, (page - 1) * pageSize]);
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
