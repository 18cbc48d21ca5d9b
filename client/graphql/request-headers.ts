/** The value of the anti-forgery cookie, read anew for each request because the server may renew it. */
function antiForgeryToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}

/** What every GraphQL request of the browser carries, so that no other site can send it. */
export function requestHeaders(): Record<string, string> {
  const token = antiForgeryToken();
  return { 'apollo-require-preflight': 'true', ...(token ? { 'X-XSRF-TOKEN': token } : {}) };
}
