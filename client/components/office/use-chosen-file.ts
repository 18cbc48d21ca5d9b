import { useRef, useState } from 'react';
import type { ContentFileType } from '../../../rules/content-file-type.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile } from '../form/file-check.ts';
import type { ContentItem, ContentUpload } from '../list/content-kind.ts';
import { isFileMissing, removesFilm } from './missing-file.ts';

interface Choice {
  file?: File;
  /** What `file` was made of: the picture as it was picked. */
  original?: File;
  error?: MessageKey;
  isRemoved?: boolean;
}

/** The chosen file of an item, one for each type of file it may have, and its error. */
export function useChosenFile(upload: ContentUpload, item: ContentItem | undefined) {
  const [choices, setChoices] = useState<Partial<Record<ContentFileType, Choice>>>({});
  const button = useRef<HTMLButtonElement>(null);
  const { file, original, error, isRemoved = false } = choices[upload.fileType] ?? {};
  const change = (part: Choice) =>
    setChoices((all) => ({ ...all, [upload.fileType]: { ...all[upload.fileType], ...part } }));
  return {
    file,
    original,
    error,
    /** Whether the next save removes the stored picture. */
    isRemoved,
    setIsRemoved: (removed: boolean) => change({ isRemoved: removed }),
    /** Discards all choices. */
    reset: () => setChoices({}),
    /** For a refusal by the server. */
    setError: (refused: MessageKey) => change({ error: refused }),
    /** A ref for the button that opens the file picker. */
    button,
    pick: (picked: File | undefined, pickedFrom: File | undefined = picked) =>
      change({
        file: picked,
        original: pickedFrom,
        error: picked && checkFile(picked, upload.file),
        isRemoved: false,
      }),
    /** Whether the next save removes a stored film. */
    removesStoredFilm: removesFilm(upload.fileType, item, file),
    /** Whether there are unsaved choices, of any type of file. */
    isChanged: Object.values(choices).some((choice) => choice.file || choice.isRemoved),
    /** The chosen file of a type if it has no error, whether or not that type is selected. */
    validFileOf: (fileType: ContentFileType) =>
      choices[fileType]?.error ? undefined : choices[fileType]?.file,
    /** Returns, and shows inline, why the item cannot be saved with this file or without one. */
    check: (): MessageKey | undefined => {
      const isMissing = isFileMissing(upload.fileType, item, file);
      const problem = (file && error) ?? (isMissing ? (upload.missing ?? 'fileRequired') : undefined);
      change({ error: problem });
      return problem;
    },
  };
}
