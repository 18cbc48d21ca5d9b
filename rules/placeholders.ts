const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A text of client/i18n/ with its placeholders, `{{name}}`, filled in once: a value's own braces stay as they are. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACEHOLDER, (_placeholder, name) => String(values[name] ?? ''));
}
