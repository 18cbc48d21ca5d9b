import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_BRIDES } from '../../demo/candidates-brides.ts';
import { DEMO_GROOMS } from '../../demo/candidates-grooms.ts';
import { DEMO_CONTENT, demoFilePath } from '../../demo/content.ts';
import type { DemoFields } from '../../demo/demo-item.ts';

const ITEMS: readonly DemoFields[] = Object.values(DEMO_CONTENT).flat();

/** The files, folders and `folder/*.ext` patterns that the last stage of the Dockerfile copies from the checkout. */
function copiedIntoImage(): string[] {
  const [stage = ''] = readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .slice(-1);
  return stage
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
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
});
