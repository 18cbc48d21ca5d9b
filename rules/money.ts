/** Up to nine digits before the point keep every sum of pence exact. */
const AMOUNT = /^(\d{1,9})(?:\.(\d{0,2}))?$|^\.(\d{1,2})$/;

/** Parses pounds as people type them (`25`, `25.5`, `25.50`) into pence. Null for anything else (D30). */
export function parsePence(typed: string): number | null {
  const match = AMOUNT.exec(typed);
  if (!match) return null;
  const [, pounds = '0', decimals = '', decimalsAlone = ''] = match;
  return Number(pounds) * 100 + Number((decimals || decimalsAlone).padEnd(2, '0'));
}

/** `£1,200`, as in letting agreements; donors may not type it. */
const WRITTEN = /^£?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** {@link parsePence} of an amount as people write it by hand, such as `450`, `£1,200` or `99.5`. */
export function parseWrittenPence(written: string): number | null {
  return WRITTEN.test(written) ? parsePence(written.replace(/[£,\s]/g, '')) : null;
}

/** Pounds as an amount field shows them: `25.00`. */
export function poundsText(pence: number): string {
  const digits = String(pence).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Pounds as people read them: `£1,200.00`. */
export function poundsWithSign(pence: number): string {
  return `£${poundsText(pence).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
