import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { checkFile } from '../form/file-check.ts';
import { PICTURE_UPLOAD } from '../list/content-kind.ts';
import { frameOfFilm } from './frame-of-film.ts';

/**
 * The picture that a newly chosen film shows before it plays: one out of the film, or another that the
 * editor picks. Where the browser cannot play the film it goes without.
 */
export function useFilmPoster(film: File | undefined) {
  const [taken, setTaken] = useState<{ film: File; frame: File | undefined }>();
  const [picked, setPicked] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  const button = useRef<HTMLButtonElement>(null);
  const taking = useRef<Promise<File | undefined>>(undefined);

  useEffect(() => {
    if (!film) return;
    let isCurrent = true;
    taking.current = frameOfFilm(film);
    void taking.current.then((frame) => isCurrent && setTaken({ film, frame }));
    return () => {
      isCurrent = false;
      taking.current = undefined;
      setTaken(undefined);
      setPicked(undefined);
      setError(undefined);
    };
  }, [film]);

  return {
    /** What the film shows now. */
    shown: picked && !error ? picked : taken?.frame,
    /** While a picture is being taken out of the film. */
    isTaking: film !== taken?.film,
    picked,
    error,
    setError,
    /** What another picture is chosen with. */
    button,
    pick: (picture: File | undefined) => {
      setPicked(picture);
      setError(picture && checkFile(picture, PICTURE_UPLOAD.file));
    },
    /** The picture to send; waits until one is taken out of the film. */
    ready: async () => picked ?? (await taking.current),
  };
}
