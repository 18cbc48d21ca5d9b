/** A page in one language. */
export interface PageScripts {
  address: string;
  language: string;
  files: string[];
  bytes: number;
  forbiddenChunks: string[];
}

export const PAGES: { path: string; lazy: string[]; isPrivate?: boolean }[];

export function measureBuiltPages(): Promise<PageScripts[]>;
