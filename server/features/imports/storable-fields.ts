/** A text as Postgres keeps it: without NUL, and without halves of characters. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** Fields as Postgres keeps them in JSON. */
export function storableFields<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  return Object.fromEntries(entries) as Fields;
}
