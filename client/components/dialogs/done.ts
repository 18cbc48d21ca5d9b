import { createContext, useContext } from 'react';

export interface Done {
  text: string;
  /** Takes it back; without it there is no Undo. */
  undo?: () => Promise<unknown>;
}

/** Says what was done in the office's line at the bottom; undefined outside the office. */
export const DoneContext = createContext<((done: Done) => void) | undefined>(undefined);

/** Says what was done in the office, where a dialog would be in the way. */
export function useDoneNotice(): (done: Done) => void {
  const show = useContext(DoneContext);
  if (!show) throw new Error('useDoneNotice needs a DoneNoticeProvider around it');
  return show;
}
