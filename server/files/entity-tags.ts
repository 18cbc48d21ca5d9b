import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak, because the same answer also travels compressed (RFC 9110 §8.8.3). */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names what is there (RFC 9110 §13.1.2): `*`, or a list of tags, in which a weak one
 * is as good as a strong one, since compression makes the one of the other.
 */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  const named: string[] = header?.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.replace(/^W\//, ''));
}

/**
 * For `onSend` of a route whose answers have tags: who has the answer already is told so. Not the handler's work, because
 * the whole answer must have been made for whoever keeps it for others.
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
