import { timingSafeEqual } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { eachAlone } from '../../../database/each-alone.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { ServerSecret } from '../../../server-secret.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { comparison } from '../candidates/candidate-fit.ts';
import { isAsideFor } from '../candidates/candidate-show.ts';
import { isShownTo } from '../candidates/visibility.ts';
import { CandidateWishes } from './candidate-wishes.entity.ts';
import { weeklyEmail } from './weekly-email.ts';

/** How many are looked at in one go; the others a quarter of an hour later. */
const AT_ONCE = 200;

/** Whom a letter may go to: a candidate who has said yes and is in the list, whose account therefore is active. */
const DUE = `
  SELECT own.id AS "candidateId", own.created_at AS "createdAt", member.id AS "memberId", coalesce(nullif(member.email, ''), own.email) AS email
    FROM candidate_wishes AS wishes
    JOIN candidate AS own ON own.id = wishes.candidate_id AND own.listed AND own.confirmation = 'GIVEN'
    JOIN member ON member.id = own.member_id
   WHERE weekly_mail AND mails_at <= now()`;

/** Who has come into the list since the last letter and fits in all that can be compared. */
const NEW_ONES = `
  SELECT count(*)::integer AS count
    FROM candidate AS own JOIN candidate_wishes AS wishes ON wishes.candidate_id = own.id
    JOIN candidate ON candidate.listed_at > wishes.new_since AND candidate.gender <> own.gender
   CROSS JOIN LATERAL (${comparison('candidate')}) AS compared
   WHERE own.member_id = $1 AND ${isShownTo('$1')} AND NOT ${isAsideFor('$1')} AND "of" > 0 AND fits = "of"`;

/** In the morning a week later, by the clock of the site. */
export function nextWeeklyMail(): Date {
  return momentOf(addDays(currentDay(), 7), '09:00');
}

/** Where mail programs end the letters by themselves; the token follows. */
export const STOP_PATH = '/weekly-email/stop';

interface Due {
  candidateId: number;
  createdAt: Date;
  memberId: number;
  email: string;
}

interface Needed {
  dataSource: DataSource;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  secret: ServerSecret;
  publicUrl: string;
}

/** Tells families once a week at most how many new candidates fit what they look for; without names, and only if there are any. */
export class WeeklyMailService {
  constructor(private readonly needed: Needed) {}

  /** Writes all letters that are due, each once; one that fails leaves the others. */
  async sendDue(stopping?: AbortSignal): Promise<void> {
    const { dataSource, outbox } = this.needed;
    if (!outbox.sendsMail) return;
    const due = await dataSource.query<Due[]>(`${DUE} ORDER BY mails_at LIMIT ${AT_ONCE}`);
    await eachAlone(
      due,
      ({ candidateId }) => inTransaction(dataSource, (manager) => this.#send(manager, candidateId)),
      stopping,
    );
  }

  /**
   * Ends the letters, by what is in each of them; once more it does nothing.
   * @throws AppError NOT_FOUND for what no letter has
   */
  async stop(token: string): Promise<void> {
    const [named = ''] = token.split('.');
    const [given, right] = [Buffer.from(token), Buffer.from(this.#signed(named))];
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw new AppError('NOT_FOUND', 'somethingWrong');
    // Letters from before have no moment.
    const [id = 0, moment] = named.split('-').map(Number);
    const { manager } = this.needed.dataSource;
    const own = await manager.findOne(Candidate, { where: { id }, select: { id: true, createdAt: true } });
    if (!own || (moment !== undefined && moment !== own.createdAt.getTime())) return;
    await manager.update(CandidateWishes, { candidateId: own.id }, { weeklyMail: false });
  }

  /**
   * What ends a candidate's letters: always the same, so that each of them can. The moment tells the candidate from another one
   * of that number, after a restore.
   */
  tokenOf({ id, createdAt }: Pick<Candidate, 'id' | 'createdAt'>): string {
    return this.#signed(`${id}-${createdAt.getTime()}`);
  }

  #signed(named: string): string {
    return `${named}.${this.needed.secret.keyedHash('weekly email', named).toString('base64url')}`;
  }

  async #send(manager: EntityManager, candidateId: number): Promise<void> {
    // Ended, sent or unlisted since it was looked for.
    const [due] = await manager.query<Due[]>(
      `${DUE} AND wishes.candidate_id = $1 FOR UPDATE OF wishes SKIP LOCKED`,
      [candidateId],
    );
    if (!due) return;
    const [{ count }] = await manager.query<[{ count: number }]>(NEW_ONES, [due.memberId]);
    await manager.update(
      CandidateWishes,
      { candidateId },
      { newSince: () => 'now()', mailsAt: nextWeeklyMail() },
    );
    if (count > 0) await this.#write(manager, due, count);
  }

  async #write(
    manager: EntityManager,
    { candidateId: id, createdAt, email }: Due,
    count: number,
  ): Promise<void> {
    const { outbox, siteSettings, publicUrl } = this.needed;
    const token = this.tokenOf({ id, createdAt });
    const letter = weeklyEmail(
      {
        count,
        list: `${publicUrl}/matrimonials?show=NEW`,
        // In the fragment, which browsers send to nobody.
        stop: `${publicUrl}/weekly-email#${token}`,
      },
      await siteSettings.find(),
    );
    const endsBy = `${publicUrl}${STOP_PATH}/${token}`;
    await outbox.mail(manager, { to: email, ...letter, endsBy });
  }
}
