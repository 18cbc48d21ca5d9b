import type { SentFile } from '../requests.ts';
import type { Caller } from './callers.ts';
import type { World } from './world.ts';

/** What an old client sends; `json` alone as JSON, with a `part` as multipart. */
export interface OldRequest {
  url: string;
  json?: unknown;
  part?: string;
  file?: SentFile;
  /** Where it comes from, when that is not all the same. */
  from?: string;
  /** Of somebody of its own, instead of the caller's. */
  token?: string;
}

/** One call of the old product (spec §7), as its clients make it. */
export interface ContractCall {
  /** Who may call it; the last of them makes the request. */
  callers: readonly Caller[];
  /** Makes what the request needs, anew each time. */
  make(world: World): OldRequest | Promise<OldRequest>;
  /** What is answered with 200, as vitest's `toEqual` takes it. */
  answer: unknown;
}

export type ContractTable = Record<`${'GET' | 'POST'} /api/${string}`, ContractCall>;
