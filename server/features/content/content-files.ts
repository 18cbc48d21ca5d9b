import type { EntityManager } from 'typeorm';
import { ContentFileType } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import type { MediaKind } from '../../files/media-names.ts';

/** The kind of file for each type of content; a YouTube item may have a thumbnail. */
export const MEDIA_KINDS: Record<ContentFileType, MediaKind> = {
  [ContentFileType.IMAGE]: 'IMAGE',
  [ContentFileType.VIDEO]: 'VIDEO',
  [ContentFileType.YOUTUBE]: 'IMAGE',
  [ContentFileType.PDF]: 'PDF',
};

/**
 * The stored file if it suits the type, or null if the item may have none: a picture is optional, a film or
 * a document is not.
 */
export async function keptFile(
  manager: EntityManager,
  fileType: ContentFileType,
  storedId: number | null,
): Promise<MediaFile | null> {
  const required = MEDIA_KINDS[fileType];
  const stored = storedId === null ? null : await manager.findOneByOrFail(MediaFile, { id: storedId });
  if (stored?.kind === required) return stored;
  // A wrong type from a client must not delete a film; only a link may replace it.
  if (required === 'IMAGE' && (!stored || fileType === ContentFileType.YOUTUBE)) return null;
  throw new AppError('BAD_USER_INPUT', 'fileRequired', { field: 'file' });
}
