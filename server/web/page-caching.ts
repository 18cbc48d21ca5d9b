import { createHash } from 'node:crypto';

/** Weak, because the same page also travels compressed. */
export function entityTag(page: string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}
