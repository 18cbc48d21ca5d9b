import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A weak ETag, because the same answer is also sent compressed (RFC 9110 §8.8.3). */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` matches the tag (RFC 9110 §13.1.2). Weak and strong tags are compared alike, since
 * compression turns a strong tag into a weak one.
 */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  const named: string[] = header?.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.replace(/^W\//, ''));
}

/**
 * An `onSend` hook that answers 304 when the client already has this ETag. A hook, not part of the handler, because
 * the response cache needs the whole answer.
 */
export async function answerUnmodified<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | null> {
  const tag = reply.getHeader('etag');
  if (reply.statusCode !== 200 || typeof tag !== 'string') return payload;
  if (!matchesEntityTag(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-encoding');
  return null;
}
