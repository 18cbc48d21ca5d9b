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
 * A pattern for JavaScript and Postgres: of the links that {@link youtubeAddress} accepts, it matches those in which
 * {@link youtubeVideoId} finds a film.
 */
export const NAMES_A_FILM = '(youtu\\.be/|/(embed|shorts|live)/|[?&]v=)[A-Za-z0-9_-]{11}([/?&#]|$)';

export function youtubeAddress(link: string): URL | undefined {
  const address = httpsAddress(link);
  return address && !address.port && HOSTS.includes(address.hostname) ? address : undefined;
}

/**
 * The eleven characters of a film's id, from any of the addresses that people copy; undefined for a link without one,
 * such as a channel's.
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
