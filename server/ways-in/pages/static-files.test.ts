import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const CODE = 'export const code = 1;';

let project: string;
let server: FastifyInstance;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'samaj-static-'));
  const assets = join(project, 'dist/client/assets');
  await mkdir(join(project, 'dist/client/.vite'), { recursive: true });
  await mkdir(assets);
  await writeFile(join(project, 'secret.js'), 'no');
  await writeFile(join(project, 'dist/client/index.html'), '<!--template-->');
  await writeFile(join(project, 'dist/client/.vite/manifest.json'), '{}');
  await writeFile(join(project, 'dist/client/mark.svg'), '<svg/>');
  await writeFile(join(assets, 'code-1a2b.js'), CODE);
  await writeFile(join(assets, 'code-1a2b.js.br'), brotliCompressSync(CODE));
  await writeFile(join(assets, 'code-1a2b.js.gz'), gzipSync(CODE));
  server = fastify();
  await registerStaticFiles(server, project);
});

afterAll(async () => {
  await server.close();
  await rm(project, { recursive: true });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  [undefined, undefined],
])('who accepts %s gets a file of the client so, to keep for a year', async (accepted, encoding) => {
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  const answer = await server.inject({ url: '/assets/code-1a2b.js', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(answer.rawPayload.length),
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

it('what may change under its name is kept for an hour', async () => {
  const { headers } = await server.inject({ url: '/mark.svg' });
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  '/assets/code-1a2b.js.br',
  '/assets/code-1a2b.js.gz',
  '/assets/',
  '/assets/other.js',
  '/assets/..%2findex.html',
  '/assets/..%2f..%2f..%2fsecret.js',
  '/index.html',
  '/.vite/manifest.json',
])('%s reaches no file', async (url) => {
  const { statusCode } = await server.inject({ url });
  expect(statusCode).toBe(404);
});
