/** Imports point one way; AGENTS.md says why. Tests may look anywhere. */
const TEST = '\\.test\\.tsx?$|^server/testing/|^client/e2e/|fixtures\\.ts$';
const PLUMBING = '^server/(graphql|rest|media|messaging|exports|security|backup|database|cache|web)/';

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
      to: { path: '^client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plumbing-knows-no-feature',
      severity: 'error',
      from: { path: PLUMBING, pathNot: TEST },
      to: {
        path: '^server/(features/|(features|content-features|app|main|demo[a-z-]*)\\.ts)',
      },
    },
    {
      name: 'features-not-to-app',
      severity: 'error',
      from: { path: '^server/features/', pathNot: TEST },
      to: {
        path: '^server/(app|main|features|content-features|demo[a-z-]*|open-database|upkeep)\\.ts|^server/(web|cache)/',
      },
    },
    {
      name: 'features-by-their-services',
      severity: 'error',
      comment: 'One feature reaches another through its service; content is what its seven kinds share.',
      from: { path: '^server/features/([^/]+)/', pathNot: TEST },
      to: { path: '^server/features/', pathNot: '^server/features/($1|content)/|\\.service\\.ts$' },
    },
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
