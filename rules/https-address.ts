/**
 * The address, when it is one that a page may link to: https, with nothing hidden in it such as a name or a
 * blank. Undefined for anything else.
 */
export function httpsAddress(link: string): URL | undefined {
  if (!/^https:\/\/\S+$/i.test(link)) return undefined;
  try {
    // Not URL.canParse: browsers of 2022 have none.
    const address = new URL(link);
    return address.username || address.password ? undefined : address;
  } catch {
    return undefined;
  }
}
