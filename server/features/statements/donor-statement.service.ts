import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type AccountsDays, accountsDaysRules } from '../../../rules/accounts-days.ts';
import type { StatementDonors } from '../../../rules/donor-statements.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import type { Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { REFUNDED_PENCE } from '../ledger/refunds/refunds-of.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { DonorStatementSummaryType, DonorStatementType } from './donor-statement.type.ts';
import {
  CAME,
  type Given,
  givenBy,
  HAS_GIVEN,
  hasChanged,
  IS_FORGOTTEN,
  LETTERS,
  pageOfGiven,
} from './given.ts';
import { printedStatement, statementLetter } from './printed-statement.ts';

/** What one call mails, all in one transaction. */
const LETTERS_AT_ONCE = 25;
/** Statements to one donor, of whatever days: nobody is to be written to again and again. */
const LETTERS_A_DAY = 3;

type Days = z.input<typeof accountsDaysRules>;

export interface SendingProgress {
  /** Statements that this call has mailed. */
  done: number;
  /** Donors who still wait for theirs: call again. */
  remaining: number;
}

/** SQL: how many statements the donor `donor` was sent within a day. */
const SENT_TODAY = `(SELECT count(*) FROM ${LETTERS}
  WHERE letter.sent_at > now() - interval '1 day')`;

/** SQL: the donor `donor` is to be sent the statement of the days $1 to $2, and was not. */
const WAITS = `donor.email <> '' AND ${HAS_GIVEN} AND ${SENT_TODAY} < ${LETTERS_A_DAY}
  AND NOT EXISTS (SELECT FROM ${LETTERS}
    WHERE letter.from_day = $1::date AND letter.to_day = $2::date)`;

/** SQL: the donor `donor` is to be sent the statement of the days $1 to $2 again, because it has changed. */
const waitsAgain = () => `donor.email <> '' AND ${hasChanged()} AND ${SENT_TODAY} < ${LETTERS_A_DAY}`;

