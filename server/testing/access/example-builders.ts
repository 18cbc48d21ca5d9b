import type { SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import type { Credentials } from './callers.ts';

/** The variables of a mutation, and the file that is sent with it. */
export interface MutationExample {
  variables: Record<string, unknown>;
  file?: SentFile;
}

/** Makes what a call needs, and says how it is called. */
export type Build = (app: TestApp, caller: Credentials) => Promise<MutationExample>;

/** A call that needs nothing. */
export const plain =
  (variables: Record<string, unknown>): Build =>
  async () => ({ variables });
/** A call about a record, by its id. */
export const about =
  (record: (app: TestApp) => Promise<{ id: number } | number>, others: Record<string, unknown> = {}): Build =>
  async (app) => {
    const made = await record(app);
    return { variables: { id: typeof made === 'number' ? made : made.id, ...others } };
  };
/** A call about a record, by its id and version. */
export const versioned =
  (
    record: (app: TestApp) => Promise<{ id: number; version: number }>,
    others: Record<string, unknown> = {},
  ): Build =>
  async (app) => {
    const { id, version } = await record(app);
    return { variables: { id, version, ...others } };
  };
