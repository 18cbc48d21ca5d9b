/** Chunks that every page needs, separate because client/start.ts evaluates each in a task of its own. */
const COMMON_CHUNKS = {
  // The loader of the other chunks has a chunk of its own: the HTML names nothing else.
  preload: /vite\/preload-helper|rolldown[/-]runtime/,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  apollo: /client\/graphql\/apollo-client|@apollo\/client\/react\//,
  // Rules that every page needs are named, or a group that needs them, too, would take them along.
  site: /rules\/(formats|limits|place)\.|client\/app\/(load-page|providers|site-history|site-router)|rules\/drawn-colours\.|client\/theme\/palette-variables\.|client\/components\/(media\/(media-picture|use-picture-alt)|page\/(breadcrumb|load-state|page-heading|page-record|site-colours|public-page|section|placeholder|use-hydrated|use-prefetch-on-interaction))\./,
};

/** Files of texts with a chunk of their own, which only the routes that show them load. */
const TEXTS_APART = [
  'accounts',
  'candidate-messages',
  'candidate-page',
  'conflict',
  'contact',
  'crop',
  'donations',
  'form',
  'gift',
  'gift-aid',
  'give',
  'hall-hire',
  'legal',
  'matrimonial',
  'matrimonial-section',
  'own-hire',
  'passkeys',
  'replies',
  'reply-messages',
  'requests',
  'retention',
  'search',
  'security',
  'set-up',
  'sign-up',
  'sponsors',
  'weekly-mail',
  'who-we-are',
];

/** All other texts are bundled, those of the administration apart: a request for each file would be slower. */
function textChunk(module: string): string | null {
  const [, language, file = ''] = /\/client\/i18n\/(\w+)\/([\w.-]+)\.json$/.exec(module) ?? [];
  const isDocument = file.includes('.') && !file.endsWith('.office');
  if (!language || isDocument || TEXTS_APART.includes(file)) return null;
  return file.endsWith('.office') ? `office-texts-${language}` : `texts-${language}`;
}

