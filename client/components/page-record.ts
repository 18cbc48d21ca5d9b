import { createContext, useContext } from 'react';

/** What a page decides about its own answer while it is rendered on the server. */
export interface PageRecord {
  title: string;
  description: string;
  noindex: boolean;
  /** HTTP status. */
  status: number;
  /** Where to send the visitor instead of showing the page; a path of this site. */
  redirect?: string;
}

/** Filled on the server only; in a browser there is none and pages act in effects instead. */
export const PageRecordContext = createContext<PageRecord | undefined>(undefined);

export function usePageRecord(): PageRecord | undefined {
  return useContext(PageRecordContext);
}
