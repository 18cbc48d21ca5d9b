import { existsSync } from 'node:fs';
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

/** What every page needs and releases rarely change: one file, better compressed and longer cached than many. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|i18next|react-i18next|@emotion|stylis|@mui\/(system|styled-engine|utils))\//;

/** Parts of MUI that the theme switches off: CSS variables for several colour schemes, and ripples. */
const UNUSED_PARTS: Record<string, string> = {
  './createThemeWithVars.mjs': 'export default undefined;',
  './ThemeProviderWithVars.mjs': 'export const CssVarsProvider = undefined;',
  './TouchRipple.mjs': 'export default () => null;',
};

/** Keeps them out of what every visitor downloads; nothing ever calls them. */
function leaveOutUnusedParts(): Plugin {
  return {
    name: 'leave-out-unused-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnused = source in UNUSED_PARTS && importer?.includes('/node_modules/@mui/material/');
      return isUnused ? `\0unused:${source}` : undefined;
    },
    load(id) {
      return id.startsWith('\0unused:') ? UNUSED_PARTS[id.slice('\0unused:'.length)] : undefined;
    },
  };
}

/** The programs that run on Node: the server, the page renderer it loads, and the command line. */
function serverInputs(): Record<string, string> {
  const inputs = {
    main: inProject('server/main.ts'),
    'entry-server': inProject('client/entry-server.tsx'),
    cli: inProject('server/cli.ts'),
  };
  return Object.fromEntries(Object.entries(inputs).filter(([, path]) => existsSync(path)));
}

export default defineConfig(({ isSsrBuild }) => ({
  root: inProject('client'),
  // Started by our own server, which answers every address itself.
  appType: 'custom',
  plugins: [react(), leaveOutUnusedParts(), precompress()],
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: inProject('dist/server'),
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: { input: serverInputs() },
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
  ssr: {
    // Their modules import folders, which Node does not resolve.
    noExternal: [/^@mui\//, 'react-transition-group'],
  },
}));
