/** SQL: a name however it is spaced and whether or not in capitals. */
export function plainName(name: string): string {
  return `lower(regexp_replace(trim(${name}), '\\s+', ' ', 'g'))`;
}

/** SQL: two names are one. */
export function isSameName(one: string, other: string): string {
  return `${plainName(one)} = ${plainName(other)}`;
}
