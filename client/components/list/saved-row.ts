import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The row that was saved last: location state of the navigation back to its list. */
export interface SavedRow {
  section: string;
  id: number;
}

/** @returns the id of the section's row that was just saved */
export function useSavedRow(section: string | undefined): number | undefined {
  const saved = (useLocation().state as { saved?: SavedRow } | null)?.saved;
  return saved && saved.section === section ? saved.id : undefined;
}

/** @returns a ref for a row, which is scrolled into view once if it is marked */
export function useScrollIntoView<Element extends HTMLElement>(isMarked: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  return element;
}
