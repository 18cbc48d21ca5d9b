import { useState } from 'react';

/**
 * The rows of a list that were chosen, by id: what is done is done to them all.
 * @param about what the list shows: when that changes nothing is chosen any more, so that nothing is done to rows that
 *   nobody sees
 */
export function useChosenRows<Row>(about: string) {
  const [chosen, choose] = useState<ReadonlyMap<number, Row>>(new Map());
  const clear = () => choose(new Map());
  const [shown, setShown] = useState(about);
  if (shown !== about) {
    setShown(about);
    clear();
  }
  return { chosen, choose, clear };
}
