import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../rules/messages.ts';
import { parseByteRange } from './byte-range.ts';
import { matchesEntityTag } from './entity-tags.ts';
import type { FileStore } from './file-store.ts';
import { contentTypeOfName, type MediaFolder } from './media-names.ts';

interface StoredFileRequest {
  folder: MediaFolder;
  /** From the URL, decoded; anything but a generated name is answered with 404. */
  name: string;
  /** The file name to offer when a visitor saves it; without one, the stored name. */
  displayName?(): Promise<string | undefined>;
  cacheControl: string;
}

/** Uploaded content is displayed, but never executed, framed or treated as part of the site. */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Chromium plays a video in its own tab only if it counts as same-origin; scripts stay forbidden. */
const VIDEO_POLICY =
  "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin";
/** Some PDF viewers stay empty in a sandbox (docs/decisions/0013), so this names what a sandbox would forbid. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";
const POLICIES: Readonly<Record<string, string>> = {
  'video/mp4': VIDEO_POLICY,
  'application/pdf': PDF_POLICY,
};
const RANGED_TYPES: readonly string[] = ['video/mp4', 'application/pdf'];

/** Answers a GET or HEAD for one stored file: 200, 206, 304, 404 or 416. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Pick<FileStore, 'open' | 'size'>,
  { folder, name, displayName, cacheControl }: StoredFileRequest,
): Promise<FastifyReply> {
  const contentType = contentTypeOfName(name);
  reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', POLICIES[contentType ?? ''] ?? DEFAULT_POLICY);
  const key = `${folder}/${name}`;
  const size = contentType === undefined ? null : await store.size(key);
  if (contentType === undefined || size === null) return sendNotFound(reply);

  // The content under a generated name never changes, so the name is its validator.
  const entityTag = `"${name}"`;
  reply
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Cache-Control', cacheControl)
    .header('ETag', entityTag);
  if (matchesEntityTag(request.headers['if-none-match'], entityTag)) return reply.code(304).send();

  const ranged = RANGED_TYPES.includes(contentType);
  if (ranged) reply.header('Accept-Ranges', 'bytes');
  const range = ranged ? requestedRange(request, size, entityTag) : undefined;
  if (range === 'unsatisfiable') return sendUnsatisfiable(reply, size);
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  reply
    .type(contentType)
    .header('Content-Disposition', inlineAs(name, await displayName?.()))
    .header('Content-Length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  const opened = await store.open(key, range);
  return opened ? reply.send(opened.stream) : sendNotFound(reply);
}

/** Old clients use `filename`, the stored name; others use `filename*`, in any script (RFC 6266 §4.3). */
function inlineAs(name: string, displayName: string | undefined): string {
  const base = `inline; filename="${name}"`;
  return displayName === undefined ? base : `${base}; filename*=UTF-8''${extendedValue(displayName)}`;
}

/** Encodes an `ext-value` (RFC 8187 §3.2). */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** If-Range with another validator gets the whole file (RFC 9110 §13.1.5). */
function requestedRange(request: FastifyRequest, size: number, entityTag: string) {
  const condition = request.headers['if-range'];
  if (request.method !== 'GET' || (condition !== undefined && condition !== entityTag)) return undefined;
  return parseByteRange(request.headers.range, size);
}

function sendUnsatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .code(416)
    .header('Cache-Control', 'no-store')
    .header('Content-Range', `bytes */${size}`)
    .type('text/plain; charset=utf-8')
    .send();
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  for (const name of ['Content-Length', 'Content-Range', 'Content-Disposition', 'ETag', 'Accept-Ranges']) {
    reply.removeHeader(name);
  }
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(MESSAGES.notFound);
}
