// The packages of the products that Samaj is compared with. They are not dependencies of the project: they are
// installed in bench/peers/ when a benchmark first needs them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.mjs';

const inPeers = (path) => fileURLToPath(new URL(`peers/${path}`, import.meta.url));
/** Holds the hash of the lock file that was completely installed. */
const INSTALLED_MARKER = inPeers('node_modules/.installed-lock');

export const peersFolder = inPeers('');

/** The locked version of a package. */
export function peerVersion(name) {
  return JSON.parse(readFileSync(inPeers('package.json'), 'utf8')).dependencies[name];
}

/**
 * Installs the packages unless the current lock file is already installed.
 * @throws Error with npm's output after the first line of its message, for example without a network
 */
export async function ensurePeerPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(inPeers('package-lock.json')))
    .digest('hex');
  if (existsSync(INSTALLED_MARKER) && readFileSync(INSTALLED_MARKER, 'utf8') === lock) return;
  console.error('Installing what Samaj is compared with: 1,600 packages, 800 MB, the first time only …');
  const startedAt = performance.now();
  // A shell only on Windows, where npm is a batch file: elsewhere it would exit on Ctrl-C and leave npm running.
  await runProcess('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peersFolder,
    shell: process.platform === 'win32',
  }).catch(({ message }) => {
    throw new Error(`its packages cannot be installed\n${message}`);
  });
  writeFileSync(INSTALLED_MARKER, lock);
  console.error(`Installed in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}
