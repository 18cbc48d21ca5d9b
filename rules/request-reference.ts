/** What a complaint or request is called in letters and in the office: `R00042`. */
export function requestReference(id: number): string {
  return `R${String(id).padStart(5, '0')}`;
}

/** The id in a typed reference, in upper or lower case; undefined for any other text. */
export function requestIdOf(text: string): number | undefined {
  const [, digits] = /^r(\d{1,9})$/i.exec(text.trim()) ?? [];
  return Number(digits) || undefined;
}
