import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import { BODY_TIMEOUT, type BodyTimeout, enforceBodyTimeout } from './body-timeout.ts';
import { type IncomingFile, multipartRefusal } from './incoming-file.ts';
import type { MediaKind } from './media-names.ts';
import { type ReceivedUpload, receiveUpload } from './received-upload.ts';
import { checkUploadKind, maximumUploadBytes } from './upload-kinds.ts';
import { UploadQueues } from './upload-queues.ts';

/** An upload on disk whose content matches its declared type. */
export interface CheckedUpload extends ReceivedUpload {
  kind: MediaKind;
}

/** Receives files, for GraphQL and the legacy calls. */
export class UploadReceiver {
  readonly #queues = new UploadQueues();

  constructor(
    private readonly incomingDirectory: string,
    private readonly timeout: BodyTimeout = BODY_TIMEOUT,
  ) {}

  /**
   * Waits in the account's upload queue, and limits how long the body may take. Call it after the permission check
   * and before the body is read.
   * @throws AppError RATE_LIMITED, or BAD_USER_INPUT when the client has disconnected
   */
  async admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const { userId, memberId } = await request.context.viewer();
    const answered = new Promise<void>((resolve) => {
      raw.once('finish', resolve).once('close', resolve);
    });
    await this.#queues.enter(`${userId}/${memberId}`, answered, request.context.disconnected);
    enforceBodyTimeout(request, answered, this.timeout);
  }

  /**
   * A file of any kind, unchecked, which the caller discards.
   * @throws AppError BAD_USER_INPUT or PAYLOAD_TOO_LARGE
   */
  receiveAny({ stream, disconnected }: IncomingFile, maximumBytes: number): Promise<ReceivedUpload> {
    const options = { directory: this.incomingDirectory, maximumBytes, disconnected };
    return receiveUpload(stream, options).catch((error) => {
      throw multipartRefusal(error);
    });
  }

  /**
   * @param accepts the kinds the operation can use
   * @throws AppError BAD_USER_INPUT or PAYLOAD_TOO_LARGE; the file is removed then
   */
  async receive(file: IncomingFile, accepts: readonly MediaKind[]): Promise<CheckedUpload> {
    if (accepts.length === 0) {
      // Drained, so that the request can be answered.
      file.stream.resume();
      throw new AppError('BAD_USER_INPUT', 'fileTypeNotSupported', { field: 'file' });
    }
    const maximumBytes = maximumUploadBytes(accepts);
    const received = await this.receiveAny(file, maximumBytes);
    try {
      const { mimeType, fileName, finished } = file;
      return { ...received, finished, kind: checkUploadKind(received, { accepts, mimeType, fileName }) };
    } catch (error) {
      await received.discard();
      throw error;
    }
  }
}
