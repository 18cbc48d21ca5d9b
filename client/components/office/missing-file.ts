import { ContentFileType } from '../../../rules/content-file-type.ts';

interface StoredItem {
  fileType: ContentFileType;
  file?: unknown;
}

/**
 * Whether an item cannot be saved without choosing a file: films and documents are required. Pictures
 * are optional, even if they replace a film, and a YouTube link needs no file.
 */
export function isFileMissing(
  wanted: ContentFileType,
  stored: StoredItem | undefined,
  chosen: File | undefined,
): boolean {
  if (chosen || wanted === ContentFileType.IMAGE || wanted === ContentFileType.YOUTUBE) return false;
  return !stored?.file || stored.fileType !== wanted;
}

/** Whether saving must remove a stored film without a replacement (`removeFile`). */
export function removesFilm(
  wanted: ContentFileType,
  stored: StoredItem | undefined,
  chosen: File | undefined,
): boolean {
  return (
    !chosen &&
    wanted === ContentFileType.IMAGE &&
    stored?.fileType === ContentFileType.VIDEO &&
    Boolean(stored.file)
  );
}
