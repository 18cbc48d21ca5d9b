import fastify, { type FastifyBaseLogger } from 'fastify';
import { describeForLog } from '../ways-in/describe-error.ts';

/** A logger configured like the server's that collects its lines. */
export function recordedLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { level: 'info', stream, serializers: { err: describeForLog } } });
  return { log, lines };
}
