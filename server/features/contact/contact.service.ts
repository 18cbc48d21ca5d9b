import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { contactRules } from '../../../rules/contact.ts';
import { searchRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { type Language, offeredLanguages } from '../../../rules/languages.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import { storeOnce } from '../../database/store-once.ts';
import type { Actor } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { ContactMessage } from './contact-message.entity.ts';

const MESSAGE_LIMITS = new VisitorLimits({ name: 'contact', perHour: 5, perDay: 30, sitePerDay: 300 });

/** The same message within ten minutes is a repeat: a double click, or a retry after a lost answer. */
const IS_REPEAT = `item.name = :name AND item.email = :email AND item.message = :message
  AND item.created_at > now() - interval '10 minutes'`;

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** The letter to the office in the site's first language; a reply goes to the visitor. */
function officeLetter(to: string, language: Language, values: z.output<typeof contactRules>): Mail {
  const { subject, written } = letterTexts(language).contactLetters;
  const text = letterOf([written, '{{message}}'], values);
  return { to, replyTo: values.email, subject: fillIn(subject, values), text };
}

type ContactFields = z.input<typeof contactRules>;

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
    const { email: office, languages } = await this.siteSettings.find();
    await storeOnce<ContactMessage>(this.dataSource, {
      key: ['contact', message.name, message.email, message.message],
      find: (manager) =>
        manager.createQueryBuilder(ContactMessage, 'item').where(IS_REPEAT, message).limit(1).getOne(),
      admit: () => this.visitors.count(MESSAGE_LIMITS, ip),
      store: async (manager) => {
        const stored = await manager.save(manager.create(ContactMessage, message));
        if (office)
          await this.outbox.mail(manager, officeLetter(office, offeredLanguages(languages)[0]!, message));
        return stored;
      },
    });
  }

  /** Newest first (D45), with the count of all that match. */
  list(page: Page, filter: { search?: string | null } = {}) {
    const { search } = validate(searchRules, filter);
    const query = this.#query().orderBy('item.id', 'DESC');
    return findPage(searchFor(query, ['name', 'email', 'message'], search), page);
  }

  /** The message of that id, or all for 0, newest first. The read is recorded in the audit log first. */
  async listForLegacy(actor: Actor, id: number): Promise<ContactMessage[]> {
    const query = this.#query().orderBy('item.id', 'DESC');
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
   * One batch of messages for an export, newest first; an empty batch is the end.
   * @param after id of the last message of the previous batch
   */
  batch(after?: number): Promise<ContactMessage[]> {
    const query = this.#query().orderBy('item.id', 'DESC').limit(BATCH_SIZE);
    if (after !== undefined) query.where('item.id < :after', { after });
    return query.getMany();
  }

  /** @throws AppError NOT_FOUND */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(ContactMessage, { id });
      if (!affected) throw new AppError('NOT_FOUND', 'notFound');
      const line = { action: 'DELETE', subject: 'contact-message', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
    });
  }

  #query(): SelectQueryBuilder<ContactMessage> {
    return this.dataSource.manager.createQueryBuilder(ContactMessage, 'item');
  }
}
