import type { DataSource, EntityManager } from 'typeorm';
import { CONFIRMATION_VERSION } from '../../../../rules/candidate-confirmation.ts';
import { place } from '../../../../rules/place.ts';
import { eachAlone } from '../../../database/each-alone.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import { forgetTracked, hasLeft } from '../../../messages/tracked-messages.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import { IS_ASKED } from './asked-anew.ts';
import type { AskingService } from './asking.service.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';
import type { FamilyLetters } from './family-letters.ts';

/** Asked in a day, so that many old profiles do not use up what a mail server or text messages allow. */
const MOST_ASKED = 50;

const DAY = 24 * 3600 * 1000;

/** Of a profile from before nobody was asked; of one that was said yes to, a year ago or longer. */
const IS_TO_ASK = `listed AND (
  confirmation = 'WAITING' AND confirmation_asked_at IS NULL
  OR confirmation = 'GIVEN' AND confirmed_at < now() - interval '1 year'
     AND coalesce(confirmation_asked_at, confirmed_at) <= confirmed_at)`;

/** The days for an answer are over; the last one counts whole. */
const isOver = (days: string) =>
  `confirmation_asked_at < now() - make_interval(days => ${days} + 1) AND ${IS_ASKED}`;

/** Asks candidates who are shown whether this may go on: those from before anybody was asked, and all once a year. */
export class AskingAnewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Pick<Outbox, 'sendsMail' | 'sendsSms'>,
    private readonly settings: Pick<MatrimonialSettingsService, 'find'>,
    private readonly asking: Pick<AskingService, 'ask' | 'write'>,
    private readonly families: Pick<FamilyLetters, 'tell'>,
  ) {}

  /** Takes out whoever has not answered, and asks some of the others. Nothing is deleted. */
  async tend(stopping: AbortSignal): Promise<void> {
    await forgetTracked(
      this.dataSource,
      'candidate',
      `SELECT FROM candidate WHERE id = split_part(about, ' ', 2)::integer AND ${IS_ASKED}`,
    );
    const { answerDays } = await this.settings.find();
    const all = [
      { find: () => this.#over(answerDays), act: (id: number) => this.#takeOut(id, answerDays) },
      { find: () => this.#toAsk(), act: (id: number) => this.#ask(id, answerDays) },
    ];
    await eachAlone(all, async ({ find, act }) => eachAlone(await find(), ({ id }) => act(id), stopping));
  }

  #over(answerDays: number): Promise<{ id: number }[]> {
    const over = `SELECT id FROM candidate WHERE ${isOver('$1::integer')} ORDER BY id`;
    return this.dataSource.query(over, [answerDays]);
  }

  /** Whoever cannot be asked stays as they are, and behind those who can: numbers abroad get no text messages. */
  async #toAsk(): Promise<{ id: number }[]> {
    const { sendsMail, sendsSms } = this.outbox;
    if (!sendsMail && !sendsSms) return [];
    return this.dataSource.query(
      `SELECT id FROM candidate WHERE ${IS_TO_ASK}
        ORDER BY ($2 AND email <> '' OR $3 AND country_code = $4) DESC, id LIMIT greatest(0, $1 -
         (SELECT count(*) FROM candidate WHERE confirmation_asked_at > now() - interval '20 hours'))`,
      [MOST_ASKED, sendsMail, sendsSms, place.callingCode],
    );
  }

  /**
   * The candidate and whoever looks after the profile are told; the candidate's yes brings it back. Who is out of the lists anyway is
   * asked once they are back, and whom the question has not reached is asked anew.
   */
  #takeOut(id: number, answerDays: number): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const candidate = await this.#locked(manager, id, isOver(':days::integer'), { days: answerDays });
      if (!candidate) return;
      const [{ isTold }] = await manager.query<[{ isTold: boolean }]>(
        `SELECT ${hasLeft(`'candidate ' || $1::integer || ' EMAIL'`)} OR ${hasLeft(`'candidate ' || $1 || ' SMS'`)} AS "isTold"`,
        [id],
      );
      if (!candidate.listed || !isTold) {
        await manager.query('UPDATE candidate SET confirmation_asked_at = NULL WHERE id = $1', [id]);
        return;
      }
      await this.#lapse(manager, id);
      await this.asking.write(manager, candidate, 'lapsed');
      await this.families.tell(manager, candidate, 'lapsed');
    });
  }

  #ask(id: number, answerDays: number): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const candidate = await this.#locked(manager, id, IS_TO_ASK);
      if (!candidate) return;
      const until = new Date(Date.now() + answerDays * DAY);
      const asked = await this.asking.ask(manager, candidate, { until });
      if (asked === 'ASKED') await this.families.tell(manager, candidate, 'askedAnew', until);
      // Whoever has refused elsewhere is not asked again, nor shown.
      if (asked === 'REFUSED') await this.#lapse(manager, id);
    });
  }

  #locked(
    manager: EntityManager,
    id: number,
    condition: string,
    values: Record<string, number> = {},
  ): Promise<Candidate | null> {
    return manager
      .createQueryBuilder(Candidate, 'candidate')
      .where(`candidate.id = :id AND (${condition})`, { id, ...values })
      .setLock('pessimistic_write')
      .getOne();
  }

  async #lapse(manager: EntityManager, candidateId: number): Promise<void> {
    await manager.query(
      `UPDATE candidate SET confirmation = 'WAITING', is_from_before = false WHERE id = $1`,
      [candidateId],
    );
    await manager.insert(ConfirmationRecord, {
      candidateId,
      act: 'LAPSED',
      textVersion: CONFIRMATION_VERSION,
      way: null,
    });
  }
}
