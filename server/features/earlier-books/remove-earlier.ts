import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { GiftAidDeclaration } from '../gift-aid/gift-aid-declaration.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { deleteUnusedDonor } from '../ledger/donors/find-donor.ts';

/** @throws AppError NOT_FOUND; CONFLICT when somebody has worked on the donor, or anything belongs to it */
export async function removeDonor(manager: EntityManager, id: number, version: number): Promise<void> {
  await loadForEdit(manager, Donor, { id, version });
  if (!(await deleteUnusedDonor(manager, id))) throw new AppError('CONFLICT', 'changedByAnother');
}

/**
 * Removes a declaration, and the donor who was added together with it unless anything else is known of them.
 * @throws AppError NOT_FOUND; CONFLICT when somebody has worked on the declaration, or a claim was made by it
 */
export async function removeDeclared(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<{ donorId: number; isDonorGone: boolean }> {
  const seen = await manager.findOneBy(GiftAidDeclaration, { id });
  if (!seen) throw new AppError('NOT_FOUND', 'notFound');
  // It may go with its declaration, and is locked first, as everybody does it.
  await loadForEdit(manager, Donor, { id: seen.donorId });
  const { donorId } = await loadForEdit(manager, GiftAidDeclaration, { id, version });
  // What is made in one transaction is made at one moment.
  const [{ isClaimed, cameTogether }] = await manager.query<[{ isClaimed: boolean; cameTogether: boolean }]>(
    `SELECT EXISTS (SELECT FROM gift_aid_claim_gift WHERE declaration_id = $1) AS "isClaimed",
            EXISTS (SELECT FROM gift_aid_declaration_entry entry JOIN donor ON donor.created_at = entry.made_at
                     WHERE entry.declaration_id = $1 AND entry.kind = 'DECLARED' AND donor.id = $2) AS "cameTogether"`,
    [id, donorId],
  );
  if (isClaimed) throw new AppError('CONFLICT', 'changedByAnother');
  await manager.delete(GiftAidDeclaration, { id });
  return { donorId, isDonorGone: cameTogether && (await deleteUnusedDonor(manager, donorId)) };
}
