import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { askAgain } from '../../graphql/ask-again.ts';
import { type Act, useAct } from '../dialogs/use-act.ts';

/** What one batch has come to. */
interface Batch {
  /** How many it was done for. */
  done: number;
  /** How many are left. */
  remaining: number;
}

/** What all batches have come to. */
interface Batches {
  count: number;
  /** Whether none are left. */
  isAll: boolean;
  /** Why it went no further. */
  refusal?: unknown;
}

/** How far it is, and what it is about; a type of its own, so that its numbers go into a text. */
export type Progress = { about: string | number; done: number; total: number };

interface BatchesAct extends Omit<Act<Batches>, 'work' | 'refusalOf'> {
  /** Does some more, each whole or not at all. Rejects with a refusal. */
  next: () => Promise<Batch | undefined>;
  /** How many there are, where that is known before the first batch. */
  total?: number;
}

/** Does something to items that are known, some at a time: the `next` of `inBatches`. */
export function partsOf<Item>(
  items: readonly Item[],
  size: number,
  one: (part: readonly Item[]) => Promise<unknown>,
): () => Promise<Batch> {
  let count = 0;
  return async () => {
    const part = items.slice(count, count + size);
    await one(part);
    count += part.length;
    return { done: part.length, remaining: items.length - count };
  };
}

/**
 * `useAct` for something with many parts: shows how far it is. What was done before a refusal stays done and is said, with
 * its Undo, and then the refusal; pressing again goes on. One run at a time: nothing else is begun meanwhile, and Undo waits.
 */
export function useBatches() {
  const client = useApolloClient();
  const { act } = useAct();
  const [progress, setProgress] = useState<Progress>();
  const going = useRef<Promise<Batches>>(undefined);

  const work = async ({ next, about = '', total }: BatchesAct): Promise<Batches> => {
    let count = 0;
    if (total) setProgress({ about, done: 0, total });
    try {
      for (;;) {
        const batch = await next();
        count += batch?.done ?? 0;
        // Where nothing can be done any more somebody else is at it, or was.
        if (!batch?.done || batch.remaining === 0) return { count, isAll: batch?.remaining === 0 };
        setProgress({ about, done: count, total: count + batch.remaining });
      }
    } catch (refusal) {
      // Others may have changed the rest, and what was lost on its way back is done.
      void askAgain(client);
      return { count, isAll: false, refusal };
    } finally {
      setProgress(undefined);
    }
  };

  const ended = async () => {
    while (going.current) await going.current;
  };
  const workAlone = async (options: BatchesAct): Promise<Batches> => {
    // Another may have begun while it was asked.
    await ended();
    going.current = work(options).finally(() => {
      going.current = undefined;
    });
    return going.current;
  };

  const inBatches = async (options: BatchesAct): Promise<boolean> => {
    const { undo } = options;
    if (going.current) return false;
    return act({
      ...options,
      work: () => workAlone(options),
      refusalOf: ({ refusal }) => refusal,
      // The notice with its button is gone when it is pressed.
      undo:
        undo &&
        (async (done) => {
          await ended();
          return undo(done);
        }),
    });
  };

  return {
    /** For something else that is not to be done meanwhile. */
    act,
    /** Undefined while nothing is being done. */
    progress,
    /** @returns whether it was done, all of it */
    inBatches,
  };
}
