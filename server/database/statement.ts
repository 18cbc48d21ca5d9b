/** SQL with the values of its `$1`, `$2` and so on. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Adds a parameter; returns its placeholder, such as `$1`. */
export type Bind = (value: unknown) => string;

/** Builds a statement together with its parameters. */
export function writeStatement(text: (bind: Bind) => string): Statement {
  const parameters: unknown[] = [];
  return { sql: text((value) => `$${parameters.push(value)}`), parameters };
}
