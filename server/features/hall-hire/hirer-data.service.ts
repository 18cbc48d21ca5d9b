import type { DataSource, EntityManager } from 'typeorm';
import { hireReference } from '../../../rules/hire-reference.ts';
import type { Language } from '../../../rules/languages.ts';
import { letterTexts } from '../../messages/letter-texts.ts';
import type { AccountPart } from '../account-part.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { HallHire } from './hall-hire.entity.ts';

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
    const charges = await this.charges.of(hires.map(({ id }) => ({ hireId: id })));
    return {
      hires: hires.map((stored) => {
        const {
          userId: _own,
          decidedBy: _officer,
          isClashing: _clash,
          version: _,
          linkHash: _link,
          linkSalt: _salt,
          ...hire
        } = stored;
        const asked = (charges.get(hire.id) ?? []).map(
          ({ kind, reference, pence, paidPence, returnedPence, keptPence, dueOn, state }) => ({
            ...{ kind, reference, pence, paidPence, returnedPence, keptPence, dueOn, state },
          }),
        );
        return { ...hire, reference: hireReference(hire.id), charges: asked };
      }),
      hiresDecidedInTheOffice: decided.map(({ decidedAt, status }) => ({ decidedAt, status })),
    };
  }

  /**
   * Open requests are cancelled. Of what is over or came to nothing the contact details go; a booking to come keeps them,
   * because the hall secretary must be able to reach whoever has the hall.
   */
  async leave(manager: EntityManager, userId: number, language: Language): Promise<void> {
    const reason = letterTexts(language).hireLetters.accountClosed;
    await manager.query(
      `UPDATE hall_hire SET status = 'CANCELLED', decline_reason = $2, decided_at = now(), version = version + 1
        WHERE user_id = $1 AND status = 'REQUESTED'`,
      [userId, reason],
    );
    const [left] = await manager.query<[{ id: number }[], number]>(
      `UPDATE hall_hire
          SET address = '', postcode = '', telephone = '', mobile = '', email = '', wish = NULL, link_hash = NULL,
              version = version + 1
        WHERE user_id = $1 AND NOT (status = 'ACCEPTED' AND ends_at > now()) RETURNING id`,
      [userId],
    );
    await this.charges.forgetContacts(
      manager,
      left.map(({ id }) => id),
    );
  }
}
