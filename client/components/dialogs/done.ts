import { createContext } from 'react';

export interface Done {
  text: string;
  /** Takes it back, and answers false if that was refused; without it there is no Undo. */
  undo?: () => Promise<unknown>;
}

/** Says what was done in the office's line at the bottom; undefined outside the office. */
export const DoneContext = createContext<((done: Done) => void) | undefined>(undefined);
