/** Imports point one way; AGENTS.md says why. Tests may look anywhere. */
const TEST = '\\.test\\.tsx?$|^server/testing/|^client/e2e/|fixtures\\.ts$';
/**
 * The storeys of the server, from the top: each may import those below it, none above it. A new folder needs a place
 * here (docs/architecture.md).
 */
const STOREYS = [
  ['8-start', '^server/(main|app|features|open-database|upkeep)\\.ts$|^server/commands/|^demo/'],
  ['7-speed', '^server/speed/'],
  ['6-features', '^server/features/'],
  ['5-ways-in', '^server/ways-in/'],
  ['4-identity', '^server/identity/'],
  ['3-messages', '^server/messages/'],
  ['2-files', '^server/files/'],
  ['1-database', '^server/database/'],
  ['0-config', '^server/(config|project-root|server-secret)\\.ts$'],
];

/**
 * The features that take money, and on which of the others each stands (docs/architecture.md, "Money"). The ledger is the
 * ground: it knows none of them.
 */
const MONEY = {
  ledger: [],
  'paid-together': ['ledger'],
  giving: ['ledger'],
  cards: ['ledger', 'giving', 'charges'],
  sponsors: ['ledger', 'giving'],
  expected: ['ledger'],
  counts: ['ledger'],
  charges: ['ledger'],
  bank: ['ledger', 'expected', 'charges'],
  'gift-aid': ['ledger', 'giving'],
  'gift-aid-claims': ['ledger', 'giving', 'bank', 'gift-aid'],
  'small-donations': ['ledger', 'counts', 'gift-aid', 'gift-aid-claims'],
  'earlier-books': ['ledger', 'gift-aid'],
  statements: ['ledger'],
  'accounts-export': ['ledger', 'small-donations', 'charges'],
};
/** Those above the ledger, which offers them all that it has. */
const ABOVE_LEDGER = Object.keys(MONEY).slice(1).join('|');
/** What they offer one another beside their services. */
const MONEY_OFFERED = [
  '^server/features/giving/(giving-hooks|gift\\.type|with-gift-aid\\.inputs)\\.ts$',
  '^server/features/expected/standing-orders/(find-orders|recognise-order)\\.ts$',
  '^server/features/bank/claim-payments\\.ts$',
  '^server/features/charges/charge\\.entity\\.ts$',
  '^server/features/gift-aid/(gift-aid-place|declaration-steps|declaration-text|declared-by|gift-aid-declaration\\.entity)\\.ts$',
  '^server/features/gift-aid-claims/(claim-hooks|claimed-pence|lock-claims|gift-aid-claim\\.entity)\\.ts$',
].join('|');

/** What letters say stands beside the texts of pages; only the server reads it, in one file that codegen writes. */
const LETTERS = '^client/i18n/[^/]+/[^/]+\\.letters\\.json$';

/** What a feature of the client has for others: its part of a dashboard, the shape of its records, and these. */
const OFFERED = [
  '-fields\\.generated\\.ts$',
  '/(committee-members|events|notices|pooja-sevas|video-links)\\.generated\\.ts$',
  '^client/features/home/home-video\\.tsx$',
  '^client/features/audit/(audit-list\\.tsx|use-fresh-log\\.ts)$',
  '^client/features/ledger/(copy-button\\.tsx|idempotency-key\\.ts)$',
  '^client/features/cards/(pay-by-card|use-card-state)\\.tsx?$',
  '^client/features/giving/(bank-rows|gift-payment)\\.tsx$',
  '^client/features/giving/my-donations\\.tsx$',
  '^client/features/events/((event-date|date-block|event-facts|event-act)\\.tsx|(event-when|use-event-words)\\.ts)$',
  '^client/features/charges/office/hire-money\\.tsx$',
  '^client/features/replies/(reply-act\\.tsx|use-reply-facts\\.ts|replies-between\\.generated\\.ts|office/reply-setting\\.tsx)$',
  '^client/features/candidate-page/shown-choices\\.tsx$',
  '^client/features/notices/notice-texts\\.tsx$',
  '^client/features/pooja-sevas/take-part-buttons\\.tsx$',
  '^client/features/second-factor/(security-section\\.tsx|use-second-factor\\.tsx|passkeys/use-passkey\\.ts)$',
  '^client/features/site-settings/office/(drawings-field|languages-field|parts-field|place-fields|site-preview)\\.tsx$',
  '^client/features/sponsors/sponsor-link(\\.generated)?\\.tsx?$',
  '^client/features/visits/use-visit-count\\.ts$',
].join('|');

