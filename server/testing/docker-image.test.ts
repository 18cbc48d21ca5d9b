import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_BRIDES } from '../../demo/candidates-brides.ts';
import { DEMO_GROOMS } from '../../demo/candidates-grooms.ts';
import { DEMO_CONTENT, demoFilePath } from '../../demo/content.ts';
import type { DemoFields } from '../../demo/demo-item.ts';
import { environmentRules } from '../config.ts';

const ITEMS: readonly DemoFields[] = Object.values(DEMO_CONTENT).flat();

/** The files, folders and `folder/*.ext` patterns of the checkout that the last stage of the Dockerfile has by way of the first. */
function copiedIntoImage(): string[] {
  const stages = readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .slice(1);
  const sources = (stage: string, beginning: RegExp) =>
    stage
      .split('\n')
      .filter((line) => beginning.test(line))
      .flatMap((line) => line.replace(beginning, '').split(/\s+/).slice(0, -1));
  const taken = sources(stages.at(-1)!, /^COPY --from=build /).map((path) => path.replace('/app/', ''));
  return sources(stages[0]!, /^COPY /).filter((path) => taken.some((folder) => covers(folder, path)));
}

/** Whether a Docker pattern or folder includes the path. */
function covers(pattern: string, path: string): boolean {
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  const expression = pattern.split('*').map((part) => part.replace(/[.+?^$(){}|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('[^/]*')}$`).test(path);
}

describe('the Docker image', () => {
  const copied = copiedIntoImage();
  const names = ITEMS.flatMap(({ picture, video, poster, document }) => [picture, video, poster, document]);
  const photos = [...DEMO_BRIDES, ...DEMO_GROOMS].map(({ picture }) => `${picture}.png`);
  const opened = [...names, ...photos].flatMap((name) => demoFilePath('', name) ?? []);

  it('[gate] contains every file that the demo content uses', () => {
    expect(opened.length).toBeGreaterThan(50);
    expect(opened.filter((path) => !copied.some((pattern) => covers(pattern, path)))).toEqual([]);
  });

  it('[gate] .dockerignore excludes none of them', () => {
    const ignored = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => /^[^#*!]/.test(line));
    const kept = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .flatMap((line) => /^!(.*)/.exec(line)?.[1] ?? []);
    const needed = [...opened, ...copied.filter((path) => !path.includes('*'))];
    expect(needed.filter((path) => !kept.some((folder) => covers(folder, path)))).toEqual([]);
    expect(needed.filter((path) => ignored.some((pattern) => covers(pattern, path)))).toEqual([]);
  });

  it('[gate] docker-compose.yml passes every setting on, but for those that the image has', () => {
    const inImage = ['NODE_ENV', 'HOST', 'PORT', 'SAMAJ_DATA'];
    const forTests = ['STRIPE_API_URL'];
    const passed = new Set(readFileSync('docker-compose.yml', 'utf8').match(/(?<=^ {6})[A-Z0-9_]+(?=:)/gm));
    const missing = Object.keys(environmentRules.shape).filter((name) => !passed.has(name));
    expect(missing.toSorted()).toEqual([...inImage, ...forTests].toSorted());
  });
});
