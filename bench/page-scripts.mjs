// Measures the JavaScript that opening a page downloads: the scripts that the page names, the chunk of its route, and
// all that these import. client/e2e/page-scripts.spec.ts checks that a browser requests no more.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

/** Routes where anonymous visitors are only told to sign in, those of the matrimonial section, and the first set-up. */
const NOT_PUBLIC = /^(donations|donationSuccess|myDonations|matrimonial.*|setUp|invitation|security)$/;

/** The pages of client/app/public-routes.tsx and routes.tsx that anonymous visitors can use, with their modules and text files. */
function publicPages() {
  const paths = read('client/components/page/paths.ts').matchAll(/(\w+): '(\/[^']*)'/g);
  const addresses = Object.fromEntries([...paths].map(([, name, path]) => [name, path]));
  const visitors = read('client/app/public-routes.tsx');
  const [, own] = /const ownRoutes(.*)const adminRoutes/s.exec(read('client/app/routes.tsx'));
  // What somebody has of their own stands in a frame that is chosen by who it is.
  return [...pagesOf(visitors, []), ...pagesOf(own, ['app/viewer-frame.tsx'])];

  function pagesOf(routes, frame) {
    return routes.split('withTexts(').flatMap((block) => {
      const [, named = ''] = /^\s*\[(.*?)\]/s.exec(block) ?? [];
      const texts = [...named.matchAll(/'([^']+)'/g)].map(([, name]) => name);
      const pages = block.matchAll(/lazyPage\(\s*\w+\.(\w+),\s*\(\) => import\('\.(\.?)\/([^']+)'\)/g);
      return [...pages]
        .filter(([, name]) => !NOT_PUBLIC.test(name))
        .map(([, name, above, module]) => ({
          path: addresses[name].replace(':id', '1'),
          lazy: [...frame, above ? module : `app/${module}`],
          texts,
        }));
    });
  }
}

/** All public pages, and one of the administration. Chunks are named by their entry modules. */
export const PAGES = [
  ...publicPages(),
  {
    path: '/admin-dashboard',
    lazy: ['app/office/admin-only.tsx', 'app/office/admin-pages.ts', 'app/office/dashboard-page.tsx'],
    isPrivate: true,
  },
];
/** Every language has a folder of texts. */
const LANGUAGES = readdirSync(join(projectRoot, 'client/i18n'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const SCRIPTS = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g;

/**
 * Chunks that no public page should download. This does not detect private modules inside other chunks:
 * .dependency-cruiser.visitors.cjs checks the modules.
 */
const PRIVATE_CHUNK = /admin|matrimonial|\/office\/|_office-/;

async function readManifest() {
  const manifest = JSON.parse(await readFile(join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8'));
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return { manifest, keyOfFile };
}

/** Adds a chunk and its transitive imports to `found`. */
function collect({ manifest, keyOfFile }, key, found) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The built client has no chunk "${key}": see bench/page-scripts.mjs.`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect({ manifest, keyOfFile }, imported, found);
}

/** The chunk that client/start.ts loads once the page is painted. */
const APPLICATION = 'entry-client.tsx';

/** Small text files have no chunk: they are part of those for the whole site (client/chunk-groups.ts). */
const textFiles = (texts, language, { manifest }) =>
  texts.map((name) => `i18n/${language}/${name}.json`).filter((key) => key in manifest);

async function filesOf({ path, lazy, texts = [] }, chunks, server, token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`The page ${path} answered ${answer.status}.`);
  const named = [...html.matchAll(SCRIPTS)].map(([, file]) => chunks.keyOfFile.get(file));
  if (named.length === 0) throw new Error(`The page ${path} names no script.`);
  const found = new Set();
  for (const key of [...named, APPLICATION, ...lazy, ...textFiles(texts, 'en', chunks)])
    collect(chunks, key, found);
  return [...found];
}

/** Transfer size of a file with Brotli, which all current browsers support. */
async function transferSize(file, { url }) {
  const answer = await fetch(`${url}/${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const bytes = Number(answer.headers.get('content-length'));
  if (answer.headers.get('content-encoding') !== 'br' || !bytes)
    throw new Error(`${file} is not sent compressed.`);
  return bytes;
}

/**
 * Measures the JavaScript of the pages, in English.
 * @param token an administrator's bearer token, for the private page
 * @returns for each page its size in bytes with Brotli, and its forbidden chunks
 */
export async function measurePages(server, token) {
  const chunks = await readManifest();
  const pages = [];
  for (const page of PAGES) {
    const files = await filesOf(page, chunks, server, page.isPrivate && token);
    const sizes = await Promise.all(files.map((file) => transferSize(file, server)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const forbiddenChunks = files.filter(
      (file) => !page.isPrivate && PRIVATE_CHUNK.test(chunks.keyOfFile.get(file)),
    );
    pages.push({
      path: page.path,
      isPrivate: Boolean(page.isPrivate),
      hasForm: page.texts?.includes('form'),
      files: files.length,
      bytes,
      forbiddenChunks,
    });
  }
  return pages;
}

/** Measures one page in one language from the built files. */
async function measureBuilt({ path, lazy, texts = [] }, language, chunks) {
  const found = new Set();
  const siteTexts = Object.keys(chunks.manifest).find(
    (key) => chunks.manifest[key].name === `texts-${language}`,
  );
  for (const key of ['index.html', APPLICATION, siteTexts, ...textFiles(texts, language, chunks), ...lazy])
    collect(chunks, key, found);
  const files = [...found];
  const sizes = files.map(async (file) => (await stat(join(projectRoot, 'dist/client', `${file}.br`))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const forbiddenChunks = files.filter((file) => PRIVATE_CHUNK.test(chunks.keyOfFile.get(file)));
  return {
    address: language === 'en' ? path : `${path}?lang=${language}`,
    language,
    hasForm: texts.includes('form'),
    files,
    bytes,
    forbiddenChunks,
  };
}

/**
 * Measures the public pages in all languages from the built files, without a server.
 * @returns for each page its URL, whether it has a form, its files, their size in bytes with Brotli, and its forbidden
 *   chunks
 */
export async function measureBuiltPages() {
  const chunks = await readManifest();
  const pages = PAGES.filter(({ isPrivate }) => !isPrivate);
  const measured = LANGUAGES.flatMap((language) => pages.map((page) => measureBuilt(page, language, chunks)));
  return Promise.all(measured);
}
