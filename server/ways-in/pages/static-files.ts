import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Compressed copies are sent in place of the files, by no address of their own. */
const COMPRESSED = /\.(br|gz)$/;

/** Serves the built client. No address reaches a file outside it. */
export async function registerStaticFiles(app: FastifyInstance, projectRoot: string): Promise<void> {
  const root = join(projectRoot, 'dist/client');
  // Names under /assets have a hash of the content and never change.
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    // One route for all: one for each took an eighth of a start.
    wildcard: true,
    allowedPath: (path) => !COMPRESSED.test(path),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'assets/**', '.vite/**'],
    maxAge: '1h',
    decorateReply: false,
  });
}
