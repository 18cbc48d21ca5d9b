import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAct } from '../dialogs/use-act.ts';

/** What the order of a list is made of. */
export interface OrderedItem {
  id: number;
  /** In the page's language where it is translated. */
  name: string;
}

export interface OrderChange {
  /** Saves one move; `place` is from 1. */
  moveTo: (id: number, place: number) => Promise<unknown>;
  /** Asks for the items again. */
  refetch: () => Promise<unknown>;
}

/** Moves items one at a time, shows the new order at once, and says what was done with an Undo. */
export function useOrder<Item extends OrderedItem>(items: readonly Item[], change: OrderChange) {
  const { t } = useTranslation();
  const { act } = useAct();
  /** While a move is being saved. */
  const [ids, setIds] = useState<readonly number[]>();
  const saving = useRef<Promise<boolean>>(undefined);
  const shown = ids ? [...items].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : items;

  // If it fails, the list says so.
  const refetch = () => change.refetch().catch(() => undefined);

  const save = async (item: Item, place: number, undo?: () => Promise<boolean>) => {
    const isMoved = await act({
      work: async () => {
        await change.moveTo(item.id, place);
        // Until the items are shown in their new order, and no longer: the next move is not taken before.
        await refetch();
      },
      done: t('order.moved', { name: item.name, place, total: items.length }),
      undo,
    });
    if (!isMoved) await refetch();
    saving.current = undefined;
    setIds(undefined);
    return isMoved;
  };

  /** The notice with its button is gone when it is pressed, so that it waits for what is being saved. */
  const moveBack = async (item: Item, place: number) => {
    while (saving.current) await saving.current;
    saving.current = save(item, place);
    return saving.current;
  };

  const move = (item: Item, place: number) => {
    const from = shown.indexOf(item) + 1;
    if (saving.current || place === from) return;
    const others = shown.filter((other) => other !== item).map(({ id }) => id);
    setIds([...others.slice(0, place - 1), item.id, ...others.slice(place - 1)]);
    saving.current = save(item, place, () => moveBack(item, from));
  };

  return { shown, move };
}
