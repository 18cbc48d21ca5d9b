// What `npm start` runs: installs and builds when needed, then starts the server in this process, so that
// signals reach it. Plain Node, because the packages may not be installed yet. `--mark-built`, with which the
// build script ends, only records that dist is what the present sources build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, checkNode, ensurePackages, fail, readText, root, run } from './packages.mjs';

const builtServer = at('dist', 'server', 'main.js');
const hashFile = at('dist', '.source-hash');

const sourceFiles =
  /^(package(-lock)?\.json|tsconfig.*\.json|vite\..*|index\.html|schema\.graphql|codegen.*\.ts)$/;
// Generated code follows from the other sources, and a build may write it.
const skipped = /^(\.|e2e$|node_modules$)|\.(generated|test)\.tsx?$/;

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skipped.test(entry.name)) return [];
    return entry.isDirectory() ? listSources(path) : entry.isFile() ? [path] : [];
  });
}

function hashSources() {
  const folders = ['server', 'client', 'rules', 'migrations', 'demo']
    .map((name) => at(name))
    .filter(existsSync);
  const files = readdirSync(root).filter((name) => sourceFiles.test(name));
  const paths = [...folders.flatMap(listSources), ...files.map((name) => at(name))];
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function prepare() {
  const hash = hashSources();
  const isBuilt = existsSync(builtServer) && readText(hashFile) === hash;
  // The built server needs no development packages; the build does.
  await ensurePackages({ withDevelopment: !isBuilt });
  if (isBuilt) return;
  // Otherwise an interrupted build would count as the previous one.
  rmSync(hashFile, { force: true });
  await run('Building (first time and after changes) …', 'npm run build');
  if (!existsSync(builtServer)) fail(`The build did not produce ${builtServer}.`);
  writeFileSync(hashFile, hash);
}

async function main() {
  if (process.argv.includes('--mark-built')) return writeFileSync(hashFile, hashSources());
  checkNode();
  process.env.NODE_ENV ||= 'production';
  process.chdir(root);
  // An image may have only the built server.
  if (existsSync(at('server', 'main.ts'))) await prepare();
  else if (!existsSync(builtServer)) fail(`Neither ${builtServer} nor its sources are here.`);
  await import(pathToFileURL(builtServer));
}

main();
