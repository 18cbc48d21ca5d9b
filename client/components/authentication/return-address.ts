import { useLocation } from 'react-router-dom';
import { parseUrl } from '../../../rules/parse-url.ts';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';

/** Pages to sign in or register, which are never returned to. */
const AUTHENTICATION_PATHS: readonly string[] = [
  PATHS.login,
  PATHS.forgotPassword,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialForgotPassword,
];

const PAGES = new Set<string>(Object.values(PATHS).filter((path) => !AUTHENTICATION_PATHS.includes(path)));

/** A placeholder: an address that resolves to another origin is not on this site. */
const BASE = 'https://samaj.invalid';

/**
 * The address to return to, if it is a page of this site: anybody can make a link to the login.
 * @param address from the query, unvalidated
 */
export function validReturnAddress(address: string | null): string | undefined {
  const url = address?.startsWith('/') ? parseUrl(address, BASE) : undefined;
  if (url?.origin !== BASE || !PAGES.has(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** @returns a function that makes the address of a login page that leads back to the current page */
export function useSignInAddress(): (login: string) => string {
  const { pathname, search } = useLocation();
  return (login) => `${login}?${new URLSearchParams({ [QUERY_PARAMETERS.returnTo]: pathname + search })}`;
}

/** @returns a function that reads the address to go to after signing in, if a page sent the visitor here */
export function useReturnAddress(): () => string | undefined {
  const { search } = useLocation();
  return () => validReturnAddress(new URLSearchParams(search).get(QUERY_PARAMETERS.returnTo));
}
