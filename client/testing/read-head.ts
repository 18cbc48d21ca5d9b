/**
 * Reads the metadata of the head, of the current document or of `html`. It is run in the browser, too, so that it refers to
 * nothing around it.
 * @param Parser of a browser; elsewhere there is none by itself
 */
export function readHead(html: string | undefined, Parser = DOMParser) {
  const { head } = html === undefined ? document : new Parser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
    descriptions: read('meta[name="description"]', 'content'),
    robots: read('meta[name="robots"]', 'content'),
    canonicals: read('link[rel="canonical"]', 'href'),
    alternates: read('link[rel="alternate"]', 'hreflang').map(
      (language, index) => `${language} ${read('link[rel="alternate"]', 'href')[index]}`,
    ),
    preview: Object.fromEntries(
      read('meta[property]', 'property').map((name, index) => [
        name,
        read('meta[property]', 'content')[index],
      ]),
    ),
  };
}
