/** A piece of a sheet: a rule with the classes in its selector, or a brace of what stands around rules, with none. */
interface Piece {
  text: string;
  classes: readonly string[];
}

const PIECES = /[^{}]*\{[^{}]*\}|[^{}]*\{|\}/g;
const CLASSES = /\.([a-z_][\w-]*)/gi;
const CLASS_ATTRIBUTES = / class="([^"]*)"/g;
/** An empty block of a layer is kept: it gives the layer its place. */
const EMPTY_BLOCKS = /@(?:media|supports|container)[^{}]*\{\}/g;

/** The styles of the whole site, of which each page gets those that its elements may have, a fifth. */
export class PageStyles {
  readonly #pieces: readonly Piece[];

  /** @param sheet as the build writes it: without braces in its texts, and with no comment but one at its end, which is left out */
  constructor(sheet: string) {
    this.#pieces = [...sheet.matchAll(PIECES)].map(([text]) => {
      const selector = text.endsWith('}') ? text.slice(0, text.indexOf('{')) : '';
      return { text, classes: [...selector.matchAll(CLASSES)].map(([, name]) => name!) };
    });
  }

  /** The rules without a class, and those of which a class occurs in the HTML, in their order. */
  of(html: string): string {
    const attributes = new Set(Array.from(html.matchAll(CLASS_ATTRIBUTES), ([, names]) => names!));
    const used = new Set([...attributes].flatMap((names) => names.split(' ')));
    return this.#pieces
      .filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
      .map(({ text }) => text)
      .join('')
      .replace(EMPTY_BLOCKS, '');
  }
}
