/** What one page puts into the template. */
export interface PageParts {
  language: string;
  head: string;
  html: string;
  state: string;
}

export type PageTemplate = (parts: PageParts) => string;

const MARKER = /<!--(language|head|html|state)-->/;

/**
 * Cuts `client/index.html` at its markers. Joining is all that is left to do for a page, and nothing in a
 * page's own text can be taken for a marker.
 * @throws Error when a marker is missing
 */
export function createPageTemplate(source: string): PageTemplate {
  // Every second piece is a marker's name.
  const pieces = source.split(MARKER);
  if (pieces.length !== 9) throw new Error('index.html must hold each of its four markers once');
  return (parts) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts])).join('');
}