/** What each donor gave in a year or on other days, to print and to mail, for treasurers. */
export class DonorStatementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: { outbox: Outbox; siteSettings: SiteSettingsService; audit: AuditService },
  ) {}

  /** @throws AppError BAD_USER_INPUT for invalid days */
  async summary(days: Days): Promise<DonorStatementSummaryType> {
    const { from, to } = validate(accountsDaysRules, days);
    const { manager } = this.dataSource;
    const [donors] = await manager.query(
      `SELECT ${IS_FORGOTTEN} AS "isForgotten", count(*)::integer AS "donorCount",
              count(*) FILTER (WHERE donor.email <> '')::integer AS "withEmailCount",
              count(*) FILTER (WHERE donor.email <> '' AND EXISTS (
                SELECT FROM ${LETTERS}
                 WHERE letter.from_day = $1::date AND letter.to_day = $2::date))::integer AS "sentCount"
         FROM donor WHERE ${HAS_GIVEN}`,
      [from, to],
    );
    const [{ changedCount }] = await manager.query(
      `SELECT count(*)::integer AS "changedCount" FROM donor WHERE donor.email <> '' AND ${hasChanged()}`,
      [from, to],
    );
    const [donations] = await manager.query(
      `SELECT count(*)::integer AS "donationCount", coalesce(sum(item.amount_pence), 0)::float8 AS "receivedPence",
              coalesce(sum(${REFUNDED_PENCE}), 0)::float8 AS "refundedPence",
              count(*) FILTER (WHERE item.donor_id IS NULL)::integer AS "unnamedCount",
              coalesce(sum(item.amount_pence - ${REFUNDED_PENCE}) FILTER (WHERE item.donor_id IS NULL), 0)::float8
                AS "unnamedPence"
         FROM donation item WHERE ${CAME}`,
      [from, to],
    );
    return { ...donors, changedCount, ...donations };
  }

  /**
   * The statements of these days, by the names of their donors.
   * @throws AppError BAD_USER_INPUT for invalid days
   */
  async list(
    page: Page,
    { donors, ...days }: Days & { donors: StatementDonors },
  ): Promise<{ items: DonorStatementType[]; totalCount: number }> {
    const valid = validate(accountsDaysRules, days);
    const { items, totalCount } = await pageOfGiven(this.dataSource.manager, valid, donors, page);
    const settings = await this.services.siteSettings.find();
    return { items: items.map((given) => printedStatement(given, valid, settings)), totalCount };
  }

  /** @returns null for a donor who gave nothing on these days @throws AppError BAD_USER_INPUT for invalid days */
  async find(donorId: number, days: Days): Promise<DonorStatementType | null> {
    const valid = validate(accountsDaysRules, days);
    const [given] = await givenBy(this.dataSource.manager, valid, [donorId]);
    return given ? printedStatement(given, valid, await this.services.siteSettings.find()) : null;
  }

  /**
   * Mails the statements of these days to some of the donors who have an e-mail and were not sent theirs. Whatever cuts it
   * off leaves no letter without its entry, and the next call goes on; two calls at once write to nobody twice.
   * @param areChanged instead to those whose statement has changed since, each once: the letter says that it replaces
   *   the earlier one
   * @throws AppError BAD_USER_INPUT; UNAVAILABLE while nothing can be mailed; CONFLICT while more can come on these days
   */
  async sendSome(actor: Actor, days: Days, areChanged = false): Promise<SendingProgress> {
    const valid = this.#mailable(days);
    if (valid.to >= currentDay()) throw new AppError('CONFLICT', 'statementDaysNotOver');
    const parameters = [valid.from, valid.to];
    const waits = areChanged ? waitsAgain() : WAITS;
    return this.dataSource.transaction(async (manager) => {
      const waiting = await manager.query<{ id: number }[]>(
        `SELECT donor.id FROM donor WHERE ${waits} ORDER BY donor.id LIMIT ${LETTERS_AT_ONCE}`,
        parameters,
      );
      const ids = waiting.map(({ id }) => id);
      const sent: Given[] = [];
      for (const given of await givenBy(manager, valid, ids)) {
        // Somebody else may have sent it since it was found waiting.
        const stillWaits = areChanged ? given.hasChanged : given.letterId === null;
        if (stillWaits && (await this.#enter(manager, actor, given, valid))) sent.push(given);
      }
      await this.#mail(manager, actor, sent, valid);
      const [{ remaining }] = await manager.query<[{ remaining: number }]>(
        `SELECT count(*)::integer AS remaining FROM donor WHERE ${waits}`,
        parameters,
      );
      return { done: sent.length, remaining };
    });
  }

  /**
   * Mails the statement of one donor, also if it was sent before.
   * @throws AppError BAD_USER_INPUT; NOT_FOUND for a donor who gave nothing on these days; CONFLICT for one without an
   *   e-mail; UNAVAILABLE while nothing can be mailed; RATE_LIMITED
   */
  async send(actor: Actor, donorId: number, days: Days): Promise<void> {
    const valid = this.#mailable(days);
    await this.dataSource.transaction(async (manager) => {
      // Of two at once the second sees what the first has sent.
      await manager.findOne(Donor, { where: { id: donorId }, lock: { mode: 'pessimistic_write' } });
      const [given] = await givenBy(manager, valid, [donorId]);
      if (!given) throw new AppError('NOT_FOUND', 'notFound');
      if (!given.email) throw new AppError('CONFLICT', 'donorNoEmail');
      const [{ isEnough }] = await manager.query<[{ isEnough: boolean }]>(
        `SELECT ${SENT_TODAY} >= ${LETTERS_A_DAY} AS "isEnough" FROM donor WHERE donor.id = $1`,
        [donorId],
      );
      if (isEnough) throw new AppError('RATE_LIMITED', 'tooManyRequests');
      if (await this.#enter(manager, actor, given, valid)) await this.#mail(manager, actor, [given], valid);
    });
  }

  #mailable(days: Days): AccountsDays {
    const valid = validate(accountsDaysRules, days);
    this.services.outbox.requireMail();
    return valid;
  }

  /** @returns false where somebody else has just sent the same: another first letter, or one that replaces the same */
  async #enter(
    manager: EntityManager,
    actor: Actor,
    { donorId, letterId, hasChanged: replaces, fingerprint }: Given,
    { from, to }: AccountsDays,
  ): Promise<boolean> {
    const entered = await manager.query<unknown[]>(
      `INSERT INTO donor_statement_letter
         (donor_id, from_day, to_day, is_repeat, replaces_id, fingerprint, sent_by_id, sent_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [
        ...[donorId, from, to, letterId !== null, replaces ? letterId : null, fingerprint],
        ...[actor.userId || null, actor.name],
      ],
    );
    return entered.length > 0;
  }

  async #mail(
    manager: EntityManager,
    actor: Actor,
    donors: readonly Given[],
    days: AccountsDays,
  ): Promise<void> {
    const { outbox, siteSettings, audit } = this.services;
    const settings = await siteSettings.find();
    for (const given of donors) await outbox.mail(manager, statementLetter(given, days, settings));
    const label = `${days.from} – ${days.to}`;
    const lines = donors.map(
      ({ donorId }) => ({ action: 'MAIL', subject: 'donor-statement', subjectId: donorId, label }) as const,
    );
    await audit.record(actor, lines, manager);
  }
}
