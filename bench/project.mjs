// The project's folder, and whether its build is up to date.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const BUILT_FROM = ['server', 'client', 'rules', 'migrations', 'package-lock.json', 'vite.config.ts'];
const BUILT = ['dist/server/main.js', 'dist/client/.vite/manifest.json'];
const NOT_BUILT = /^(\.|e2e$)|\.test\.tsx?$/;

/** The modification time of a file, or of the newest one in a folder. */
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

/** Builds if a source is newer than the build. @throws Error with the build's output if it fails */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building …');
  // With a shell, because on Windows npm is a batch file.
  // Tests set another NODE_ENV, with which React would be built for development.
  const environment = { NODE_ENV: 'production' };
  await runProcess('npm', ['run', 'build'], { environment, cwd: projectRoot, shell: true });
}

/** The memory settings that the Docker image gives its processes. */
export function imageMemorySettings() {
  const [, settings] = /^ENV (MALLOC_.+)$/m.exec(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'));
  return Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
}
