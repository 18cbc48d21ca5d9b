// What JavaScript a visitor downloads who only opens a page: what the page itself names, the chunk of its route, and all
// that those import. client/e2e/page-scripts.spec.ts looks whether a browser asks for more.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/** The routes' lazy chunks are named by the module they begin with, as in client/app/routes.tsx; texts likewise. */
const LATE_FORM = 'components/alive-when-used.tsx';
const PAGES = [
  { path: '/', lazy: ['features/home/home-page.tsx'] },
  { path: '/events', lazy: ['features/events/events-page.tsx'] },
  { path: '/poojaseva', lazy: ['features/pooja-sevas/pooja-sevas-page.tsx'] },
  { path: '/mem-details', lazy: ['features/committee/committee-page.tsx'] },
  {
    path: '/donations-payments',
    // Visitors are told to sign in.
    lazy: ['features/donations/payments-page.tsx', 'components/question-dialog.tsx'],
  },
  // Their forms come when they are used.
  { path: '/contact', lazy: [LATE_FORM] },
  { path: '/login', lazy: [LATE_FORM] },
  { path: '/sign-up', lazy: [LATE_FORM] },
  { path: '/booking', lazy: [LATE_FORM] },
  {
    path: '/admin-dashboard',
    lazy: ['app/admin-only.tsx', 'app/admin-pages.ts', 'features/admin/admin-dashboard-page.tsx'],
    isPrivate: true,
  },
];

const SCRIPTS = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g;

/** What no visitor of a public page should have to download. */
const PRIVATE_CHUNK = /admin|matrimonial|(edit|upload)-[\w-]+-page/;

async function readManifest() {
  const manifest = JSON.parse(await readFile(join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8'));
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return { manifest, keyOfFile };
}

/** Adds a chunk and what it imports, at whatever depth, to those that were found. */
function collect({ manifest, keyOfFile }, key, found) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The built client has no chunk "${key}": see bench/page-scripts.mjs.`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect({ manifest, keyOfFile }, imported, found);
}

/** What client/start.ts fetches once the page is painted. */
const APPLICATION = 'entry-client.tsx';

async function filesOf({ path, lazy }, chunks, server, token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`The page ${path} answered ${answer.status}.`);
  const named = [...html.matchAll(SCRIPTS)].map(([, file]) => chunks.keyOfFile.get(file));
  if (named.length === 0) throw new Error(`The page ${path} names no script.`);
  const found = new Set();
  for (const key of [...named, APPLICATION, ...lazy]) collect(chunks, key, found);
  return [...found];
}

/** Bytes that travel for one file, gzip. */
async function transferSize(file, { url }) {
  const answer = await fetch(`${url}/${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  const bytes = Number(answer.headers.get('content-length'));
  if (answer.headers.get('content-encoding') !== 'gzip' || !bytes)
    throw new Error(`${file} does not travel compressed.`);
  return bytes;
}

/**
 * Measures the JavaScript of the pages.
 * @param token the bearer of an administrator, for the private one
 * @returns for each its bytes, gzip, and the chunks it should not have
 */
export async function measurePages(server, token) {
  const chunks = await readManifest();
  const pages = [];
  for (const page of PAGES) {
    const files = await filesOf(page, chunks, server, page.isPrivate && token);
    const sizes = await Promise.all(files.map((file) => transferSize(file, server)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const strangers = files.filter(
      (file) => !page.isPrivate && PRIVATE_CHUNK.test(chunks.keyOfFile.get(file)),
    );
    pages.push({
      path: page.path,
      isPrivate: Boolean(page.isPrivate),
      files: files.length,
      bytes,
      strangers,
    });
  }
  return pages;
}

/**
 * The same of the built files alone, for pages that everybody may see; no server is needed.
 * @returns for each its files, their bytes, gzip, and the chunks it should not have
 */
export async function measureBuiltPages() {
  const chunks = await readManifest();
  const pages = PAGES.filter(({ isPrivate }) => !isPrivate);
  return Promise.all(
    pages.map(async ({ path, lazy }) => {
      const found = new Set();
      for (const key of ['index.html', APPLICATION, 'i18n/en/site.json', ...lazy])
        collect(chunks, key, found);
      const files = [...found];
      const sizes = files.map(
        async (file) => (await stat(join(projectRoot, 'dist/client', `${file}.gz`))).size,
      );
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      const strangers = files.filter((file) => PRIVATE_CHUNK.test(chunks.keyOfFile.get(file)));
      return { path, files, bytes, strangers };
    }),
  );
}
