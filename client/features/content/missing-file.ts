import { ContentFileType } from '../../../rules/content-file-type.ts';

/**
 * Whether an item cannot be saved without choosing a file first (D37): a picture is optional, a video is
 * nothing without its file, and a stored file of one sort cannot become another.
 */
export function isFileMissing(
  wanted: ContentFileType,
  stored: { fileType: ContentFileType; file?: unknown } | undefined,
  chosen: File | undefined,
): boolean {
  if (chosen) return false;
  if (stored?.file) return stored.fileType !== wanted;
  return wanted !== ContentFileType.IMAGE;
}
