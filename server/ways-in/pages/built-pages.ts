import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryServer from '../../../client/entry-server.tsx';
import { LANGUAGES, type Language } from '../../../rules/languages.ts';
import type { PageSource } from './page-source.ts';
import { createPageTemplate, type PageTemplate } from './page-template.ts';

/** The tag of the script that fetches the others after the first paint; until then fonts and pictures have priority. */
const SCRIPT = '<script type="module"';

/** What client/start.ts fetches. */
const APPLICATION = 'entry-client.tsx';

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The files of a chunk and, transitively, of its imports. */
function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, found);
  return found;
}

/** The tag of the client's one sheet of styles. */
const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * Writes the sheet into the page, before the page's own styles: with a file of its own the first paint would wait for
 * another answer.
 */
async function withStyles(html: string, client: string): Promise<string> {
  const [tag, file] = SHEET.exec(html) ?? [];
  if (!tag || !file) throw new Error('The built client has no styles.');
  const styles = (await readFile(join(client, file), 'utf8')).trim();
  return html.replace(tag, '').replace('<!--head-->', () => `<style>${styles}</style>\n    <!--head-->`);
}

/** Lists all modules that every page needs, so that client/start.ts fetches them at once and not one after another. */
function prepare(html: string, manifest: Manifest, language: Language): string {
  const withLowScript = html.replace(SCRIPT, `${SCRIPT} fetchpriority="low"`);
  // Its name is set in client/chunk-groups.ts.
  const texts = Object.keys(manifest).find((key) => manifest[key]!.name === `texts-${language}`);
  if (!texts) throw new Error(`The built client has no texts in "${language}".`);
  const files = filesOf(texts, manifest, filesOf(APPLICATION, manifest));
  const links = [...files].map(
    (file) => `  <link rel="modulepreload-after-paint" crossorigin href="/${file}">\n`,
  );
  return withLowScript.replace('</head>', `${links.join('')}  </head>`);
}

/**
 * Pages from `dist`, as `npm run build` leaves it.
 * @throws Error with the remedy if the client has not been built
 */
export async function openBuiltPages(projectRoot: string): Promise<PageSource> {
  const dist = join(projectRoot, 'dist');
  const [html, manifestText] = await Promise.all([
    readFile(join(dist, 'client/index.html'), 'utf8'),
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ]).catch((cause) => {
    throw new Error('The pages have not been built: run `npm run build` first.', { cause });
  });
  const manifest: Manifest = JSON.parse(manifestText);
  const page = await withStyles(html, join(dist, 'client'));
  const templates = new Map<Language, PageTemplate>(
    LANGUAGES.map((language) => [language, createPageTemplate(prepare(page, manifest, language))]),
  );
  // Imported by URL, so that the server's bundle contains no client code.
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  const { render, knownSearch, failedPageTexts }: typeof EntryServer = await import(/* @vite-ignore */ entry);
  return { render, knownSearch, failedPageTexts, template: async (language) => templates.get(language)! };
}
