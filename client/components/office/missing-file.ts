import { ContentFileType } from '../../../rules/content-file-type.ts';

interface StoredItem {
  fileType: ContentFileType;
  file?: unknown;
}

/**
 * Whether an item cannot be saved before a file is chosen (D37): films and documents need theirs. Pictures are
 * optional, also when they replace a film, and a link to YouTube needs no file.
 */
export function isFileMissing(
  wanted: ContentFileType,
  stored: StoredItem | undefined,
  chosen: File | undefined,
): boolean {
  if (chosen || wanted === ContentFileType.IMAGE || wanted === ContentFileType.YOUTUBE) return false;
  return !stored?.file || stored.fileType !== wanted;
}

/** Whether saving removes a stored film without a replacement, which the server has to be told (`removeFile`). */
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
