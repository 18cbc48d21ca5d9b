export interface PageScripts {
  path: string;
  files: string[];
  bytes: number;
  strangers: string[];
}

export function measureBuiltPages(): Promise<PageScripts[]>;
