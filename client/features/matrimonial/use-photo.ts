import { useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile, type FileRules } from '../../components/form/file-check.ts';
import { cutPhoto, type PhotoArea } from './cut-photo.ts';

const MEGABYTE = 1024 * 1024;

/** The file may be larger than what is sent, for it is cut on this device. */
export const PHOTO_FILE: FileRules = {
  types: ['image/jpeg', 'image/png'],
  maximumBytes: 25 * MEGABYTE,
  wrongType: 'onlyImages',
};

/** The photo that goes with a profile, and what is wrong with it (spec §5, full profile form). */
export function usePhoto(isStored: boolean) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  const area = useRef<PhotoArea>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  return {
    file,
    error,
    /** For a refusal that only the browser or the server could know. */
    setError,
    /** What the file is chosen with. */
    button,
    pick: (picked: File | undefined) => {
      area.current = undefined;
      setFile(picked);
      setError(picked && checkFile(picked, PHOTO_FILE));
    },
    /** The part of it that is in the frame. */
    setArea: (next: PhotoArea) => {
      area.current = next;
    },
    /** Says, also inline, why the profile cannot be sent with this photo or without one. */
    check: (): MessageKey | undefined => {
      const isMissing = !file && !isStored;
      const problem = file ? error : isMissing ? 'profileImageRequired' : undefined;
      setError(problem);
      return problem;
    },
    /**
     * What is to be sent; undefined while the stored one stays.
     * @throws UnreadablePhoto
     */
    cut: async (): Promise<File | undefined> => file && cutPhoto(file, area.current),
  };
}

export type Photo = ReturnType<typeof usePhoto>;
