import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryServer from '../../../client/entry-server.tsx';
import { LANGUAGES, type Language } from '../../../rules/languages.ts';
import type { PageSource } from './page-source.ts';
import { PageStyles } from './page-styles.ts';
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
 * Takes the sheet out of the page. Each page has the styles that it needs of it, before its own, because the first paint would
 * wait for another answer; client/start.ts fetches all of it for what comes later.
 */
async function readStyles(html: string, client: string) {
  const [tag, file] = SHEET.exec(html) ?? [];
  if (!tag || !file) throw new Error('The built client has no styles.');
  const styles = new PageStyles(await readFile(join(client, file), 'utf8'));
  const later = `<link rel="stylesheet-after-paint" crossorigin href="/${file}">`;
  return {
    withoutStyles: html.replace(tag, ''),
    stylesOf: (page: string) => `<style>${styles.of(page)}</style>${later}`,
  };
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
  const { withoutStyles, stylesOf } = await readStyles(html, join(dist, 'client'));
  const templates = new Map<Language, PageTemplate>(
    LANGUAGES.map((language) => {
      const fill = createPageTemplate(prepare(withoutStyles, manifest, language));
      return [language, (parts) => fill({ ...parts, head: stylesOf(parts.html) + parts.head })];
    }),
  );
  // Imported by URL, so that the server's bundle contains no client code.
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  const { render, knownSearch, failedPageTexts }: typeof EntryServer = await import(/* @vite-ignore */ entry);
  return { render, knownSearch, failedPageTexts, template: async (language) => templates.get(language)! };
}
