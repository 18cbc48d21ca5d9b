import { useLocation } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';

/** Where one enters: nobody is led back there. */
const ENTRIES: readonly string[] = [
  PATHS.login,
  PATHS.forgotPassword,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialForgotPassword,
];

const PAGES = new Set<string>(Object.values(PATHS).filter((path) => !ENTRIES.includes(path)));

/** Any origin that is not a visitor's: what leads to another one is no page of ours. */
const BASE = 'https://samaj.invalid';

/**
 * The address to come back to, if it is one of our pages (D91): anybody can write a link to the login.
 * @param address of the query, unchecked
 */
export function ownAddress(address: string | null): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE && PAGES.has(pathname) ? pathname + search + hash : undefined;
}

/** @returns a login's address that leads back to the page one is on */
export function useSignInAddress(): (login: string) => string {
  const { pathname, search } = useLocation();
  return (login) => `${login}?${new URLSearchParams({ [QUERY_PARAMETERS.returnTo]: pathname + search })}`;
}

/** Of a login page, once somebody has signed in there: the page of ours that has sent them. */
export function useReturnAddress(): () => string | undefined {
  const { search } = useLocation();
  return () => ownAddress(new URLSearchParams(search).get(QUERY_PARAMETERS.returnTo));
}