/** Chunk groups of the browser's build; modules in none of them are split by their imports. */
export const CHUNK_GROUPS = [
  ...Object.entries(COMMON_CHUNKS).map(([name, test], i) => ({ name, test, priority: 10 - i })),
  // Small, and needed by several pages of the treasurer's desk: a chunk for each would be in the list that every page loads.
  {
    name: 'desk-parts',
    test: /features\/ledger\/office\/(sum-tiles|donors\/donor-address)\./,
  },
  // Of papers alone, which pages with a form print, too: `form-parts` would take it along.
  { name: 'letterhead', test: /(components\/page|rules)\/(letterhead|print-button)\./, priority: 1 },
  // Also of pages that have no form, so apart from `form-parts`, which would take it along.
  {
    name: 'acts',
    test: /components\/(form\/(busy-button|ready-button|refused-field)|dialogs\/(done|use-act))\.|features\/cards\/pay-by-card\./,
    priority: 1,
  },
  // What MUI draws: of dialogs, of people's own pages and of the office. Pages for visitors have none of it.
  {
    name: 'kit',
    test: /client\/components\/kit\/|@emotion\/|@mui\/(system|styled-engine)\/|@mui\/material\/(DefaultPropsProvider|SvgIcon|styles|utils|zero-styled|Alert|Box|Button|ButtonBase|Card|CardActionArea|CircularProgress|Container|IconButton|Link|Paper|Typography|transitions|useLazyRipple)\/|react-transition-group\//,
    priority: 2,
  },
  // The same, of what every form has.
  {
    name: 'form-parts',
    test: /client\/components\/form\/(field-text|form-field|form-radio-group|form-text-field|form-select-field|honeypot|use-refusal|use-rules-form|visitor-form)\.|(client\/components\/page|rules)\/letterhead\.|node_modules\/react-hook-form\//,
  },
  // The same, of passwords.
  {
    name: 'password-parts',
    test: /client\/components\/.*(current-password-field|form-password-field|new-password-fields)\.|client\/components\/icons\/visibility/,
  },
  // Of texts as people write them, with their telephone numbers; few forms have one.
  {
    name: 'paragraphs',
    test: /client\/components\/page\/text-paragraphs\.|rules\/(phone|phones-in-text|plain-digits)\./,
    priority: 1,
  },
  // Pages without a list say days and that there is nothing, too: the groups of lists would take these along.
  {
    name: 'dates',
    test: /client\/(i18n\/dates|components\/page\/(day|moment))\.|rules\/(time-texts|zoned-time)\./,
    priority: 1,
  },
  { name: 'structured-data', test: /client\/components\/page\/(schema-org|structured-data)\./, priority: 1 },
  // Small, of pages of every kind, which would be a request each.
  {
    name: 'page-parts',
    test: /client\/components\/(page\/(in-office|lazy-part|part-boundary|telephone-address|without-scripts)|list\/(add-link|content-id|empty-list)|icons\/(icon|chevron-left|chevron-right|groups|open-in-new|phone|sports-cricket))\.|rules\/(https-address|parse-url)\./,
    priority: 1,
  },
  // Of events wherever they are named, and of the reply to one.
  {
    name: 'event-parts',
    test: /client\/features\/(events\/(calendar-links|date-block|event-act|event-date|event-facts|event-when|use-event-words)|replies\/(people-text|remembered|replies-between|reply-act|use-reply-facts))\.|rules\/(event-dates|event-path)\./,
    priority: 1,
  },
  // The same, of lists of cards.
  {
    name: 'card-parts',
    test: /client\/components\/(list\/(card-grid|content-card|content-card-grid)|media\/picture-placeholder)\.|(cut-text|content-file-type|notice-texts|ways-to-take-part|events\/(event-date|described-events)|rules\/event-path)\./,
  },
  // The same, of lists that have pages.
  {
    name: 'list-parts',
    test: /client\/components\/list\/(content-list|page-parameter|paged-list|pager|use-paged-query)\.|@mui\/(material\/usePagination|utils\/.*useControlled)/,
    // Else what the kit has of it would bring all of the kit.
    priority: 3,
  },
  { name: 'youtube', test: /(rules\/youtube|components\/media\/youtube-player)\./ },
  {
    name: 'small-rules',
    test: /rules\/(days|payment-methods|hire-states|paid-together|request-reference)\./,
  },
  { name: textChunk },
  // The association's picture, beside forms too, which else takes the parts of a form along to pages that have none.
  {
    name: 'opening',
    test: /components\/page\/(beside-picture|opening-picture)\.|components\/art\/home-drawings\./,
    priority: 1,
  },
  // Small parts of several pages each, which would be a request each; last, for a group takes what its modules need along.
  {
    name: 'authentication-parts',
    test: /components\/authentication\/(authentication-(form|page)|use-confirm-account-switch|use-reset-and-navigate|use-second-factor)\./,
  },
  {
    name: 'account-parts',
    test: /features\/accounts\/(account-fields|(confirm-email|sheri-question)\.generated)\.|form\/form-mobile-field\./,
  },
  // Of the hall's page, the hirer's and the office's.
  {
    name: 'hall-parts',
    test: /features\/hall-hire\/(hall-address|hire-times|use-chosen-hire|use-day-words|use-hire-form|use-price-when|hall-terms)\.|rules\/(hall-days|hall-facts|hire-times)\./,
  },
  // Before the groups below, which would take it along.
  {
    name: 'money',
    test: /use-money\.|rules\/money\.|features\/(giving\/amount-digits|ledger\/idempotency-key)\./,
    priority: 1,
  },
  // Of sponsored days, where they are named and where they are chosen.
  {
    name: 'sponsor-parts',
    test: /features\/sponsors\/sponsor-link\.|\/sponsored-days\.|sponsor-choice\.generated/,
  },
  // Of the form of a reply, of the office's and of one's own.
  {
    name: 'reply-parts',
    test: /rules\/reply-limits\.|replies\/(reply-fieldset|when-text)\.|icons\/remove\./,
  },
  { name: 'bank-parts', test: /\/(bank-details|give-address|sum-lines)\./ },
  { name: 'gift-facts', test: /\/(copy-button|donation-facts|qr-code)\./ },
  { name: 'paying-parts', test: /\/(use-card-state|status-label|stop-monthly|pay-now)\./ },
];
