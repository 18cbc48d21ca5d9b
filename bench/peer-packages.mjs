// The packages of the products that Samaj is compared with. They are no dependencies of the project: they are
// installed beside bench/peers/package.json when a benchmark first wants them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.mjs';

const inPeers = (path) => fileURLToPath(new URL(`peers/${path}`, import.meta.url));
/** Says which lock file was installed to its end. */
const MARK = inPeers('node_modules/.installed-lock');

export const peersFolder = inPeers('');

/** The version of one of their packages, as it is locked. */
export function peerVersion(name) {
  return JSON.parse(readFileSync(inPeers('package.json'), 'utf8')).dependencies[name];
}

/**
 * Installs the packages unless they are there as the lock file says.
 * @throws with npm's output after the first line, such as when there is no network
 */
export async function ensurePeerPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(inPeers('package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  console.error('Installing what Samaj is compared with: 1,600 packages, 800 MB, the first time only …');
  const startedAt = performance.now();
  // By the shell only where npm is a batch file: another shell would end at once on Ctrl-C, and npm would go on.
  await runProcess('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peersFolder,
    shell: process.platform === 'win32',
  }).catch(({ message }) => {
    throw new Error(`its packages cannot be installed\n${message}`);
  });
  writeFileSync(MARK, lock);
  console.error(`Installed in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}
