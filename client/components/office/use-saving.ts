import { useEffect, useRef, useState } from 'react';

/** The Apollo context of a saving mutation. */
export interface SaveContext {
  /** Called with the part of the files that has been sent, from 0 to 1. */
  onUploadProgress: (fraction: number) => void;
  /** Aborted when the editor leaves. */
  signal: AbortSignal;
}

/** The state and progress of a save with files. Leaving the page aborts it. */
export function useSaving() {
  const [progress, setProgress] = useState<number>();
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to false if the save was aborted; rejects as the save does. */
  const run = async (save: (context: SaveContext) => Promise<unknown>): Promise<boolean> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsSaving(true);
    try {
      await save({ onUploadProgress: setProgress, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setIsSaving(false);
      setProgress(undefined);
    }
    return !signal.aborted;
  };

  return { isSaving, progress, run };
}
