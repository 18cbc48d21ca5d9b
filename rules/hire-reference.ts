/** A hire's reference in letters and on paper: `H00042`. */
export function hireReference(id: number): string {
  return `H${String(id).padStart(5, '0')}`;
}

/** The id in a typed reference, in upper or lower case; undefined for any other text. */
export function hireIdOf(text: string): number | undefined {
  const [, digits] = /^h(\d{1,9})$/i.exec(text.trim()) ?? [];
  return Number(digits) || undefined;
}
