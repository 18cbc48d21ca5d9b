import { createContext, useContext } from 'react';

/** A picture that others show beside a link to a page. */
export interface PagePicture {
  /** A path of this site. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** What is to be seen, for those who cannot. */
  alt: string;
}

/** A thing as schema.org describes it; `@id` is an address of this site and tells it from all others. */
export interface SchemaThing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** What a page decides about its own answer while it is rendered on the server. */
export interface PageRecord {
  /** Where visitors reach the site, without a trailing slash. */
  readonly origin: string;
  title: string;
  description: string;
  noindex: boolean;
  /** The site's own where left out. */
  image?: PagePicture;
  /** By `@id`. */
  readonly structuredData: Map<string, SchemaThing>;
  /** HTTP status. */
  status: number;
  /** Something could not be loaded: what is not there does not come either. */
  hasFailed: boolean;
  /** Where to send the visitor instead of showing the page; a path of this site. */
  redirect?: string;
}

/** Filled on the server only; in a browser there is none and pages act in effects instead. */
export const PageRecordContext = createContext<PageRecord | undefined>(undefined);

export function usePageRecord(): PageRecord | undefined {
  return useContext(PageRecordContext);
}
