import { useLocation } from 'react-router-dom';
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
  if (!address?.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE && PAGES.has(pathname) ? pathname + search + hash : undefined;
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
