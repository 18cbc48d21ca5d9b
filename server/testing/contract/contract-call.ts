import type { SentFile } from '../requests.ts';
import type { Caller } from './callers.ts';
import type { ContractFixture } from './contract-fixture.ts';

/** What a legacy client sends: `json` as the body, or as multipart if `part` names its part. */
export interface LegacyCallRequest {
  url: string;
  json?: unknown;
  part?: string;
  file?: SentFile;
  /** The client address, where it matters. */
  from?: string;
  /** Used instead of the caller's token. */
  token?: string;
}

/** A legacy call (spec §7) as its clients make it. */
export interface ContractCall {
  /** Who may make the call; the last of them makes it in the tests. */
  callers: readonly Caller[];
  /** Creates the records that the request needs, new ones each time. */
  make(fixture: ContractFixture): LegacyCallRequest | Promise<LegacyCallRequest>;
  /** The expected body of the 200 response, for vitest's `toEqual`. */
  answer: unknown;
}

export type ContractTable = Record<`${'GET' | 'POST'} /api/${string}`, ContractCall>;
