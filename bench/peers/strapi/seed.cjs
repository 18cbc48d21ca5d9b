// Fills Strapi's database with the events of a JSON file, in their order, and lets visitors read them. Run
// as `node seed.cjs FILE` with the server's environment.
const { readFileSync } = require('node:fs');
const { createStrapi } = require('@strapi/strapi');

/** A file's row as the media library would store it; its content is never requested. */
function describeFile({ folder, fileName, contentType, byteSize, width, height, variants }) {
  const dot = fileName.lastIndexOf('.');
  const hash = fileName.slice(0, dot);
  const formats = variants.map((variant) => {
    const name = hash + variant.suffix;
    const fields = { name, hash, ext: `.${variant.format}`, mime: `image/${variant.format}`, path: null };
    return [
      `${variant.format}_${variant.width}`,
      { ...fields, width: variant.width, url: `/${folder}/${name}` },
    ];
  });
  return {
    name: fileName,
    hash,
    ext: fileName.slice(dot),
    mime: contentType,
    size: byteSize / 1000,
    width,
    height,
    formats: Object.fromEntries(formats),
    url: `/${folder}/${fileName}`,
    provider: 'local',
    folderPath: '/',
  };
}

async function letVisitorsRead(strapi) {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  await strapi.db
    .query('plugin::users-permissions.permission')
    .create({ data: { action: 'api::event.event.find', role: role.id } });
}

async function seed() {
  const events = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  for (const { file, ...fields } of events) {
    const stored =
      file && (await strapi.db.query('plugin::upload.file').create({ data: describeFile(file) }));
    await strapi.documents('api::event.event').create({ data: { ...fields, file: stored?.id } });
  }
  await letVisitorsRead(strapi);
  await strapi.destroy();
}

seed().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
