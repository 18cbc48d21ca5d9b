import { useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile } from '../../components/file-check.ts';
import type { ContentItem, ContentUpload } from './content-kind.ts';
import { isFileMissing } from './missing-file.ts';

/** The file that goes with an item, and what is wrong with it. */
export function useChosenFile(upload: ContentUpload, item: ContentItem | undefined) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  return {
    file,
    error,
    /** For a refusal that only the server could know. */
    setError,
    pick: (picked: File | undefined) => {
      setFile(picked);
      setError(picked && checkFile(picked, upload.file));
    },
    /** Says, also inline, why the item cannot be sent with this file or without one. */
    check: (): MessageKey | undefined => {
      const problem = error ?? (isFileMissing(upload.fileType, item, file) ? 'fileRequired' : undefined);
      setError(problem);
      return problem;
    },
  };
}
