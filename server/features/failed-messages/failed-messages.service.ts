import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import { failedMessagesRules } from '../../../rules/failed-messages.ts';
import { validate } from '../../../rules/validation.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { FailedMessage, FailedMessages } from '../../messages/failed-messages.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Waiting } from '../today-part.ts';

/** Not yet validated. */
type Chosen = z.input<typeof failedMessagesRules>['ids'];

/** What the office decides about messages that could not be sent. */
export class FailedMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: FailedMessages,
    private readonly audit: AuditService,
  ) {}

  /** The newest first. */
  list(): Promise<FailedMessage[]> {
    return this.messages.list();
  }

  /** For the page of the day. */
  async waiting(): Promise<Waiting[]> {
    const { count, since } = await this.messages.count();
    return since ? [{ kind: 'FAILED_MESSAGES', count, since }] : [];
  }

  /**
   * Tries to send them again, for as long as new ones.
   * @throws AppError BAD_USER_INPUT; NOT_FOUND when none of them waits; UNAVAILABLE where nothing can send them
   */
  sendAgain(actor: Actor, ids: Chosen): Promise<number> {
    return this.#decide(actor, 'SEND', ids, (manager, valid) => this.messages.sendAgain(manager, valid));
  }

  /** Deletes them. @throws AppError BAD_USER_INPUT; NOT_FOUND when none of them waits */
  remove(actor: Actor, ids: Chosen): Promise<number> {
    return this.#decide(actor, 'DELETE', ids, (manager, valid) => this.messages.remove(manager, valid));
  }

  /** @returns how many; another person may have decided about the others */
  async #decide(
    actor: Actor,
    action: AuditAction,
    ids: Chosen,
    decide: (manager: EntityManager, valid: readonly number[]) => Promise<number[]>,
  ): Promise<number> {
    const valid = validate(failedMessagesRules, { ids }).ids;
    return this.dataSource.transaction(async (manager) => {
      const decided = await decide(manager, valid);
      if (decided.length === 0) throw new AppError('NOT_FOUND', 'notFound');
      const lines = decided.map((subjectId) => ({ action, subject: 'failed-message', subjectId }) as const);
      await this.audit.record(actor, lines, manager);
      return decided.length;
    });
  }
}
