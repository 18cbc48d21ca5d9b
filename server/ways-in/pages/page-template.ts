import { directionOf, type Language } from '../../../rules/languages.ts';

/** What a page fills into the template. */
interface PageParts {
  language: Language;
  head: string;
  html: string;
  /** JSON that is safe inside a script block. */
  state: string;
}

/** A page as it is sent. */
export type PageTemplate = (parts: PageParts) => Buffer;

const MARKER = /<!--(language|head|html|state)-->/;

/** As in the template, for editors and linters; every page replaces it. */
const LANGUAGE = '<html lang="en">';

/** The attributes of `<html>`; left to right is the default. */
export function languageAttributes(language: Language): string {
  return `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
}

/**
 * Splits `client/index.html` at its markers. A page is then joined from the pieces, and nothing in a
 * page's own text can be mistaken for a marker. What is the same in each page is encoded once.
 * @throws Error when a marker is missing
 */
export function createPageTemplate(source: string): PageTemplate {
  // Every second piece is a marker's name.
  const pieces = source.replace(LANGUAGE, '<html <!--language-->>').split(MARKER);
  if (pieces.length !== 9) throw new Error('index.html must hold each of its four markers once');
  const same = pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : undefined));
  return ({ language, state, ...others }) => {
    const parts = {
      ...others,
      language: languageAttributes(language),
      state: `<script type="application/json" id="state">${state}</script>`,
    };
    return Buffer.concat(
      pieces.map((name, index) => same[index] ?? Buffer.from(parts[name as keyof PageParts])),
    );
  };
}
