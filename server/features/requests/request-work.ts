import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction, AuditDetail } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import { nextStep } from '../../../rules/request-dates.ts';
import { NotifiedBy } from '../../../rules/request-kinds.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { loadForEdit, requireVersion } from '../../database/load-for-edit.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { RequestEntry } from './request-entry.entity.ts';
import { RightsRequest } from './rights-request.entity.ts';

/** A row in the version that somebody saw. */
export interface Seen {
  id: number;
  version: number;
}

/** How the person is told, and when: checked by `rules/requests.ts`. */
interface Notified {
  notifiedBy: NotifiedBy;
  notifiedOn: string;
}

/** What was done: its entry, and its line of the audit log. */
interface Done
  extends Pick<RequestEntry, 'act'>,
    Partial<Pick<RequestEntry, 'text' | 'notifiedBy' | 'notifiedOn'>> {
  action: AuditAction;
  detail?: AuditDetail;
}

/** Changes a complaint or request and notes what was done, in one transaction. */
export class RequestWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
  ) {}

  /** Whether a letter can be mailed to whoever has this e-mail. */
  canMail({ email }: Pick<RightsRequest, 'email'>): boolean {
    return Boolean(email) && this.outbox.sendsMail;
  }

  /**
   * Changes an open one. Whoever does something about one that nobody does becomes the one who does it.
   * @param change changes the row, which is locked
   * @param isClosed true for what is done to a closed one instead
   * @throws AppError NOT_FOUND; CONFLICT when it was closed, opened or changed meanwhile; what `change` throws
   */
  async change(
    actor: Actor,
    { id, version }: Seen,
    change: (request: RightsRequest, manager: EntityManager) => Promise<Done> | Done,
    isClosed = false,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await loadForEdit(manager, RightsRequest, { id });
      if (isClosed !== Boolean(request.closedOn))
        throw new AppError('CONFLICT', isClosed ? 'requestNotClosed' : 'requestClosed');
      requireVersion(request, version);
      const done = await change(request, manager);
      const isTaken = request.assignedTo === null && done.act !== 'ASSIGNED' && actor.userId !== 0;
      if (isTaken) request.assignedTo = actor.userId;
      await manager.save(Object.assign(request, { dueOn: nextStep(request)?.by ?? null }));
      if (isTaken)
        await this.note(manager, actor, id, { act: 'ASSIGNED', text: actor.name, action: 'ASSIGN' });
      await this.note(manager, actor, id, done);
    });
  }

  /** Adds an entry to the history, and a line to the audit log. */
  async note(manager: EntityManager, actor: Actor, requestId: number, done: Done): Promise<void> {
    const { action, detail, ...entry } = done;
    await manager.insert(RequestEntry, { ...entry, requestId, actorName: actor.name });
    const line = { action, detail, subject: 'rights-request', subjectId: requestId } as const;
    await this.audit.record(actor, [line], manager);
  }

  /**
   * Tells the person by a letter, or notes that they were told.
   * @returns for the entry; what is mailed is told today
   * @throws AppError BAD_USER_INPUT for a day before it came; UNAVAILABLE when the site cannot send mail, or for
   *   somebody without an e-mail: then nothing is stored
   */
  async tell(
    manager: EntityManager,
    request: RightsRequest,
    { notifiedBy, notifiedOn }: Notified,
    letter: Mail,
  ): Promise<Notified> {
    if (notifiedBy !== NotifiedBy.MAIL) {
      if (notifiedOn < request.receivedOn)
        throw new AppError('BAD_USER_INPUT', 'requestDayTooEarly', { field: 'notifiedOn' });
      return { notifiedBy, notifiedOn };
    }
    if (!request.email) throw new AppError('BAD_USER_INPUT', 'requestNoEmail', { field: 'notifiedBy' });
    this.outbox.requireMail();
    await this.outbox.mail(manager, letter);
    return { notifiedBy, notifiedOn: currentDay() };
  }
}
