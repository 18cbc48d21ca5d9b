import { AppError } from '../../rules/errors.ts';

/** What Postgres calls an integer; ids and counts of old clients fit in it. */
const LARGEST_INTEGER = 2_147_483_647;

/** @throws AppError BAD_USER_INPUT unless the text is a whole number that an integer column can hold */
export function parseId(text: string): number {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Math.abs(value) > LARGEST_INTEGER)
    throw new AppError('BAD_USER_INPUT', 'invalidId');
  return value;
}

/** A legacy payload: its keys are found in any case, its values are unchecked. */
export class LegacyBody {
  readonly #values: Map<string, unknown>;

  /**
   * @param payload an object or an array of one
   * @throws AppError BAD_USER_INPUT for anything else
   */
  constructor(payload: unknown) {
    const record = Array.isArray(payload) && payload.length === 1 ? payload[0] : payload;
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      throw new AppError('BAD_USER_INPUT', 'invalidRequest');
    this.#values = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  }

  /**
   * The value as text; numbers count as their digits, a missing key as empty.
   * @throws AppError BAD_USER_INPUT for objects, lists and booleans
   */
  text(key: string): string {
    const value = this.#values.get(key.toLowerCase()) ?? '';
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: key });
  }

  /** A whole number, sent as a number or as digits; 0 when missing or empty. */
  integer(key: string): number {
    return parseId(this.text(key).trim() || '0');
  }
}

/**
 * The JSON of a multipart part.
 * @throws AppError BAD_USER_INPUT when it is broken
 */
export function parseJsonPart(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  }
}
