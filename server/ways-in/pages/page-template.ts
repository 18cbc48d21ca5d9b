import { directionOf, type Language } from '../../../rules/languages.ts';

/** What one page puts into the template. */
interface PageParts {
  language: Language;
  head: string;
  html: string;
  /** JSON that is safe inside a script block. */
  state: string;
}

export type PageTemplate = (parts: PageParts) => string;

const MARKER = /<!--(language|head|html|state)-->/;

/** As the template has it, for editors and linters; every page says its own. */
const LANGUAGE = '<html lang="en">';

/** Of `<html>`; left to right is what browsers take for granted. */
export function languageAttributes(language: Language): string {
  return `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
}

/**
 * Cuts `client/index.html` at its markers. Joining is all that is left to do for a page, and nothing in a
 * page's own text can be taken for a marker.
 * @throws Error when a marker is missing
 */
export function createPageTemplate(source: string): PageTemplate {
  // Every second piece is a marker's name.
  const pieces = source.replace(LANGUAGE, '<html <!--language-->>').split(MARKER);
  if (pieces.length !== 9) throw new Error('index.html must hold each of its four markers once');
  return ({ language, state, ...others }) => {
    const parts = {
      ...others,
      language: languageAttributes(language),
      state: `<script type="application/json" id="state">${state}</script>`,
    };
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts])).join('');
  };
}
