/** What a page for visitors imports at once is in its chunks, whatever these are called (docs/performance.md). */
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { options } = require('./.dependency-cruiser.cjs');

/** The administration and the matrimonial section, by folder: what only they use of a feature is in its `office/`. */
const PRIVATE =
  '^client/app/office/|^client/components/office/|^client/features/((audit|matrimonial|select-lists)/|[^/]+/office/)';

/** Pages that stand in the kit (`withKit` in the routes), or have such a part: of who is signed in, or invited. */
const OWN_PAGES =
  '^client/features/(accounts/invitation|giving/my-donations|second-factor/security|set-up/set-up)-page\\.tsx$';

/** What a visitor may do, or any account of the main site about itself. */
const FOR_VISITORS = ['PUBLIC', 'EDIT_OWN_ACCOUNT', 'KEEP_SESSIONS', 'DONATE'];

/** The operations of everybody else, by the table that is printed from the code. */
const PRIVATE_OPERATIONS = readFileSync('docs/permissions.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .filter((section) => !FOR_VISITORS.includes(/^`(\w+)`$/m.exec(section)[1]))
  .flatMap((section) => [...section.matchAll(/^\| (?:query|mutation) `(\w+)`/gm)].map(([, name]) => name));

/** Their documents, whatever these and the modules that send them are called. */
const PRIVATE_DOCUMENTS = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .filter((path) => {
    // A fragment's fields may be called as an operation is.
    const document = readFileSync(join('client', path), 'utf8').replace(/^fragment .*?^\}/gms, '');
    return PRIVATE_OPERATIONS.some((name) => new RegExp(`^  (?:\\w+: )?${name}\\b`, 'm').test(document));
  })
  .map((path) => `^client/${path.replace(/\.graphql$/, '')}\\.generated\\.ts$`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'nothing-private-for-visitors',
      severity: 'error',
      comment: 'Nobody should download what only administrators or members use.',
      from: { path: '^client/(entry-client|app/test-page|features/.+-page)\\.tsx$', pathNot: PRIVATE },
      to: { path: PRIVATE, reachable: true },
    },
    {
      name: 'nothing-that-visitors-may-not-ask',
      severity: 'error',
      comment: 'A page for visitors holds no operation that is for administrators or members alone.',
      from: { path: '^client/(entry-client|app/test-page|features/.+-page)\\.tsx$', pathNot: PRIVATE },
      to: { path: PRIVATE_DOCUMENTS, reachable: true },
    },
    {
      name: 'no-kit-for-visitors',
      severity: 'error',
      comment:
        'MUI is 50 kB of a page: it comes with dialogs, people’s own pages and the office (docs/decisions/0090).',
      from: {
        path: '^client/(entry-client|app/test-page|features/.+-page)\\.tsx$',
        pathNot: `${PRIVATE}|${OWN_PAGES}`,
      },
      to: {
        path: '^client/components/kit/|node_modules/(@emotion|@mui/material/(?!usePagination))',
        reachable: true,
      },
    },
  ],
  options: {
    ...options,
    // What is loaded later has chunks of its own, and types are no code.
    exclude: { dynamic: true },
    tsPreCompilationDeps: false,
  },
};
