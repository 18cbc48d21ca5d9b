/** What a page for visitors imports at once is in its chunks, whatever these are called (docs/performance.md). */
const { options } = require('./.dependency-cruiser.cjs');

/** The administration and the matrimonial section. A page that it does not name is one for visitors. */
const PRIVATE =
  '^client/app/admin-|^client/features/((admin|audit|matrimonial|select-lists)/|[^/]+/((edit|delete|upload)-|.+-dashboard-section|(content-edit|donation-ledger|donation-types|hall-calendar|site-settings)-page))';

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
  ],
  options: {
    ...options,
    // What is loaded later has chunks of its own, and types are no code.
    exclude: { dynamic: true },
    tsPreCompilationDeps: false,
  },
};
