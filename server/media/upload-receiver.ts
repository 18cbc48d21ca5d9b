import { AppError } from '../../rules/errors.ts';
import { type IncomingFile, multipartRefusal } from './incoming-file.ts';
import type { MediaKind } from './media-names.ts';
import { type ReceivedUpload, receiveUpload } from './received-upload.ts';
import { checkUploadKind, maximumUploadBytes } from './upload-kinds.ts';

/** An upload on disk that is what it says it is. */
export interface CheckedUpload extends ReceivedUpload {
  kind: MediaKind;
}

/** Takes files in, for GraphQL and the legacy calls alike. */
export class UploadReceiver {
  constructor(private readonly incomingDirectory: string) {}

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
