/** A text as Postgres keeps it: without NUL, and without halves of characters. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  // Translations are by their languages.
  return value?.constructor === Object ? storableFields(value as Record<string, unknown>) : value;
}

/** Fields as Postgres keeps them in JSON. */
export function storableFields<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, storable(value)])) as Fields;
}
