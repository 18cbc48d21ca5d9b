// Where the project is, and whether what was built is what its sources say.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const BUILT_FROM = ['server', 'client', 'rules', 'migrations', 'package-lock.json', 'vite.config.ts'];
const BUILT = ['dist/server/main.js', 'dist/client/.vite/manifest.json'];
const NOT_BUILT = /^(\.|e2e$)|\.test\.tsx?$/;

/** When the file, or the youngest one in the folder, was written. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = readdirSync(path).filter((name) => !NOT_BUILT.test(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

function isBuilt() {
  const built = BUILT.map((path) => join(projectRoot, path));
  if (!built.every(existsSync)) return false;
  const sources = BUILT_FROM.map((path) => newest(join(projectRoot, path)));
  return Math.max(...sources) < Math.min(...built.map(newest));
}

/** Builds when a source is younger than what was built. @throws with the build's output when it fails */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building …');
  // By the shell, because on Windows npm is a batch file.
  // Tests have an environment of their own, with which React would be built for development.
  const environment = { NODE_ENV: 'production' };
  await runProcess('npm', ['run', 'build'], { environment, cwd: projectRoot, shell: true });
}

/** What the image sets for the memory of its processes. */
export function imageMemorySettings() {
  const [, settings] = /^ENV (MALLOC_.+)$/m.exec(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'));
  return Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
}
