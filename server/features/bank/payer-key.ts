/** Shorter keys, such as a bank's code for the kind of payment, tell nobody apart. */
const SHORTEST = 6;

/** Four letters or digits twice, with or without a dash or blank between, behind the prefix. */
const referenceOf = (prefix: string) =>
  new RegExp(`${prefix}[^A-Z0-9]*[A-Z0-9]{4}[^A-Z0-9]*[A-Z0-9]{4}`, 'g');

/**
 * Who paid, as far as a description tells: its words without digits and references. Empty if that is too little.
 * @param prefix of the site's references
 */
export function payerKeyOf(description: string, prefix: string): string {
  const key = description
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(referenceOf(prefix), ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !/\p{N}/u.test(word))
    .join(' ');
  return key.length < SHORTEST ? '' : key;
}
