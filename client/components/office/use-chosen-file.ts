import { useRef, useState } from 'react';
import type { ContentFileType } from '../../../rules/content-file-type.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile } from '../form/file-check.ts';
import type { ContentItem, ContentUpload } from '../list/content-kind.ts';
import { doesFilmGo, isFileMissing } from './missing-file.ts';

interface Choice {
  file?: File;
  error?: MessageKey;
  isRemoved?: boolean;
}

/** The file that goes with an item, one for each sort it could show, and what is wrong with it. */
export function useChosenFile(upload: ContentUpload, item: ContentItem | undefined) {
  const [choices, setChoices] = useState<Partial<Record<ContentFileType, Choice>>>({});
  const button = useRef<HTMLButtonElement>(null);
  const { file, error, isRemoved = false } = choices[upload.fileType] ?? {};
  const change = (part: Choice) =>
    setChoices((all) => ({ ...all, [upload.fileType]: { ...all[upload.fileType], ...part } }));
  return {
    file,
    error,
    /** Whether the stored picture goes with the next save. */
    isRemoved,
    setIsRemoved: (removed: boolean) => change({ isRemoved: removed }),
    /** As if nothing had been chosen. */
    forget: () => setChoices({}),
    /** For a refusal that only the server could know. */
    setError: (refused: MessageKey) => change({ error: refused }),
    /** What the file is chosen with. */
    button,
    pick: (picked: File | undefined) =>
      change({ file: picked, error: picked && checkFile(picked, upload.file), isRemoved: false }),
    /** Whether a stored film goes with the next save. */
    isFilmGoing: doesFilmGo(upload.fileType, item, file),
    /** Whether anything would be lost, also of a sort that is not shown now. */
    isChanged: Object.values(choices).some((choice) => choice.file || choice.isRemoved),
    /** The good file of one sort, whether or not that is shown now. */
    goodFileOf: (fileType: ContentFileType) =>
      choices[fileType]?.error ? undefined : choices[fileType]?.file,
    /** Says, also inline, why the item cannot be sent with this file or without one. */
    check: (): MessageKey | undefined => {
      const isMissing = isFileMissing(upload.fileType, item, file);
      const problem = (file && error) ?? (isMissing ? (upload.missing ?? 'fileRequired') : undefined);
      change({ error: problem });
      return problem;
    },
  };
}
