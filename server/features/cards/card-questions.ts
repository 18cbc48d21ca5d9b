import { type DataSource, Raw } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Plumbing } from '../plumbing.ts';

/** Tables of what the provider is asked about until it is settled. */
type Asked = 'card_event' | 'card_payment' | 'card_subscription';

/** After so many it is asked about no more, where there may never be an answer: about six days. */
export const MOST_TRIES = 10;

/** Of `ask_at`: now, by the clock of the database. */
export const IS_DUE = Raw<Date>((askAt) => `${askAt} <= now()`);

/** Questions one after another without any answer, after which the provider is taken to be away. */
const MOST_UNANSWERED = 2;

interface About {
  /** Where what is asked about is kept, if it is. */
  table: Asked | null;
  /** For the log. */
  what: string;
  stopping: AbortSignal | undefined;
}

/** Asks the provider of cards about many things, so that neither one of them nor an outage keeps the others waiting. */
export class CardQuestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Plumbing['log'],
  ) {}

  /**
   * Asks about each. What fails is put off; when the provider is away, or the server stops, the rest waits for the next
   * round.
   */
  async askAll<Item extends { id: number | string }>(
    { table, what, stopping }: About,
    items: readonly Item[],
    ask: (item: Item) => Promise<unknown>,
  ): Promise<void> {
    let unanswered = 0;
    for (const item of items) {
      if (stopping?.aborted || unanswered === MOST_UNANSWERED) return;
      try {
        await untilStopped(ask(item), stopping);
        unanswered = 0;
      } catch (err) {
        if (stopping?.aborted) return;
        this.log.error({ err }, `Cards: could not ${what}; a later round will try again`);
        const isAway = err instanceof AppError && err.code === 'UNAVAILABLE';
        unanswered = isAway ? unanswered + 1 : 0;
        if (table && isAway) await this.putLast(table, item.id);
        else if (table) await this.putOff(table, item.id);
      }
    }
  }

  /** Asks about it later, each time after a longer pause, at last once a day. */
  async putOff(table: Asked, id: number | string): Promise<void> {
    await this.dataSource.query(
      `UPDATE ${table} SET tries = least(tries + 1, 100), ask_at = now()
         + least(interval '1 day', interval '15 minutes' * power(2, least(tries, 7))) WHERE id = $1`,
      [id],
    );
  }

  /** Asks about it in the next round, after the others. */
  async putLast(table: Asked, id: number | string): Promise<void> {
    await this.dataSource.query(`UPDATE ${table} SET ask_at = now() WHERE id = $1`, [id]);
  }
}

/** What is answered. @throws the signal's reason if the server stops before */
async function untilStopped(answer: Promise<unknown>, stopping: AbortSignal | undefined): Promise<void> {
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(stopping?.reason);
  });
  stopping?.addEventListener('abort', stop);
  await Promise.race([answer, stopped]).finally(() => stopping?.removeEventListener('abort', stop));
}
