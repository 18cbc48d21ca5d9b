// What JavaScript a visitor downloads who only opens a page: what the page itself names, the chunk of its route, and all
// that those import. client/e2e/page-scripts.spec.ts looks whether a browser asks for more.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * The routes' lazy chunks are named by the module they begin with, as in client/app/routes.tsx; `texts` are those of its
 * files that do not travel with the whole site's (client/chunk-groups.ts). All that show visitors what they are for, and
 * one of the administration; page-scripts.test.ts names the others.
 */
export const PAGES = [
  { path: '/', lazy: ['features/home/home-page.tsx'] },
  { path: '/whoweare', lazy: ['features/who-we-are/who-we-are-page.tsx'] },
  { path: '/events', lazy: ['features/events/events-page.tsx'] },
  { path: '/events/1', lazy: ['features/events/event-page.tsx'] },
  { path: '/notices', lazy: ['features/notices/notices-page.tsx'] },
  { path: '/poojaseva', lazy: ['features/pooja-sevas/pooja-sevas-page.tsx'] },
  { path: '/mem-details', lazy: ['features/committee/committee-page.tsx'] },
  { path: '/view-pdf', lazy: ['features/documents/documents-page.tsx'] },
  {
    path: '/donations-payments',
    // Visitors are told to sign in: one of the main menu all the same.
    lazy: ['features/donations/payments-page.tsx', 'components/dialogs/question-dialog.tsx'],
    texts: ['donations'],
  },
  { path: '/privacy', lazy: ['features/legal/privacy-page.tsx'] },
  { path: '/cookies', lazy: ['features/legal/cookies-page.tsx'] },
  { path: '/terms', lazy: ['features/legal/terms-page.tsx'] },
  { path: '/accessibility', lazy: ['features/legal/accessibility-page.tsx'] },
  { path: '/test', lazy: ['app/test-page.tsx'] },
  { path: '/contact', lazy: ['features/contact/contact-page.tsx'], texts: ['form', 'contact'] },
  { path: '/login', lazy: ['features/accounts/login-page.tsx'], texts: ['form', 'accounts'] },
  { path: '/forgot-psw', lazy: ['features/accounts/forgot-password-page.tsx'], texts: ['form', 'accounts'] },
  {
    path: '/sign-up',
    lazy: ['features/accounts/sign-up-page.tsx'],
    texts: ['form', 'accounts', 'donations'],
  },
  { path: '/booking', lazy: ['features/hall-hire/hall-hire-page.tsx'], texts: ['form', 'hall-hire'] },
  {
    path: '/admin-dashboard',
    lazy: ['app/admin-only.tsx', 'app/admin-pages.ts', 'features/admin/admin-dashboard-page.tsx'],
    isPrivate: true,
  },
];
/** As at the end of an address. */
const LANGUAGES = { en: '', gu: '?lang=gu' };

const SCRIPTS = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g;

/**
 * What no visitor of a public page should have to download. What such a chunk has taken in of it does not show here:
 * .dependency-cruiser.visitors.cjs looks at the modules.
 */
const PRIVATE_CHUNK = /admin|matrimonial|\/office\/|_office-/;

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

const textFiles = (texts, language) => texts.map((name) => `i18n/${language}/${name}.json`);

async function filesOf({ path, lazy, texts = [] }, chunks, server, token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`The page ${path} answered ${answer.status}.`);
  const named = [...html.matchAll(SCRIPTS)].map(([, file]) => chunks.keyOfFile.get(file));
  if (named.length === 0) throw new Error(`The page ${path} names no script.`);
  const found = new Set();
  for (const key of [...named, APPLICATION, ...lazy, ...textFiles(texts, 'en')]) collect(chunks, key, found);
  return [...found];
}

/** Bytes that travel for one file: Brotli, which every browser of today takes. */
async function transferSize(file, { url }) {
  const answer = await fetch(`${url}/${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const bytes = Number(answer.headers.get('content-length'));
  if (answer.headers.get('content-encoding') !== 'br' || !bytes)
    throw new Error(`${file} does not travel compressed.`);
  return bytes;
}

/**
 * Measures the JavaScript of the pages, in English.
 * @param token the bearer of an administrator, for the private one
 * @returns for each its bytes, Brotli, and the chunks it should not have
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

/** The same of the built files, for one page in one language. */
async function measureBuilt({ path, lazy, texts = [] }, language, chunks) {
  const found = new Set();
  const siteTexts = Object.keys(chunks.manifest).find(
    (key) => chunks.manifest[key].name === `texts-${language}`,
  );
  for (const key of ['index.html', APPLICATION, siteTexts, ...textFiles(texts, language), ...lazy])
    collect(chunks, key, found);
  const files = [...found];
  const sizes = files.map(async (file) => (await stat(join(projectRoot, 'dist/client', `${file}.br`))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const strangers = files.filter((file) => PRIVATE_CHUNK.test(chunks.keyOfFile.get(file)));
  return {
    address: path + LANGUAGES[language],
    language,
    hasForm: texts.includes('form'),
    files,
    bytes,
    strangers,
  };
}

/**
 * Measures the pages that everybody may see, in all languages, by the built files alone; no server is needed.
 * @returns for each its address, whether it is opened for its form, its files, their bytes, Brotli, and the chunks it should not have
 */
export async function measureBuiltPages() {
  const chunks = await readManifest();
  const pages = PAGES.filter(({ isPrivate }) => !isPrivate);
  const measured = Object.keys(LANGUAGES).flatMap((language) =>
    pages.map((page) => measureBuilt(page, language, chunks)),
  );
  return Promise.all(measured);
}
