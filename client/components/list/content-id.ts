/**
 * The item an add/edit address means: 0 without the parameter creates (spec §2). Undefined is an id that
 * cannot exist, and must not end in a form that creates something (D36).
 */
export function contentIdOf(parameter: string | null): number | undefined {
  if (parameter === null || parameter === '') return 0;
  return /^\d{1,9}$/.test(parameter) ? Number(parameter) : undefined;
}
