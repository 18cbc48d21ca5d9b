import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node says of a request that never arrived whole; everything else is a bad request. */
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what could not be read as a request, and closes the connection. Neither hook nor route has seen it,
 * so the headers that every answer carries (HDR-1) are written here.
 */
export function answerClientErrors(headers: Record<string, string>) {
  const written = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Whoever has gone gets no answer.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const text = `${STATUS_CODES[status]}\n`;
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${written.join('')}content-length: ${text.length}\r\n\r\n${text}`,
    );
    socket.destroySoon();
  };
}
