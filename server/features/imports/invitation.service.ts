import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { Actor } from '../../identity/viewer.ts';
import { writeLetter } from '../../messages/letter.ts';
import { greetingOf } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Services } from '../services.ts';
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
    const address = `${this.publicUrl}${PASSWORD_PAGE}`;
    return this.dataSource.transaction(async (manager) => {
      const users = await this.#lock(manager, runId);
      for (const { name, email } of users) {
        const letter = writeLetter(null, settings, ({ importLetters: { invitation } }, language) => {
          const { subject, made, password, unexpected } = invitation;
          const paragraphs = [greetingOf(name, language), made, password, unexpected, '{{association}}'];
          return { subject, paragraphs, values: { email, address } };
        });
        await this.outbox.mail(manager, { to: email, ...letter });
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
