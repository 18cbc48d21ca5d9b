import type { EmotionCache } from '@emotion/cache';
import { createContext, useContext } from 'react';
import type { SiteColours } from './site-colours.ts';

/** The picture of a page's link preview. */
export interface PagePicture {
  /** A path of this site. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The alternative text. */
  alt: string;
}

/** An item of structured data (schema.org); its `@id` is a unique address of this site. */
export interface SchemaThing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** What a page sets of its HTTP response and head while the server renders it. */
export interface PageRecord {
  /** Where visitors reach the site, without a trailing slash. */
  readonly origin: string;
  /** The association's name. */
  siteName: string;
  colours: SiteColours;
  /** Where the styles of what the kit draws go; undefined while it has drawn nothing. */
  kitStyles?: EmotionCache;
  title: string;
  description: string;
  noindex: boolean;
  /** Who has its address may see something private: nobody keeps the page, and no other site is told of it. */
  isPrivate?: boolean;
  /** By default the site's picture. */
  image?: PagePicture;
  /** By `@id`. */
  readonly structuredData: Map<string, SchemaThing>;
  /** HTTP status. */
  status: number;
  /** True if a query failed: data that is missing will not arrive. */
  hasFailed: boolean;
  /** Where to send the visitor instead of showing the page; a path of this site. */
  redirect?: string;
}

/** Provided on the server only; in a browser it is undefined and pages use effects instead. */
export const PageRecordContext = createContext<PageRecord | undefined>(undefined);

export function usePageRecord(): PageRecord | undefined {
  return useContext(PageRecordContext);
}
