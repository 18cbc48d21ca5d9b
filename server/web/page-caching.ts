import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '../../rules/languages.ts';

/** Whether the answer may be meant for one person alone: any cookie but the language's says so. */
export function carriesCredentials(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined) return true;
  return Object.keys(request.cookies).some((name) => name !== LANGUAGE_COOKIE);
}

/** Weak, because the same page also travels compressed. */
export function entityTag(page: string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}
