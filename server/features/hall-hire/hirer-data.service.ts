import type { DataSource, EntityManager } from 'typeorm';
import { hireReference } from '../../../rules/hire-reference.ts';
import type { Language } from '../../../rules/languages.ts';
import { inTransaction } from '../../database/transaction.ts';
import { letterTexts } from '../../messages/letter-texts.ts';
import type { AccountPart } from '../account-part.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { HallHire } from './hall-hire.entity.ts';

/** SQL: somebody whose account is closed had asked for it, and it is over or came to nothing. */
const IS_LEFT = `is_hirer_leaving AND NOT (status = 'ACCEPTED' AND ends_at > now())`;

/** What the hall's calendar holds of somebody with an account, and what it keeps when the account is closed. */
export class HirerDataService implements AccountPart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesService,
  ) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    const hires = await manager.find(HallHire, { where: { userId }, order: { id: 'ASC' } });
    const decided = await manager.find(HallHire, { where: { decidedBy: userId }, order: { id: 'ASC' } });
    const charges = await this.charges.collect(hires.map(({ id }) => ({ hireId: id })));
    return {
      hires: hires.map((stored) => {
        const {
          userId: _own,
          decidedBy: _officer,
          isClashing: _clash,
          version: _,
          linkHash: _link,
          linkSalt: _salt,
          isHirerLeaving: _leaving,
          ...hire
        } = stored;
        return { ...hire, reference: hireReference(hire.id), charges: charges.get(hire.id) ?? [] };
      }),
      hiresDecidedInTheOffice: decided.map(({ decidedAt, status }) => ({ decidedAt, status })),
    };
  }

  /**
   * Open requests are cancelled. Of what is over or came to nothing the contact details go; a booking to come keeps them,
   * because the hall secretary must be able to reach whoever has the hall; they go when it is over, see {@link forgetLeaving}.
   */
  async leave(manager: EntityManager, userId: number, language: Language): Promise<void> {
    const reason = letterTexts(language).hireLetters.accountClosed;
    await manager.query(
      `UPDATE hall_hire SET status = 'CANCELLED', decline_reason = $2, decided_at = now(), version = version + 1
        WHERE user_id = $1 AND status = 'REQUESTED'`,
      [userId, reason],
    );
    const own = await manager.query<{ id: number }[]>(
      'SELECT id FROM hall_hire WHERE user_id = $1 ORDER BY id FOR UPDATE',
      [userId],
    );
    const ids = own.map(({ id }) => id);
    await manager.query('UPDATE hall_hire SET is_hirer_leaving = true WHERE id = ANY ($1)', [ids]);
    await this.#forget(manager, 'id = ANY ($1)', ids);
  }

  /** Takes the contact details of closed accounts from what is over by now. @returns of how many hires */
  forgetLeaving(limit: number): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const over = `id = ANY (ARRAY(SELECT id FROM hall_hire WHERE ${IS_LEFT} ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))`;
      return this.#forget(manager, over, limit);
    });
  }

  async #forget(manager: EntityManager, which: string, parameter: unknown): Promise<number> {
    const [left] = await manager.query<[{ id: number }[], number]>(
      `UPDATE hall_hire
          SET address = '', postcode = '', telephone = '', mobile = '', email = '', wish = NULL, link_hash = NULL,
              is_hirer_leaving = false, version = version + 1
        WHERE ${IS_LEFT} AND ${which} RETURNING id`,
      [parameter],
    );
    await this.charges.forgetContacts(
      manager,
      left.map(({ id }) => id),
    );
    return left.length;
  }
}
