import { isConflict, isRefusedWith } from '../../components/form/refused-field.ts';
import { partsOf } from '../../components/office/use-batches.ts';

/** Whether it was refused since what was seen has been changed or deleted. */
export const isChangedSince = (error: unknown) => isConflict(error) || isRefusedWith(error, 'notFound');

function groupsOf<Item>(items: readonly Item[], alike: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(alike(item), [...(groups.get(alike(item)) ?? []), item]);
  return groups.values();
}

/**
 * Does something to items as they were seen, some at a time: what has been changed or deleted since is left, and keeps back
 * none of the others. That some were left is refused at the end.
 * @param some does it to several, to all or to none
 * @param alike only items of which it answers the same are in one call; by default all are
 * @returns the `next` of `inBatches`, and what has come of it so far
 */
export function asSeen<Item>(
  items: readonly Item[],
  size: number,
  some: (part: readonly Item[]) => Promise<unknown>,
  alike: (item: Item) => string = () => '',
) {
  const done: Item[] = [];
  const changed: Item[] = [];
  let refusal: unknown;
  const attempt = async (part: readonly Item[]): Promise<void> => {
    try {
      await some(part);
      done.push(...part);
    } catch (error) {
      if (!isChangedSince(error)) throw error;
      refusal = error;
      if (part.length === 1) changed.push(...part);
      // Which of them it is, only each alone can tell.
      else for (const item of part) await attempt([item]);
    }
  };
  const one = async (part: readonly Item[]) => {
    for (const group of groupsOf(part, alike)) await attempt(group);
    if (changed.length > 0 && part.at(-1) === items.at(-1)) throw refusal;
  };
  return { next: partsOf(items, size, one), done, changed };
}
