import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import { allUsed } from '../../../rules/filters.ts';
import { Permission } from '../../../rules/permissions.ts';
import { acknowledgeBy, answerBy, nextStep } from '../../../rules/request-dates.ts';
import { RequestChannel, type RequestState } from '../../../rules/request-kinds.ts';
import { requestIdOf } from '../../../rules/request-reference.ts';
import {
  type EnteredRequestFields,
  enteredRequestRules,
  requestFilterRules,
  requestNoteRules,
} from '../../../rules/requests.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { UserService } from '../accounts/user.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { RequestEntry } from './request-entry.entity.ts';
import type { RequestWork, Seen } from './request-work.ts';
import { RightsRequest } from './rights-request.entity.ts';

type RequestFilter = z.input<typeof requestFilterRules>;

const IN_STATE: Readonly<Record<RequestState, string>> = {
  WAITING: 'item.closedOn IS NULL AND item.acknowledgedOn IS NULL',
  ACKNOWLEDGED: 'item.closedOn IS NULL AND item.acknowledgedOn IS NOT NULL',
  CLOSED: 'item.closedOn IS NOT NULL',
};

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** Only the form of the site says that something came by it. @throws AppError BAD_USER_INPUT */
function requireEntered(channel: RequestChannel): void {
  if (channel === RequestChannel.FORM)
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'channel' });
}

/** Keeps the register of complaints and requests: lists, enters, corrects, assigns and notes. */
export class RequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: RequestWork,
    private readonly users: UserService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * What is due soonest first, then the closed ones, newest first; with the count of all that match.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(page: Page, filter: RequestFilter = {}) {
    const query = this.#matching(filter);
    if (filter.state) query.andWhere(IN_STATE[filter.state]);
    return findPage(query.orderBy('item.dueOn', 'ASC', 'NULLS LAST').addOrderBy('item.id', 'DESC'), page);
  }

  /** How many match in each state. */
  async counts(filter: RequestFilter = {}): Promise<Record<RequestState, number>> {
    const query = this.#matching(filter).select([]);
    for (const [state, condition] of Object.entries(IN_STATE))
      query.addSelect(`count(*) FILTER (WHERE ${condition})::integer`, state);
    return (await query.getRawOne())!;
  }

  /** One with its history, oldest first; null for an unknown id. */
  async find(id: number): Promise<(RightsRequest & { entries: RequestEntry[] }) | null> {
    const request = await this.dataSource.manager.findOneBy(RightsRequest, { id });
    if (!request) return null;
    const entries = await this.dataSource.manager.find(RequestEntry, {
      where: { requestId: id },
      order: { id: 'ASC' },
    });
    return Object.assign(request, { entries });
  }

  /**
   * One batch for an export, newest first; an empty batch is the end.
   * @param after id of the last one of the previous batch
   */
  batch(after?: number): Promise<RightsRequest[]> {
    const query = this.#matching({}).orderBy('item.id', 'DESC').limit(BATCH_SIZE);
    if (after !== undefined) query.andWhere('item.id < :after', { after });
    return query.getMany();
  }

  /** Who may be given one: everybody who may work on them. */
  officers() {
    return this.users.officersWith(Permission.MANAGE_REQUESTS);
  }

  /**
   * Enters one that came by letter, by telephone or in person.
   * @param fields not yet validated
   * @returns its id
   * @throws AppError BAD_USER_INPUT with the first failing rule's text
   */
  async enter(actor: Actor, fields: EnteredRequestFields): Promise<number> {
    const values = validate(enteredRequestRules, fields);
    requireEntered(values.channel);
    const dates = {
      acknowledgeBy: acknowledgeBy(values.receivedOn),
      answerBy: answerBy(values.kind, values.receivedOn),
    };
    const letterLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const row = { ...values, ...dates, letterLanguage, dueOn: nextStep(dates)!.by };
      const { id } = await manager.save(manager.create(RightsRequest, row));
      await this.work.note(manager, actor, id, { act: 'ENTERED', action: 'CREATE' });
      return id;
    });
  }

  /**
   * Corrects an open one; its dates follow from its kind and the day on which it came. Of one that came by the form
   * the day and the way stay, and so does what was written.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT
   */
  async correct(actor: Actor, seen: Seen, fields: EnteredRequestFields): Promise<void> {
    const values = validate(enteredRequestRules, fields);
    await this.work.change(actor, seen, (request) => {
      const { channel, receivedOn, about } = request;
      const isForm = channel === RequestChannel.FORM;
      if (!isForm) requireEntered(values.channel);
      const asSent = isForm ? { channel, receivedOn, about } : {};
      Object.assign(request, values, asSent);
      request.acknowledgeBy = acknowledgeBy(request.receivedOn);
      request.answerBy = answerBy(request.kind, request.receivedOn, request.extendedBy ?? 0);
      return { act: 'CHANGED', action: 'CHANGE' };
    });
  }

  /**
   * Gives it to somebody, or to nobody.
   * @throws AppError BAD_USER_INPUT for somebody who may not work on it; NOT_FOUND; CONFLICT
   */
  assign(actor: Actor, seen: Seen, officerId: number | null): Promise<void> {
    return this.work.change(actor, seen, async (request, manager) => {
      const officers = officerId ? await this.users.officersWith(Permission.MANAGE_REQUESTS, manager) : [];
      const officer = officers.find(({ id }) => id === officerId);
      if (officerId && !officer)
        throw new AppError('BAD_USER_INPUT', 'requestOfficerUnknown', { field: 'officerId' });
      request.assignedTo = officerId || null;
      return { act: 'ASSIGNED', text: officer?.name ?? '', action: 'ASSIGN' };
    });
  }

  /** Notes whether the office is satisfied who it is. @throws AppError NOT_FOUND; CONFLICT */
  setIdentityChecked(actor: Actor, seen: Seen, isChecked: boolean): Promise<void> {
    return this.work.change(actor, seen, (request) => {
      request.identityChecked = isChecked;
      return { act: isChecked ? 'IDENTITY_CHECKED' : 'IDENTITY_UNCHECKED', action: 'CHANGE' };
    });
  }

  /**
   * Notes what was done, also after it was closed. Notes cannot be changed or removed.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a text; NOT_FOUND
   */
  async note(actor: Actor, id: number, fields: { text: string }): Promise<void> {
    const { text } = validate(requestNoteRules, fields);
    await this.dataSource.transaction(async (manager) => {
      await loadForEdit(manager, RightsRequest, { id });
      await this.work.note(manager, actor, id, { act: 'NOTED', text, action: 'NOTE' });
    });
  }

  /** Those that match, in whatever state. */
  #matching(filter: RequestFilter): SelectQueryBuilder<RightsRequest> {
    const { search, kind, state: _any, ...rest } = validate(requestFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager.createQueryBuilder(RightsRequest, 'item').where('true');
    if (kind) query.andWhere('item.kind = :kind', { kind });
    const id = search ? requestIdOf(search) : undefined;
    if (id) return query.andWhere('item.id = :id', { id });
    return searchFor(query, ['name', 'email', 'phone', 'address', 'onBehalfOf', 'about'], search);
  }
}
