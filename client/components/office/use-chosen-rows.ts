import { useState } from 'react';

interface ChosenFrom<Row> {
  /** The rows on the screen, the same array until they change; undefined while they load. */
  shown: readonly Row[] | undefined;
  idOf: (row: Row) => number;
  /** By default each. */
  mayBeChosen?: (row: Row) => boolean;
  /** In what the same can be done with rows, as a list or its bin: when that changes nothing is chosen any more. */
  about?: string;
}

/**
 * The rows of a list that were chosen, by id: what is done is done to them all. They stay chosen under another filter or on
 * another page; the bar says how many are not shown, so that nothing is done to rows that nobody knows of. Each is as the
 * list has had it last: somebody else may have changed it since it was chosen. One that may not be chosen any more is not.
 */
export function useChosenRows<Row>(from: ChosenFrom<Row>) {
  const { shown, idOf, mayBeChosen = () => true, about = '' } = from;
  const [chosen, choose] = useState<ReadonlyMap<number, Row>>(new Map());
  const clear = () => choose(new Map());
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    clear();
  }
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    const known = new Map(shown?.map((row) => [idOf(row), row]));
    choose((now) => {
      const rows = [...now].map(([id, row]) => [id, known.get(id) ?? row] as const);
      return new Map(rows.filter(([, row]) => mayBeChosen(row)));
    });
  }
  const isShown = (id: number) => !shown || shown.some((row) => idOf(row) === id);
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
