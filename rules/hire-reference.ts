/** What a hire is called in letters and on paper, so that both sides speak of the same: `H00042`. */
export function hireReference(id: number): string {
  return `H${String(id).padStart(5, '0')}`;
}

/** The id that somebody means who writes a reference, in capitals or not; undefined for any other text. */
export function hireIdOf(text: string): number | undefined {
  const [, digits] = /^h(\d{1,9})$/i.exec(text.trim()) ?? [];
  return Number(digits) || undefined;
}
