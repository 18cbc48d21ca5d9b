import { useState } from 'react';

interface ChosenFrom<Row> {
  /** The rows on the screen, the same array until they change; undefined while they load. */
  shown: readonly Row[] | undefined;
  /** By default each. */
  mayBeChosen?: (row: Row) => boolean;
  /** In what the same can be done with rows, as a list or its bin: when that changes nothing is chosen any more. */
  about?: string;
}

interface Choice<Row> {
  rows: ReadonlyMap<number, Row>;
  /** Another one once the choice was given up: what was asked for before comes too late. */
  since: symbol;
}

const choiceOf = <Row>(rows: ReadonlyMap<number, Row>, since = Symbol()): Choice<Row> => ({
  rows,
  since: rows.size > 0 ? since : Symbol(),
});

/**
 * The rows of a list that were chosen, by id: what is done is done to them all. They stay chosen under another filter or on
 * another page; the bar says how many are not shown, so that nothing is done to rows that nobody knows of. Each is as the
 * list has had it last: somebody else may have changed it since it was chosen. One that may not be chosen any more is not.
 */
export function useChosenRows<Row extends { id: number }>(from: ChosenFrom<Row>) {
  const { shown, mayBeChosen = () => true, about = '' } = from;
  const [choice, setChoice] = useState(() => choiceOf<Row>(new Map()));
  const chosen = choice.rows;
  const clear = () => setChoice(choiceOf(new Map()));
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    clear();
  }
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    const known = new Map(shown?.map((row) => [row.id, row]));
    setChoice(({ rows, since }) => {
      const now = [...rows].map(([id, row]) => [id, known.get(id) ?? row] as const);
      return choiceOf(new Map(now.filter(([, row]) => mayBeChosen(row))), since);
    });
  }
  const isShown = (id: number) => !shown || shown.some((row) => row.id === id);
  return {
    chosen,
    isShown,
    choose: (rows: ReadonlyMap<number, Row>) => setChoice(({ since }) => choiceOf(rows, since)),
    /** For rows that come later: adds them, but none that was given up meanwhile. */
    addFound: (found: ReadonlyMap<number, Row>) =>
      setChoice((now) => {
        if (now.since !== choice.since) return now;
        const added = [...found].filter(([id]) => now.rows.has(id) || !chosen.has(id));
        return choiceOf(new Map([...now.rows, ...added]), now.since);
      }),
    clear,
    /** Gives up some, as those to which something was done. */
    drop: (some: readonly Row[]) => {
      const ids = new Set(some.map(({ id }) => id));
      setChoice(({ rows, since }) => choiceOf(new Map([...rows].filter(([id]) => !ids.has(id))), since));
    },
    /** Those that are not shown. */
    hidden: {
      count: [...chosen.keys()].filter((id) => !isShown(id)).length,
      drop: () => setChoice(choiceOf(new Map([...chosen].filter(([id]) => isShown(id))))),
    },
  };
}
