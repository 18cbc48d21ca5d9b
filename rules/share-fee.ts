/**
 * Shares a fee among donations in their proportion, to the penny: what is rounded for one is made up for by the next.
 * @param pence of each donation; the fee is at most their sum
 * @returns pence of the fee for each
 */
export function shareFee(feePence: number, pence: readonly number[]): number[] {
  const total = pence.reduce((sum, one) => sum + one, 0);
  let before = 0;
  return pence.map((one) => {
    const upTo = (sum: number) => Math.round((feePence * sum) / total);
    const share = upTo(before + one) - upTo(before);
    before += one;
    return share;
  });
}
