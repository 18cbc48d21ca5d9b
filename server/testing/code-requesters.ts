/** The cookie that ties a one-time code to the browser that requested it. */
const SECRET = 'a-secret-that-this-browser-was-given-before';
export const BROWSER_COOKIES = { 'site-code': SECRET };
export const BROWSER_HEADERS = { cookie: `site-code=${SECRET}` };
/** The same browser as the services identify it. */
export const BROWSER_REQUESTER = { ip: '198.51.100.250', key: `browser ${SECRET}` };

/** A client address for each mobile (ten digits): a legacy client is identified by its network. */
export function clientAddressOf(mobile: string): string {
  return `10.7.${Number(mobile.slice(-4, -2))}.${Number(mobile.slice(-2))}`;
}
