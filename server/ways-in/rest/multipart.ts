import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../rules/errors.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { multipartRefusal } from '../../files/incoming-file.ts';
import type { MediaKind } from '../../files/media-names.ts';
import type { CheckedUpload, UploadReceiver } from '../../files/upload-receiver.ts';
import { isJsonPart, parseJsonPart } from './legacy-body.ts';

/** The second file is the JSON, where that is sent as one. */
const PART_LIMITS = { files: 2, fields: 10, parts: 12, fieldSize: 200_000, fileSize: LIMITS.videoBytes + 1 };

interface MultipartContent {
  payload: unknown;
  upload: CheckedUpload | undefined;
}

/** A part with the JSON content type has been parsed already. */
function readJsonPart(value: unknown): unknown {
  return typeof value === 'string' ? parseJsonPart(value) : value;
}

/** The JSON as a Blob, which browsers and others send as a file. @throws AppError */
async function readJsonFile(file: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > PART_LIMITS.fieldSize) throw new AppError('PAYLOAD_TOO_LARGE', 'textTooLong');
    chunks.push(chunk);
  }
  return parseJsonPart(Buffer.concat(chunks).toString());
}

/**
 * Reads a legacy save: one JSON part and at most one file, in any order.
 * @param uploads stores the file's bytes in a temporary file, which the caller discards
 * @param accepts the kinds of file that the call can use
 * @throws AppError BAD_USER_INPUT for broken multipart or JSON, PAYLOAD_TOO_LARGE, RATE_LIMITED
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  uploads: UploadReceiver,
  accepts: readonly MediaKind[],
): Promise<MultipartContent> {
  if (accepts.length > 0) await uploads.admit(request, reply);
  const { disconnected } = request.context;
  let payload: unknown = {};
  let upload: CheckedUpload | undefined;
  try {
    for await (const part of request.parts({ limits: PART_LIMITS })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('PAYLOAD_TOO_LARGE', 'textTooLong');
        if (isJsonPart(part.fieldname)) payload = readJsonPart(part.value);
      } else if (!part.filename) {
        // The form's file field was left empty.
        part.file.resume();
      } else if (part.mimetype === 'application/json' && isJsonPart(part.fieldname)) {
        payload = await readJsonFile(part.file);
      } else if (upload) {
        throw new AppError('PAYLOAD_TOO_LARGE', 'fileTooLarge', { field: 'file' });
      } else {
        const { file: stream, filename: fileName, mimetype: mimeType } = part;
        upload = await uploads.receive({ stream, fileName, mimeType, disconnected }, accepts);
      }
    }
    return { payload, upload };
  } catch (error) {
    await upload?.discard();
    throw multipartRefusal(error);
  }
}
