// What `npm start` runs: installs and builds when needed, then starts the server in this process, so that
// signals reach it. Plain Node, because the packages may not be installed yet. `--mark-built`, with which the
// build script ends, only records that dist is what the present sources build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...names) => join(root, ...names);
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readJson = (path) => JSON.parse(readText(path) ?? 'null');
const builtServer = at('dist', 'server', 'main.js');
const hashFile = at('dist', '.source-hash');

const sourceFiles =
  /^(package(-lock)?\.json|tsconfig.*\.json|vite\..*|index\.html|schema\.graphql|codegen.*\.ts)$/;
// Generated code follows from the other sources, and a build may write it.
const skipped = /^(\.|e2e$|generated|node_modules$)|\.test\.tsx?$/;

function fail(message) {
  console.error(message);
  process.exit(1);
}

// Understands what `engines` uses: alternatives of `^a.b.c` and `>=a.b.c`.
function satisfies(version, range) {
  const parts = (text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [major, minor, patch] = parts(version);
  return range.split('||').some((alternative) => {
    const [wantedMajor, wantedMinor, wantedPatch] = parts(alternative.trim());
    if (major !== wantedMajor) return alternative.includes('>=') && major > wantedMajor;
    return minor !== wantedMinor ? minor > wantedMinor : patch >= wantedPatch;
  });
}

function checkNode() {
  const wanted = readJson(at('package.json')).engines.node;
  const { node } = process.versions;
  if (!satisfies(node, wanted))
    fail(`Samaj needs Node ${wanted}, but this is ${node}: see https://nodejs.org`);
}

// By npm's own record of what it installed: it is right after a pull and after a developer's `npm install`,
// and an interrupted installation has none.
function packagesMatch(withDevelopment) {
  const installed = readJson(at('node_modules', '.package-lock.json'))?.packages ?? {};
  const locked = readJson(at('package-lock.json'))?.packages ?? {};
  return Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '' || (!withDevelopment && (wanted.dev || wanted.devOptional))) return true;
    // Optional ones are mostly for other platforms.
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skipped.test(entry.name)) return [];
    return entry.isDirectory() ? listSources(path) : entry.isFile() ? [path] : [];
  });
}

function hashSources() {
  const folders = ['server', 'client', 'rules', 'migrations'].map((name) => at(name)).filter(existsSync);
  const files = readdirSync(root).filter((name) => sourceFiles.test(name));
  const paths = [...folders.flatMap(listSources), ...files.map((name) => at(name))];
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

// The output shows only when the command fails.
async function run(message, command) {
  console.log(message);
  // By the shell, because on Windows npm is a batch file.
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const forward = (signal) => child.kill(signal);
  process.once('SIGTERM', forward);
  const [code, signal] = await once(child, 'close');
  process.removeListener('SIGTERM', forward);
  if (code !== 0) fail(`${Buffer.concat(output)}\n"${command}" failed (${signal ?? `exit code ${code}`}).`);
}

async function prepare() {
  const hash = hashSources();
  const isBuilt = existsSync(builtServer) && readText(hashFile) === hash;
  if (!packagesMatch(!isBuilt)) {
    const reason = existsSync(at('node_modules')) ? 'they have changed' : 'first time only';
    await run(`Installing packages (${reason}) …`, 'npm ci --include=dev');
  }
  if (isBuilt) return;
  // Else an interrupted build would pass for the one before it.
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
  // An image may hold the built server alone.
  if (existsSync(at('server', 'main.ts'))) await prepare();
  else if (!existsSync(builtServer)) fail(`Neither ${builtServer} nor its sources are here.`);
  await import(pathToFileURL(builtServer));
}

main();
