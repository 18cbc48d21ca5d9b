/**
 * Does something with each, one after another; one that fails leaves the others.
 * @returns what came of those that were done, until the server stops
 * @throws AggregateError of all that has failed, in the end
 */
export async function eachAlone<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result[]> {
  const done: Result[] = [];
  const failures: unknown[] = [];
  for (const item of items) {
    if (stopping?.aborted) break;
    try {
      done.push(await work(item));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  return done;
}
