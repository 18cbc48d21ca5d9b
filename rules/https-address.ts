import { parseUrl } from './parse-url.ts';

/**
 * Parses an address that a page may link to: https, without a user name, password or white space. Undefined for
 * anything else.
 */
export function httpsAddress(link: string): URL | undefined {
  const address = /^https:\/\/\S+$/i.test(link) ? parseUrl(link) : undefined;
  return address?.username || address?.password ? undefined : address;
}
