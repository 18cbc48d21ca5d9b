import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { offeredLanguages } from '../../../rules/languages.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import type { Actor } from '../../identity/viewer.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Services } from '../services.ts';
import { associationName } from '../site-settings/site-settings.service.ts';
import { ImportRow } from './import-row.entity.ts';

/** Where the owner of an account sets a password by a code to the mobile. */
const PASSWORD_PAGE = '/forgot-psw';

/** Invites people to the accounts that an import has made for them. */
export class InvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly services: Pick<Services, 'audit' | 'siteSettings' | 'users'>,
    private readonly publicUrl: string,
  ) {}

  /** How many owners of accounts of an import have not been written to. */
  countPending(runId: number): Promise<number> {
    return this.dataSource.manager.countBy(ImportRow, pending(runId));
  }

  /**
   * Writes to those owners, each once. Without a mail server nobody is written to, and all stay to be invited.
   * @returns how many letters there are
   */
  async invite(actor: Actor, runId: number): Promise<number> {
    if (!this.outbox.sendsMail) return 0;
    const settings = await this.services.siteSettings.find();
    const language = offeredLanguages(settings.languages)[0]!;
    const { subject, greeting, made, password, unexpected } = letterTexts(language).importLetters.invitation;
    const paragraphs = [greeting, made, password, unexpected, '{{association}}'];
    const association = associationName(settings, language);
    return this.dataSource.transaction(async (manager) => {
      const users = await this.#lock(manager, runId);
      for (const { name, email } of users) {
        const values = { name, email, association, address: `${this.publicUrl}${PASSWORD_PAGE}` };
        const mail: Mail = {
          to: email,
          subject: fillIn(subject, values),
          text: letterOf(paragraphs, values),
        };
        await this.outbox.mail(manager, mail);
      }
      if (users.length > 0) {
        const line = { action: 'INVITE', subject: 'import', subjectId: runId, count: users.length } as const;
        await this.services.audit.record(actor, [line], manager);
      }
      return users.length;
    });
  }

  /** The accounts to invite, which nobody else invites meanwhile. */
  async #lock(manager: EntityManager, runId: number): Promise<{ name: string; email: string }[]> {
    const rows = await manager.find(ImportRow, {
      where: pending(runId),
      lock: { mode: 'pessimistic_write' },
      order: { id: 'ASC' },
    });
    if (rows.length === 0) return [];
    await manager.update(ImportRow, { id: In(rows.map(({ id }) => id)) }, { invitedAt: new Date() });
    return this.services.users.contacts(rows.map(({ recordId }) => recordId!));
  }
}

const pending = (runId: number) =>
  ({ runId, subject: 'user', state: 'CREATED', invitedAt: IsNull() }) as const;
