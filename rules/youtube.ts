import { httpsAddress } from './https-address.ts';

const SHORT_HOST = 'youtu.be';
const HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  SHORT_HOST,
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const VIDEO_ID = /^[\w-]{11}$/;
const VIDEO_PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;

/**
 * The links that {@link youtubeVideoId} finds a film in, among those that {@link youtubeAddress} takes: for JavaScript
 * and Postgres.
 */
export const NAMES_A_FILM = '(youtu\\.be/|/(embed|shorts|live)/|[?&]v=)[A-Za-z0-9_-]{11}([/?&#]|$)';

export function youtubeAddress(link: string): URL | undefined {
  const address = httpsAddress(link);
  return address && !address.port && HOSTS.includes(address.hostname) ? address : undefined;
}

/**
 * The eleven characters that YouTube knows a film by, out of any of the addresses people copy; undefined
 * for a link without one, such as a channel's.
 */
export function youtubeVideoId(url: string): string | undefined {
  const address = youtubeAddress(url.trim());
  if (!address) return undefined;
  const id =
    address.hostname === SHORT_HOST
      ? address.pathname.slice(1).replace(/\/$/, '')
      : (VIDEO_PATH.exec(address.pathname)?.[1] ?? address.searchParams.get('v'));
  return id && VIDEO_ID.test(id) ? id : undefined;
}
