// Plain Node for the scripts that may run before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));
/** A path in it. */
export const at = (...names) => join(root, ...names);
export const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readJson = (path) => JSON.parse(readText(path) ?? 'null');

/**
 * The compiler written in Go takes a fourth of the time. Both call themselves `tsc`, and dependency-cruiser reads our
 * files by the older one's API, so each is called by its path.
 */
export const CHECK_TYPES = 'node node_modules/typescript-7/bin/tsc --noEmit -p .';

/** Prints what went wrong and ends the process. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

// Understands only what `engines` uses: alternatives of `^a.b.c` and `>=a.b.c`.
function satisfies(version, range) {
  const parts = (text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [major, minor, patch] = parts(version);
  return range.split('||').some((alternative) => {
    const [wantedMajor, wantedMinor, wantedPatch] = parts(alternative.trim());
    if (major !== wantedMajor) return alternative.includes('>=') && major > wantedMajor;
    return minor !== wantedMinor ? minor > wantedMinor : patch >= wantedPatch;
  });
}

/** Ends the process on a Node that Samaj does not run on. */
export function checkNode() {
  const wanted = readJson(at('package.json')).engines.node;
  const { node } = process.versions;
  if (!satisfies(node, wanted))
    fail(`Samaj needs Node ${wanted}, but this is ${node}: see https://nodejs.org`);
}

// Compares npm's own record of what it installed, which is right after a pull and after a developer's `npm install`,
// and missing after an interrupted installation.
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

/** Installs from the lock file when what is installed does not fit it. */
export async function ensurePackages({ withDevelopment }) {
  if (packagesMatch(withDevelopment)) return;
  const reason = existsSync(at('node_modules')) ? 'they have changed' : 'first time only';
  await run(`Installing packages (${reason}) …`, 'npm ci --include=dev');
}

/** Runs a command behind a line that says so; its output shows only when it fails. */
export async function run(message, command) {
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
