/** What came within a month, of one kind. */
export interface MonthSum {
  name: string;
  /** `YYYY-MM`; empty in the last row, which is the sum of all. */
  month: string;
  count: number;
  receivedPence: number;
  refundedPence: number;
  feePence: number;
}

const NOTHING = { count: 0, receivedPence: 0, refundedPence: 0, feePence: 0 };

/** Adds up what is written, so that the sums are those of the lines whatever happens while the file is made. */
export class MonthSums {
  readonly #sums = new Map<string, MonthSum>();
  readonly #total: MonthSum = { name: 'Total', month: '', ...NOTHING };

  /** @param key tells apart what may have the same name */
  add(
    { key, name }: { key: string | number; name: string },
    {
      receivedOn,
      amountPence,
      refundedPence,
      feePence,
    }: { receivedOn: string; amountPence: number; refundedPence: number; feePence: number },
  ): void {
    const month = receivedOn.slice(0, 7);
    const known = `${key} ${month}`;
    const sum = this.#sums.get(known) ?? { name, month, ...NOTHING };
    this.#sums.set(known, sum);
    for (const one of [sum, this.#total]) {
      one.count += 1;
      one.receivedPence += amountPence;
      one.refundedPence += refundedPence;
      one.feePence += feePence;
    }
  }

  /** The sum of all by another name, once all is added. */
  total(name: string): MonthSum {
    return { ...this.#total, name };
  }

  /** By name and month, and at last the sum of all; one batch. */
  async *batches(): AsyncGenerator<readonly MonthSum[]> {
    const sums = [...this.#sums.values()].sort(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.month.localeCompare(other.month, 'en'),
    );
    yield [...sums, this.#total];
  }
}
