/** What an association is called, where it is, and its number as a charity in words; each may be empty. */
interface Sender {
  name: string;
  charityName: string;
  address: string;
  charityNumber: string;
}

/**
 * Whom a paper is from, a line each: the name of the charity, its address and its number. An address that begins with the
 * name has it already.
 */
export function letterheadLines({ name, charityName, address, charityNumber }: Sender): string[] {
  const charity = charityName || name;
  const isNamed = [charity, name].some((one) => one && address.startsWith(one));
  return [isNamed ? '' : charity, ...address.split('\n'), charityNumber]
    .map((line) => line.trim())
    .filter(Boolean);
}
