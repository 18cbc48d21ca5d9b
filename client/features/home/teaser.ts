import { cutText } from '../../../rules/cut-text.ts';

/** Code points. */
const MAXIMUM = 420;

/** The first paragraph of a longer text on one line; a very long one is truncated after a word. */
export function teaser(text: string): string {
  const [paragraph] = text.trim().split(/\n\s*\n/);
  return cutText(paragraph, MAXIMUM);
}
