import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built client. Its files are known at start: each gets a route of its own, and no address can
 * reach any other file.
 */
export async function registerStaticFiles(app: FastifyInstance, projectRoot: string): Promise<void> {
  const root = join(projectRoot, 'dist/client');
  // Names under /assets have a hash of the content and never change.
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    // Compressed copies are served in place of the files and need no route of their own.
    globIgnore: ['*.br', '*.gz'],
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
