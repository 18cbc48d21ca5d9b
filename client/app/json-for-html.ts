/** Characters that could end a script block, open a comment in it, or end a line of old JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that stays JSON, and inert, inside a `<script type="application/json">` block. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
