/** What a browser keeps between asking for a one-time code and coming with it. */
const SECRET = 'a-secret-that-this-browser-was-given-before';
export const BROWSER_COOKIES = { 'samaj-code': SECRET };
export const BROWSER_HEADERS = { cookie: `samaj-code=${SECRET}` };
/** The same browser as the service knows it. */
export const BROWSER_ASKER = { ip: '198.51.100.250', key: `browser ${SECRET}` };

/** Where whoever has this number (ten digits) asks from: an old client is known by its network. */
export function homeOf(mobile: string): string {
  return `10.7.${Number(mobile.slice(-4, -2))}.${Number(mobile.slice(-2))}`;
}
