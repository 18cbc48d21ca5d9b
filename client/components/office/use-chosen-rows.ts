import { useState } from 'react';

/**
 * The rows of a list that were chosen, by id: what is done is done to them all. They stay chosen under another filter or on
 * another page; the bar says how many are not shown, so that nothing is done to rows that nobody knows of.
 * @param shown those on the screen; undefined while they load
 * @param about in what the same can be done with rows, as a list or its bin: when that changes nothing is chosen any more
 */
export function useChosenRows<Row>(shown: readonly { id: number }[] | undefined, about = '') {
  const [chosen, choose] = useState<ReadonlyMap<number, Row>>(new Map());
  const clear = () => choose(new Map());
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    clear();
  }
  const isShown = (id: number) => !shown || shown.some((row) => row.id === id);
  return {
    chosen,
    choose,
    clear,
    /** Those that are not shown. */
    hidden: {
      count: [...chosen.keys()].filter((id) => !isShown(id)).length,
      drop: () => choose(new Map([...chosen].filter(([id]) => isShown(id)))),
    },
  };
}
