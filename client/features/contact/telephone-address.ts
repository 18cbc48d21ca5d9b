/** What a telephone dials for a number as people write it: `+44 (0)116 496 0117` has a 0 that is not dialled. */
export function telephoneAddress(phone: string): string {
  const written = phone.trim();
  const dialled = written.startsWith('+') ? written.replace('(0)', '') : written;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
