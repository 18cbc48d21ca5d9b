import { ContentFileType } from '../../../rules/content-file-type.ts';

interface StoredItem {
  fileType: ContentFileType;
  file?: unknown;
}

/**
 * Whether an item cannot be saved without choosing a file first (D37): a film or a document is nothing without
 * its file. A picture is optional, also where a film was, and a link to YouTube takes any file's place.
 */
export function isFileMissing(
  wanted: ContentFileType,
  stored: StoredItem | undefined,
  chosen: File | undefined,
): boolean {
  if (chosen || wanted === ContentFileType.IMAGE || wanted === ContentFileType.YOUTUBE) return false;
  return !stored?.file || stored.fileType !== wanted;
}

/** Whether saving takes a stored film away and puts nothing in its place; the server wants to be told so. */
export function doesFilmGo(
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
