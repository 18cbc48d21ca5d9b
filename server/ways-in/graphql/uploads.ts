import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import { type IncomingFile, multipartRefusal } from '../../files/incoming-file.ts';
import type { UploadReceiver } from '../../files/upload-receiver.ts';
import type { RequestContext } from '../../identity/request-context.ts';

/** graphql-upload's scalar, which reports broken parts as the sender's error before any resolver runs. */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const upload = (GraphQLUpload.parseValue(value) as Promise<FileUpload>).catch((error) => {
      throw multipartRefusal(error);
    });
    // If the operation is refused before it awaits its file, nobody else handles the rejection.
    upload.catch(() => undefined);
    return upload;
  },
});

const MULTIPART_LIMITS = { maxFieldSize: 200_000, maxFileSize: LIMITS.videoBytes, maxFiles: 2 };

/**
 * Reads a GraphQL multipart request. The caller has checked the CSRF header; a viewer who may not send
 * files is refused here, before the first byte of the body is read.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN or RATE_LIMITED; http-errors with status 400 or 413
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  uploads: UploadReceiver,
): Promise<void> {
  await request.context.require(Permission.UPLOAD_FILES);
  await uploads.admit(request, reply);
  try {
    request.body = await processRequest(request.raw, reply.raw, MULTIPART_LIMITS);
  } catch (error) {
    throw multipartRefusal(error);
  }
}

/** A resolver's upload argument in the form that services take. */
export async function incomingFile(
  upload: Promise<FileUpload> | null | undefined,
  context: RequestContext,
): Promise<IncomingFile | undefined> {
  return upload ? readUpload(upload, context) : undefined;
}

async function readUpload(
  upload: Promise<FileUpload>,
  { disconnected }: RequestContext,
): Promise<IncomingFile> {
  const { createReadStream, filename, mimetype } = await upload;
  try {
    return { stream: createReadStream(), fileName: filename, mimeType: mimetype, disconnected };
  } catch (error) {
    // The request was aborted before the file was read.
    throw multipartRefusal(error);
  }
}

/**
 * Receives a file that is needed for this call alone.
 * @param work gets where it is, and what its sender calls it; afterwards it is gone
 * @throws AppError PAYLOAD_TOO_LARGE above `maximumBytes`
 */
export async function withReceivedFile<Result>(
  upload: Promise<FileUpload>,
  {
    context,
    uploads,
    maximumBytes,
  }: { context: RequestContext; uploads: UploadReceiver; maximumBytes: number },
  work: (path: string, name: string) => Promise<Result>,
): Promise<Result> {
  const incoming = await readUpload(upload, context);
  const received = await uploads.receiveAny(incoming, maximumBytes);
  try {
    return await work(received.path, incoming.fileName ?? '');
  } finally {
    await received.discard();
  }
}

/** The argument of what replaces or removes a picture, see `requireSeenFile`. */
export const SEEN_FILE = {
  nullable: true,
  description:
    'Name of the file that the caller has seen there, empty for none; CONFLICT if it is another by now',
};
