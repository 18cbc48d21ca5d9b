import { type DataSource, In, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { contactAnswerRules, contactMessageFilterRules, contactRules } from '../../../rules/contact.ts';
import { AppError } from '../../../rules/errors.ts';
import { allUsed } from '../../../rules/filters.ts';
import { offeredLanguages, scriptLanguage } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { validate } from '../../../rules/validation.ts';
import type { Alongside } from '../../database/alongside.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import { storeOnce } from '../../database/store-once.ts';
import type { Actor } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import { writeLetter } from '../../messages/letter.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { Waiting } from '../today-part.ts';
import { ContactMessage } from './contact-message.entity.ts';

const MESSAGE_LIMITS = new VisitorLimits({ name: 'contact', perHour: 5, perDay: 30, sitePerDay: 300 });

/** The same message within ten minutes is a repeat: a double click, or a retry after a lost answer. */
const IS_REPEAT = `item.name = :name AND item.email = :email AND item.message = :message
  AND item.created_at > now() - interval '10 minutes'`;

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** The letter to the office; a reply goes to the visitor. */
function officeLetter(values: z.output<typeof contactRules>, settings: Settings): Mail {
  const letter = writeLetter(null, settings, ({ contactLetters: { subject, written } }) => ({
    subject,
    paragraphs: [written, '{{message}}'],
    values,
  }));
  return { to: settings.email, replyTo: values.email, ...letter };
}

/**
 * The office's answer with the question below it, in the language in whose script that was written, if the site has it; a
 * reply goes to the office.
 */
function answerLetter(
  { name, email, message, answer }: Pick<ContactMessage, 'name' | 'email' | 'message'> & { answer: string },
  settings: Settings,
): Mail {
  const written = offeredLanguages(settings.languages).find((one) => one === scriptLanguage(message));
  const letter = writeLetter(written, settings, ({ contactLetters: { answerSubject, wrote } }) => ({
    subject: answerSubject,
    paragraphs: ['{{answer}}', '{{association}}', `${wrote}\n{{quoted}}`],
    values: { name, answer, quoted: message.replaceAll(/^/gm, '> ') },
  }));
  return { to: email, replyTo: settings.email, ...letter };
}

type ContactFields = z.input<typeof contactRules>;
type MessageFilter = z.input<typeof contactMessageFilterRules>;

/** Stores and lists visitors' messages and mails them to the office; the only writer of the table. */
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorGuard,
    private readonly siteSettings: SiteSettingsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores a visitor's message.
   * @param fields not yet validated. `website` is a honeypot, which only bots fill in; their messages are dropped
   * silently
   * @param ip the visitor's address
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async send({ website, ...fields }: ContactFields & { website?: string | null }, ip: string): Promise<void> {
    if (website?.trim()) return;
    const message = validate(contactRules, fields);
    const settings = await this.siteSettings.find();
    await storeOnce<ContactMessage>(this.dataSource, {
      key: ['contact', message.name, message.email, message.message],
      find: (manager) =>
        manager.createQueryBuilder(ContactMessage, 'item').where(IS_REPEAT, message).limit(1).getOne(),
      admit: () => this.visitors.count(MESSAGE_LIMITS, ip),
      store: async (manager) => {
        const stored = await manager.save(manager.create(ContactMessage, message));
        await this.outbox.mail(manager, officeLetter(message, settings));
        return stored;
      },
    });
  }

  /**
   * Stores a message that was written elsewhere earlier: without limits, and nobody is written to.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text
   */
  async addEarlier(actor: Actor, fields: ContactFields, alongside: Alongside): Promise<void> {
    const message = validate(contactRules, fields);
    await this.dataSource.transaction(async (manager) => {
      const { id } = await manager.save(manager.create(ContactMessage, message));
      const line = { action: 'CREATE', subject: 'contact-message', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
      await alongside(manager, { id, version: 1 });
    });
  }

  /**
   * Newest first, with the count of all that match.
   * @throws AppError BAD_USER_INPUT
   */
  list(page: Page, filter: MessageFilter = {}) {
    return findPage(this.#matching(filter), page);
  }

  /** The message of that id, or all for 0, newest first. The read is recorded in the audit log first. */
  async listForLegacy(actor: Actor, id: number): Promise<ContactMessage[]> {
    const query = this.#query().limit(LIMITS.legacyListMaximum);
    if (id !== 0) query.where('item.id = :id', { id });
    const messages = await query.getMany();
    const line = { action: 'READ_LIST', subject: 'contact-message', count: messages.length } as const;
    await this.audit.record(actor, [line]);
    return messages;
  }

  /** One message; null for an unknown id. */
  find(id: number): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }

  /**
   * One batch of the messages that match for an export, newest first; an empty batch is the end.
   * @param filter not yet validated
   * @param after id of the last message of the previous batch
   * @throws AppError BAD_USER_INPUT
   */
  async batch(filter: object, after?: number): Promise<ContactMessage[]> {
    const query = this.#matching(filter).limit(BATCH_SIZE);
    if (after !== undefined) query.andWhere('item.id < :after', { after });
    return query.getMany();
  }

  /** Of those that are still there, by id: 1 of one that waits, 2 of one that was answered or done. */
  async versions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const messages = await this.dataSource.manager.findBy(ContactMessage, { id: In([...ids]) });
    return new Map(messages.map(({ id, doneAt }) => [id, doneAt ? 2 : 1]));
  }

  /** How many messages wait, and the one that has waited longest, for the page of the day. */
  async waiting(): Promise<Waiting[]> {
    const [{ count, since }] = await this.dataSource.query(
      'SELECT count(*)::integer AS count, min(created_at) AS since FROM contact_message WHERE done_at IS NULL',
    );
    return count > 0 ? [{ kind: 'MESSAGES', count, since }] : [];
  }

  /**
   * Answers a message by mail, which marks it as done.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a text; NOT_FOUND; CONFLICT when it has been answered; UNAVAILABLE when
   *   the site cannot send mail: then nothing is stored
   */
  async answer(
    actor: Actor,
    id: number,
    fields: z.input<typeof contactAnswerRules>,
  ): Promise<ContactMessage> {
    const { answer } = validate(contactAnswerRules, fields);
    this.outbox.requireMail();
    const settings = await this.siteSettings.find();
    return this.dataSource.transaction(async (manager) => {
      const message = await loadForEdit(manager, ContactMessage, { id });
      if (message.answer !== null) throw new AppError('CONFLICT', 'messageAnswered');
      const done = { answer, doneAt: new Date(), doneBy: actor.name };
      const answered = await manager.save(Object.assign(message, done));
      await this.outbox.mail(manager, answerLetter({ ...answered, answer }, settings));
      const line = { action: 'ANSWER', subject: 'contact-message', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
      return answered;
    });
  }

  /**
   * Marks a message as done without an answer, or as waiting again; what was answered stays answered.
   * @throws AppError NOT_FOUND; CONFLICT when it has been answered
   */
  async setDone(actor: Actor, id: number, isDone: boolean): Promise<ContactMessage> {
    return this.dataSource.transaction(async (manager) => {
      const message = await loadForEdit(manager, ContactMessage, { id });
      if (message.answer !== null) throw new AppError('CONFLICT', 'messageAnswered');
      const done = isDone ? { doneAt: new Date(), doneBy: actor.name } : { doneAt: null, doneBy: null };
      const changed = await manager.save(Object.assign(message, done));
      const line = { action: isDone ? 'DONE' : 'REOPEN', subject: 'contact-message', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
      return changed;
    });
  }

  /**
   * @param seen when it was answered or done as the caller has seen it, null for one that waits; by default whatever it is
   * @param takingBack written with it when an import takes back what it brought
   * @throws AppError NOT_FOUND; CONFLICT when it was answered, done or opened again since
   */
  async remove(actor: Actor, id: number, seen?: Date | null, takingBack?: Alongside): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { answer, doneAt } = await loadForEdit(manager, ContactMessage, { id });
      if (seen !== undefined && doneAt?.getTime() !== seen?.getTime())
        throw new AppError('CONFLICT', answer === null ? 'changedByAnother' : 'messageAnswered');
      await takingBack?.(manager, { id, version: 1 });
      await manager.delete(ContactMessage, { id });
      const line = { action: 'DELETE', subject: 'contact-message', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
    });
  }

  #query(): SelectQueryBuilder<ContactMessage> {
    return this.dataSource.manager.createQueryBuilder(ContactMessage, 'item').orderBy('item.id', 'DESC');
  }

  #matching(filter: object): SelectQueryBuilder<ContactMessage> {
    const { search, ...rest } = validate(contactMessageFilterRules, filter);
    allUsed(rest);
    return searchFor(this.#query(), ['name', 'email', 'message'], search);
  }
}
