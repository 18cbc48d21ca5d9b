import type { DataSource } from 'typeorm';
import { inTransaction } from '../../../database/transaction.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import type { AskingService } from './asking.service.ts';

/** Asked in a day, so that many old profiles do not use up what a mail server or text messages allow. */
const MOST_ASKED = 50;

const DAY = 24 * 3600 * 1000;

/** Of a profile from before nobody was asked; of one that was said yes to, a year ago or longer. */
const IS_TO_ASK = `listed AND (
  confirmation = 'WAITING' AND confirmation_asked_at IS NULL
  OR confirmation = 'GIVEN' AND confirmed_at < now() - interval '1 year'
     AND coalesce(confirmation_asked_at, confirmed_at) <= confirmed_at)`;

/** Asked so, and the days for an answer are over; the last one counts whole. */
const IS_OVER = `confirmation_asked_at < now() - make_interval(days => $1 + 1) AND (
  confirmation = 'WAITING' AND is_from_before
  OR confirmation = 'GIVEN' AND confirmed_at < now() - interval '1 year' AND confirmation_asked_at > confirmed_at)`;

/** Asks candidates who are shown whether this may go on: those from before anybody was asked, and all once a year. */
export class AskingAnewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Pick<Outbox, 'sendsMail' | 'sendsSms'>,
    private readonly settings: Pick<MatrimonialSettingsService, 'find'>,
    private readonly asking: Pick<AskingService, 'ask'>,
  ) {}

  /** Takes out whoever has not answered, and asks some of the others. Nothing is deleted. */
  async tend(stopping: AbortSignal): Promise<void> {
    const { answerDays } = await this.settings.find();
    await this.dataSource.query(
      `UPDATE candidate SET confirmation = 'WAITING', is_from_before = false WHERE ${IS_OVER}`,
      [answerDays],
    );
    // Whoever cannot be asked stays as they are.
    if (!this.outbox.sendsMail && !this.outbox.sendsSms) return;
    const due: { id: number }[] = await this.dataSource.query(
      `SELECT id FROM candidate WHERE ${IS_TO_ASK} ORDER BY id LIMIT greatest(0, $1 -
         (SELECT count(*) FROM candidate WHERE confirmation_asked_at > now() - interval '20 hours'))`,
      [MOST_ASKED],
    );
    const failures: unknown[] = [];
    for (const { id } of due)
      if (!stopping.aborted) await this.#ask(id, answerDays).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not all candidates were asked');
  }

  #ask(id: number, answerDays: number): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const candidate = await manager
        .createQueryBuilder(Candidate, 'candidate')
        .where(`candidate.id = :id AND ${IS_TO_ASK}`, { id })
        .setLock('pessimistic_write')
        .getOne();
      if (!candidate) return;
      const until = new Date(Date.now() + answerDays * DAY);
      // Whoever has refused elsewhere is not asked again, nor shown.
      if ((await this.asking.ask(manager, candidate, { until })) === 'REFUSED')
        await manager.query(
          `UPDATE candidate SET confirmation = 'WAITING', is_from_before = false WHERE id = $1`,
          [id],
        );
    });
  }
}
