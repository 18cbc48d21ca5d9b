/** What begins every page: each a chunk, because client/start.ts has each run in a task of its own. */
const COMMON_CHUNKS = {
  // What fetches the other chunks, apart from them: the page itself names nothing more.
  preload: /vite\/preload-helper|rolldown[/-]runtime/,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  apollo: /client\/graphql\/apollo-client|@apollo\/client\/react\//,
  styles:
    /client\/app\/(emotion-cache|theme)|@mui\/material\/(Alert|Box|Button|Card|Container|CssBaseline|IconButton|Link|Paper|Typography)\//,
  site: /client\/app\/(load-page|providers|site-history|site-router)|client\/components\/(media\/media-picture|page\/(breadcrumb|load-state|page-heading|section))\./,
};

/** What only forms show comes when they are used. */
const FORM_TEXTS = ['accounts', 'contact', 'donations', 'form', 'hall-hire', 'matrimonial'];

/** Small texts travel with those of the whole site, as they do among administrators: a request each would be slower. */
function textChunk(module: string): string | null {
  const [, language, file = ''] = /\/client\/i18n\/(\w+)\/([\w.-]+)\.json$/.exec(module) ?? [];
  const isDocument = file.includes('.') && !file.endsWith('.office');
  if (!language || isDocument || FORM_TEXTS.includes(file)) return null;
  return file.endsWith('.office') ? `office-texts-${language}` : `texts-${language}`;
}

/** Of the browser's build; what is in none has chunks as the imports have it. */
export const CHUNK_GROUPS = [
  ...Object.entries(COMMON_CHUNKS).map(([name, test], i) => ({ name, test, priority: 10 - i })),
  { name: textChunk },
];
