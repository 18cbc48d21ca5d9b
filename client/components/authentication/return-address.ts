import { useLocation } from 'react-router-dom';
import { parseUrl } from '../../../rules/parse-url.ts';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';

/** Pages to sign in or register, to which nobody is led back. */
const AUTHENTICATION_PATHS: readonly string[] = [
  PATHS.login,
  PATHS.forgotPassword,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialForgotPassword,
];

const PAGES = new Set<string>(Object.values(PATHS).filter((path) => !AUTHENTICATION_PATHS.includes(path)));

/** A placeholder origin: an address that resolves to another one is not on this site. */
const BASE = 'https://samaj.invalid';

/**
 * The address to come back to, if it is a page of this site (D91): anybody can write a link to the login.
 * @param address from the query, unchecked
 */
export function validReturnAddress(address: string | null): string | undefined {
  const url = address?.startsWith('/') ? parseUrl(address, BASE) : undefined;
  if (url?.origin !== BASE || !PAGES.has(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** @returns makes the address of a login page that leads back to the current page */
export function useSignInAddress(): (login: string) => string {
  const { pathname, search } = useLocation();
  return (login) => `${login}?${new URLSearchParams({ [QUERY_PARAMETERS.returnTo]: pathname + search })}`;
}

/** @returns reads where a login page leads after signing in: the page that sent the visitor, if any */
export function useReturnAddress(): () => string | undefined {
  const { search } = useLocation();
  return () => validReturnAddress(new URLSearchParams(search).get(QUERY_PARAMETERS.returnTo));
}
