/** The `tel:` address of a formatted number; the `(0)` of `+44 (0)116 496 0117` is not dialled. */
export function telephoneAddress(phone: string): string {
  const written = phone.trim();
  const dialled = written.startsWith('+') ? written.replace('(0)', '') : written;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
