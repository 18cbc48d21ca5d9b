/**
 * The id in the address of an edit form. Without the parameter it is 0, which creates an item. Undefined is
 * an id that cannot exist; it must not open a form that creates something.
 */
export function contentIdOf(parameter: string | null): number | undefined {
  if (parameter === null || parameter === '') return 0;
  return /^\d{1,9}$/.test(parameter) ? Number(parameter) : undefined;
}
