/** A new idempotency key, for one form that is filled in. Not `randomUUID`, which browsers offer only over TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
