import { useEffect, useRef, useState } from 'react';

/** What a saving mutation gets beside its variables. */
export interface SaveContext {
  /** Wants to know what part of the files has been sent, from 0 to 1. */
  onUploadProgress: (fraction: number) => void;
  /** Aborted when the editor leaves. */
  signal: AbortSignal;
}

/** How a save with files is getting on. Whoever leaves while it runs has agreed not to save. */
export function useSaving() {
  const [progress, setProgress] = useState<number>();
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Answers false when the editor has left; rejects as the save does. */
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
