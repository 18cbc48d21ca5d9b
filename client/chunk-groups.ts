/** Chunks that every page needs, separate because client/start.ts evaluates each in a task of its own. */
const COMMON_CHUNKS = {
  // The loader of the other chunks has a chunk of its own: the HTML names nothing else.
  preload: /vite\/preload-helper|rolldown[/-]runtime/,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  apollo: /client\/graphql\/apollo-client|@apollo\/client\/react\//,
  styles:
    /client\/app\/(emotion-cache|theme)|@mui\/material\/(Alert|Box|Button|Card|Container|CssBaseline|IconButton|Link|Paper|Typography)\//,
  site: /client\/app\/(load-page|providers|site-history|site-router)|client\/components\/(media\/media-picture|page\/(breadcrumb|load-state|page-heading|section))\./,
};

/** Texts that are loaded with the routes that show them. */
const FORM_TEXTS = ['accounts', 'contact', 'donations', 'form', 'hall-hire', 'matrimonial'];

/** All other texts are bundled, those of the administration apart: a request for each file would be slower. */
function textChunk(module: string): string | null {
  const [, language, file = ''] = /\/client\/i18n\/(\w+)\/([\w.-]+)\.json$/.exec(module) ?? [];
  const isDocument = file.includes('.') && !file.endsWith('.office');
  if (!language || isDocument || FORM_TEXTS.includes(file)) return null;
  return file.endsWith('.office') ? `office-texts-${language}` : `texts-${language}`;
}

/** Chunk groups of the browser's build; modules in none of them are split by their imports. */
export const CHUNK_GROUPS = [
  ...Object.entries(COMMON_CHUNKS).map(([name, test], i) => ({ name, test, priority: 10 - i })),
  { name: textChunk },
];