/** The same on the client, where pages show what several have: what they stand on, and what those offer them. */
const MONEY_SCREENS = {
  ledger: [],
  cards: ['ledger'],
  'gift-aid': ['ledger'],
  'small-donations': ['ledger', 'gift-aid'],
  'gift-aid-claims': ['ledger', 'gift-aid', 'small-donations'],
  giving: ['ledger', 'cards', 'gift-aid'],
  sponsors: ['ledger', 'giving'],
  expected: ['ledger'],
  counts: ['ledger'],
  charges: [],
  bank: ['ledger', 'gift-aid-claims', 'charges'],
  statements: ['ledger'],
  'accounts-export': ['ledger', 'statements'],
};
const SCREENS_ABOVE_LEDGER = Object.keys(MONEY_SCREENS).slice(1).join('|');
const MONEY_SCREENS_OFFERED = [
  '^client/features/charges/office/(charge-name|charges\\.generated)\\.ts$',
  '^client/features/giving/(give-address|sponsor-choice\\.generated)\\.ts$',
  '^client/features/cards/pay-by-card\\.generated\\.ts$',
  '^client/features/gift-aid/([^/]+|office/(claim-address\\.ts|paid-dialog\\.tsx|declarations/declare-dialog\\.tsx))$',
  '^client/features/gift-aid-claims/office/gift-aid-claims\\.generated\\.ts$',
  '^client/features/small-donations/office/small-(donations|with-claim)\\.tsx$',
  '^client/features/statements/office/statements-page\\.tsx$',
].join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'rules/ runs in browsers and on the server: no I/O, nothing of either side.',
      from: { path: '^rules/', pathNot: TEST },
      to: { path: '^(server|client|migrations)/|^node:', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-not-to-server',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: '^(server|migrations)/' },
    },
    {
      name: 'server-not-to-client',
      severity: 'error',
      comment: 'The server loads the built client by its path only; it may know its types.',
      from: { path: '^(server|migrations)/', pathNot: TEST },
      to: { path: '^client/', pathNot: LETTERS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'letters-by-their-texts',
      severity: 'error',
      comment: 'By `letterTexts` in server/messages/letter-texts.ts; no browser downloads them.',
      from: { pathNot: `^server/messages/letter-texts\\.generated\\.ts$|${TEST}` },
      to: { path: LETTERS },
    },
    {
      name: 'every-folder-of-the-server-has-a-storey',
      severity: 'error',
      comment: 'Put it into STOREYS.',
      from: { path: '^(server|demo)/', pathNot: [TEST, ...STOREYS.map(([, path]) => path)].join('|') },
      to: {},
    },
    ...STOREYS.slice(1).map(([name, path], index) => ({
      name: `storey-${name}-imports-down-alone`,
      severity: 'error',
      from: { path, pathNot: TEST },
      to: {
        path: STOREYS.slice(0, index + 1)
          .map(([, above]) => above)
          .join('|'),
      },
    })),
    {
      name: 'resolvers-only-translate',
      severity: 'error',
      comment: 'What is asked of the database is a service’s.',
      from: { path: '\\.resolver\\.ts$' },
      to: { path: '^node_modules/typeorm/' },
    },
    {
      name: 'embedded-postgres-by-its-entry',
      severity: 'error',
      comment: 'Also for tests and benchmarks: how the embedded Postgres is run is the folder’s own.',
      from: { pathNot: '^server/database/embedded/' },
      to: { path: '^server/database/embedded/', pathNot: '/embedded-postgres\\.ts$' },
    },
    {
      name: 'files-are-read-in-a-thread',
      severity: 'error',
      comment:
        'What somebody sends may take minutes to read: by `readTable` in server/files/spreadsheets/read-table.ts.',
      from: { pathNot: `^server/files/spreadsheets/(read-sheet|read-table\\.thread)\\.ts$|${TEST}` },
      to: { path: '^server/files/spreadsheets/(read-sheet|read-workbook)\\.ts$' },
    },
    {
      name: 'no-large-library-at-the-start',
      severity: 'error',
      comment:
        'Pictures and workbooks have large libraries, which would delay each start: they are imported when one comes.',
      from: {
        path: '^(server|demo)/',
        pathNot: `^server/files/image-variants\\.ts$|^server/testing/|${TEST}`,
      },
      to: {
        path: 'node_modules/(sharp|exceljs)/|^server/files/image-variants\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'speed-can-be-taken-out',
      severity: 'error',
      comment: 'Nothing but app.ts calls what keeps answers, and that is written down by `shared` alone.',
      from: { path: '^(server|demo)/', pathNot: `^server/app\\.ts$|^server/speed/|${TEST}` },
      to: { path: '^server/speed/' },
    },
    {
      name: 'speed-knows-no-feature',
      severity: 'error',
      from: { path: '^server/speed/', pathNot: TEST },
      to: { path: '^server/features' },
    },
    {
      name: 'features-by-their-services',
      severity: 'error',
      comment:
        'One feature reaches another through its service; content is what its kinds share, calendar what hires and events stand on.',
      from: { path: '^server/features/([^/]+)/', pathNot: `^server/features/(${ABOVE_LEDGER})/|${TEST}` },
      to: {
        path: '^server/features/',
        pathNot: '^server/features/(($1|content|calendar)/|[^/]+\\.ts$)|\\.service\\.ts$',
      },
    },
    {
      name: 'second-factor-below-accounts',
      severity: 'error',
      comment: 'It knows accounts by their ids alone: server/identity/main-account.ts.',
      from: { path: '^server/features/second-factor/', pathNot: TEST },
      to: { path: '^server/features/accounts/' },
    },
    {
      name: 'money-by-services-on-the-ledger',
      severity: 'error',
      comment:
        'As above; the ledger is shared ground, and MONEY_OFFERED has what else they show one another.',
      from: { path: `^server/features/(${ABOVE_LEDGER})/`, pathNot: TEST },
      to: {
        path: '^server/features/',
        pathNot: `^server/features/(($1|content|ledger)/|[^/]+\\.ts$)|\\.service\\.ts$|${MONEY_OFFERED}`,
      },
    },
    ...Object.entries(MONEY).map(([name, below]) => ({
      name: `money-${name}-stands-on-${below.join('-and-') || 'none'}`,
      severity: 'error',
      comment: 'What a feature below must know of one above is said to its hooks when that is built.',
      from: { path: `^server/features/${name}/`, pathNot: TEST },
      to: {
        path: `^server/features/(${Object.keys(MONEY)
          .filter((other) => other !== name && !below.includes(other))
          .join('|')})/`,
      },
    })),
    {
      name: 'client-features-by-what-they-offer',
      severity: 'error',
      comment: 'One feature shows of another what that offers (OFFERED) and nothing of its inside.',
      from: {
        path: '^client/features/([^/]+)/',
        pathNot: [TEST, `^client/features/(${SCREENS_ABOVE_LEDGER})/`],
      },
      // The page of a donor has what Gift Aid says of them.
      to: {
        path: '^client/features/',
        pathNot: `^client/features/$1/|^client/features/gift-aid/office/declarations/donor-gift-aid\\.tsx$|${OFFERED}`,
      },
    },
    {
      name: 'money-screens-on-the-ledger',
      severity: 'error',
      comment:
        'As above; the ledger is shared ground, and MONEY_SCREENS_OFFERED has what else they show one another.',
      from: { path: `^client/features/(${SCREENS_ABOVE_LEDGER})/`, pathNot: TEST },
      to: {
        path: '^client/features/',
        pathNot: `^client/features/($1|ledger)/|${OFFERED}|${MONEY_SCREENS_OFFERED}`,
      },
    },
    ...Object.entries(MONEY_SCREENS)
      .slice(1)
      .map(([name, below]) => ({
        name: `money-screens-${name}-stand-on-${below.join('-and-')}`,
        severity: 'error',
        from: { path: `^client/features/${name}/`, pathNot: TEST },
        to: {
          path: `^client/features/(${Object.keys(MONEY_SCREENS)
            .filter((other) => other !== name && !below.includes(other))
            .join('|')})/`,
          pathNot: OFFERED,
        },
      })),
    {
      name: 'client-features-not-to-app',
      severity: 'error',
      from: { path: '^client/features/' },
      to: { path: '^client/(app/|entry-)' },
    },
    {
      name: 'client-components-not-up',
      severity: 'error',
      from: { path: '^client/components/' },
      to: { path: '^client/(app|features)/|^client/entry-' },
    },
    {
      name: 'client-base-not-up',
      severity: 'error',
      from: { path: '^client/(graphql|i18n)/' },
      to: { path: '^client/(app|features|components)/|^client/entry-' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
