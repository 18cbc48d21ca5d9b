/**
 * Whether `If-None-Match` names what is there (RFC 9110 §13.1.2): `*`, or a list of tags, in which a weak one
 * is as good as a strong one, since compression makes the one of the other.
 */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  const named: string[] = header?.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.replace(/^W\//, ''));
}
