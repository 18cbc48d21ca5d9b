import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import { type BodyPatience, endWhenCrawling, PATIENCE } from './body-deadline.ts';
import { type IncomingFile, multipartRefusal } from './incoming-file.ts';
import type { MediaKind } from './media-names.ts';
import { type ReceivedUpload, receiveUpload } from './received-upload.ts';
import { checkUploadKind, maximumUploadBytes } from './upload-kinds.ts';
import { UploadTurns } from './upload-turns.ts';

/** An upload on disk that is what it says it is. */
export interface CheckedUpload extends ReceivedUpload {
  kind: MediaKind;
}

/** Takes files in, for GraphQL and the legacy calls alike. */
export class UploadReceiver {
  readonly #turns = new UploadTurns();

  constructor(
    private readonly incomingDirectory: string,
    private readonly patience: BodyPatience = PATIENCE,
  ) {}

  /**
   * Waits for the turn of a request with files, and limits how long its body may take. Call it when the caller's
   * permission has been checked and before the body is read.
   * @throws AppError RATE_LIMITED, or BAD_USER_INPUT when its sender has gone
   */
  async admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const { userId, memberId } = await request.context.viewer();
    const answered = new Promise<void>((resolve) => {
      raw.once('finish', resolve).once('close', resolve);
    });
    await this.#turns.take(`${userId}/${memberId}`, answered, request.context.senderGone);
    endWhenCrawling(request, answered, this.patience);
  }

  /**
   * @param accepts the kinds the operation can use
   * @throws AppError BAD_USER_INPUT or PAYLOAD_TOO_LARGE; then nothing is left of the file
   */
  async receive(file: IncomingFile, accepts: readonly MediaKind[]): Promise<CheckedUpload> {
    if (accepts.length === 0) {
      // Read to its end, so that the request can be answered.
      file.stream.resume();
      throw new AppError('BAD_USER_INPUT', 'fileTypeNotSupported', { field: 'file' });
    }
    const maximumBytes = maximumUploadBytes(accepts);
    const received = await receiveUpload(file.stream, {
      directory: this.incomingDirectory,
      maximumBytes,
      senderGone: file.senderGone,
    }).catch((error) => {
      throw multipartRefusal(error);
    });
    try {
      const { mimeType, fileName } = file;
      return { ...received, kind: checkUploadKind(received, { accepts, mimeType, fileName }) };
    } catch (error) {
      await received.discard();
      throw error;
    }
  }
}
