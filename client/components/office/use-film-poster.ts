import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile } from '../form/file-check.ts';
import { PICTURE_UPLOAD } from '../list/content-kind.ts';
import { extractFrame } from './extract-frame.ts';
import { isHevc } from './is-hevc.ts';

/**
 * The poster of a newly chosen film, and whether all browsers show it. The poster is a frame of the film, or another picture that the editor picks; none if the
 * browser cannot play the film.
 */
export function useFilmPoster(film: File | undefined) {
  const [taken, setTaken] = useState<{ film: File; frame: File | undefined }>();
  const [hevc, setHevc] = useState<File>();
  const [picked, setPicked] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  const button = useRef<HTMLButtonElement>(null);
  const taking = useRef<Promise<File | undefined>>(undefined);

  useEffect(() => {
    if (!film) return;
    let isCurrent = true;
    taking.current = extractFrame(film);
    void taking.current.then((frame) => isCurrent && setTaken({ film, frame }));
    void isHevc(film).then((isSo) => isCurrent && setHevc(isSo ? film : undefined));
    return () => {
      isCurrent = false;
      taking.current = undefined;
      setTaken(undefined);
      setPicked(undefined);
      setError(undefined);
    };
  }, [film]);

  return {
    /** The current poster. */
    shown: picked && !error ? picked : taken?.frame,
    /** Whether the frame is still being extracted. */
    isTaking: film !== taken?.film,
    /** Whether many visitors will not see the film. */
    isHevc: film !== undefined && film === hevc,
    picked,
    error,
    setError,
    /** A ref for the button that opens the file picker. */
    button,
    pick: (picture: File | undefined) => {
      setPicked(picture);
      setError(picture && checkFile(picture, PICTURE_UPLOAD.file));
    },
    /** The poster to send; waits until the frame is extracted. */
    ready: async () => picked ?? (await taking.current),
  };
}
