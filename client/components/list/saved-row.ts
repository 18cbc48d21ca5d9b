import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The row that was saved last, as the way back to its list hands it on. */
export interface SavedRow {
  section: string;
  id: number;
}

/** @returns the id of the row of a section that was just saved */
export function useSavedRow(section: string | undefined): number | undefined {
  const saved = (useLocation().state as { saved?: SavedRow } | null)?.saved;
  return saved && saved.section === section ? saved.id : undefined;
}

/** Brings a row into sight once, when it is there. */
export function useShown<Element extends HTMLElement>(isMarked: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  return element;
}
