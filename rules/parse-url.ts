/** Like `URL.parse`, which browsers before 2024 do not have: undefined for what is no address. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
