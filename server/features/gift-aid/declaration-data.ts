import { type EntityManager, In } from 'typeorm';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';

/** The Gift Aid declarations of an account; those for gifts stay when it is closed, as the tax office asks for them for years. */
export async function declarationsOfAccount(manager: EntityManager, userId: number) {
  const donors = await manager.find(Donor, { where: { userId }, select: { id: true } });
  const declarations = await manager.find(GiftAidDeclaration, {
    where: { donorId: In(donors.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  return declarations.map(
    ({ id: _id, version: _version, donorId: _donor, donationId: _gift, ...declaration }) => declaration,
  );
}

/**
 * Before an account is closed, whose donor is locked: what it declared by itself while its e-mail was not proved covers no
 * gift, and never will. It goes with its entries.
 */
export async function removeUncovering(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(
    `DELETE FROM gift_aid_declaration WHERE covers_gift_alone AND donation_id IS NULL
        AND donor_id IN (SELECT id FROM donor WHERE user_id = $1)`,
    [userId],
  );
}

/** What somebody did in the office with declarations of others, without whose they are. */
export async function workOnDeclarations(manager: EntityManager, userId: number) {
  const entries = await manager
    .createQueryBuilder(GiftAidDeclarationEntry, 'entry')
    .where('entry.made_by_id = :userId', { userId })
    .andWhere(
      `NOT EXISTS (SELECT FROM gift_aid_declaration declaration JOIN donor ON donor.id = declaration.donor_id
         WHERE declaration.id = entry.declaration_id AND donor.user_id = :userId)`,
    )
    .orderBy('entry.id', 'ASC')
    .getMany();
  return { giftAidDeclarationsHandled: entries.map(({ kind, made }) => ({ kind, madeAt: made.at })) };
}

/** SQL: something was said of a declaration of the donor of that id since then; as `LedgerHooks.stillNamed` asks. */
export const STILL_DECLARED = (donorId: string, since: string) => `EXISTS (
  SELECT FROM gift_aid_declaration declaration
    JOIN gift_aid_declaration_entry entry ON entry.declaration_id = declaration.id
   WHERE declaration.donor_id = ${donorId} AND entry.made_at > ${since})`;
