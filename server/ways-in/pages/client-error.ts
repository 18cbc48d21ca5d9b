import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Node's codes for a request that did not arrive completely; everything else is a bad request. */
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers bytes that could not be parsed as a request, and closes the connection. No hook or route runs for it,
 * so the headers of every answer are written here.
 */
export function answerClientErrors(headers: Record<string, string>) {
  const written = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The client has disconnected.
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
