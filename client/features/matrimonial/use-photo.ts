import { useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile, type FileRules } from '../../components/form/file-check.ts';
import type { PictureArea } from '../../components/media/crop-geometry.ts';
import { cropPhoto } from './crop-photo.ts';

const MEGABYTE = 1024 * 1024;

/** The chosen file may be larger than the upload limit, because it is cropped on the device. */
export const PHOTO_FILE: FileRules = {
  types: ['image/jpeg', 'image/png'],
  maximumBytes: 25 * MEGABYTE,
  wrongType: 'onlyImages',
};

/** The state of the profile's photo: the chosen file and its error. */
export function usePhoto(isStored: boolean) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  const area = useRef<PictureArea>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  return {
    file,
    error,
    /** For errors found when cropping or by the server. */
    setError,
    /** The button that opens the file dialog. */
    button,
    pick: (picked: File | undefined) => {
      area.current = undefined;
      setFile(picked);
      setError(picked && checkFile(picked, PHOTO_FILE));
    },
    /** Sets the area that is in the frame. */
    setArea: (next: PictureArea) => {
      area.current = next;
    },
    /** Validates the photo, shows the error inline and returns it. */
    check: (): MessageKey | undefined => {
      const isMissing = !file && !isStored;
      const problem = file ? error : isMissing ? 'profileImageRequired' : undefined;
      setError(problem);
      return problem;
    },
    /**
     * The cropped file to upload; undefined if the stored photo stays.
     * @throws UnreadablePicture
     */
    crop: async (): Promise<File | undefined> => file && cropPhoto(file, area.current),
  };
}

export type Photo = ReturnType<typeof usePhoto>;
