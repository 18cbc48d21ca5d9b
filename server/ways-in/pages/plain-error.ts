import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';

/** The answer to an error outside the pages and the legacy calls: the code and the catalogue's text. */
export function sendPlainError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, status, message, messageKey, retryAfter, isInternal } = describeError(error);
  if (isInternal) request.log.error({ err: error }, 'A request failed');
  if (retryAfter) reply.header('retry-after', retryAfter);
  const extensions = { code, messageKey, requestId: isInternal ? request.id : undefined };
  return reply
    .header('cache-control', 'no-store')
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}
