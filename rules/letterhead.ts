/** What an association is called, where it is, and its number as a charity in words; each may be empty. */
interface Sender {
  name: string;
  charityName: string;
  address: string;
  charityNumber: string;
  /** In which the texts came, where that may be another one than the paper's. */
  textLanguages?: { name: string; address: string };
}

/** A line of a letterhead; without a language it is in that of the paper. */
interface LetterheadLine {
  text: string;
  language?: string;
}

/** The address without a name as its first part, which ends at a comma or with the line. */
function withoutName(address: string, name: string): string | undefined {
  if (!name || !address.startsWith(name)) return undefined;
  const rest = address.slice(name.length);
  return rest === '' || /^\s*[,\n]/.test(rest) ? rest.replace(/^[\s,]+/, '') : undefined;
}

/**
 * Whom a paper is from, a line each: the name of the charity, its address and its number. An address may begin with that
 * name or the short one, which is not said twice.
 */
export function letterheadLines({
  name,
  charityName,
  address,
  charityNumber,
  textLanguages,
}: Sender): LetterheadLine[] {
  const place = withoutName(address, charityName) ?? withoutName(address, name) ?? address;
  return [
    { text: charityName || name, language: charityName ? undefined : textLanguages?.name },
    ...place.split('\n').map((text) => ({ text, language: textLanguages?.address })),
    { text: charityNumber, language: undefined },
  ]
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => text);
}
