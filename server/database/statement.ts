/** SQL with the values of its `$1`, `$2` and so on. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Takes a value in and says how it stands in the text. */
export type Bind = (value: unknown) => string;

/** Writes a statement whose text and values grow together. */
export function writeStatement(text: (bind: Bind) => string): Statement {
  const parameters: unknown[] = [];
  return { sql: text((value) => `$${parameters.push(value)}`), parameters };
}
