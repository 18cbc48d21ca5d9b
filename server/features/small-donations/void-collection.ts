import { type EntityManager, IsNull } from 'typeorm';
import { voidedBy } from '../../database/by.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { lockClaims } from '../gift-aid-claims/lock-claims.ts';
import { SmallCollection } from './small-collection.entity.ts';
import { SmallCollectionGift } from './small-collection-gift.entity.ts';
import { requireStillClaimable } from './small-sums.ts';

/** Marks a collection as voided and frees its gifts. Claims are locked by the caller, who also looks at what is claimed. */
export async function markVoid(
  manager: EntityManager,
  actor: Actor,
  { id }: Pick<SmallCollection, 'id'>,
  reason: string,
): Promise<void> {
  await manager.update(SmallCollection, { id }, { voided: voidedBy(actor, reason) });
  await manager.update(SmallCollectionGift, { collectionId: id }, { isLiving: false });
}

/**
 * Voids what was taken from a count as a collection, before that count is voided. The count is locked by the
 * caller; its gifts are not yet, as whoever makes a claim locks them after the claims.
 * @throws AppError CONFLICT when small donations were claimed for on the strength of it
 */
export async function voidCollectionOf(
  manager: EntityManager,
  audit: AuditService,
  { actor, cashCountId, reason }: { actor: Actor; cashCountId: number; reason: string },
): Promise<void> {
  const collection = await manager.findOneBy(SmallCollection, { cashCountId, voided: { at: IsNull() } });
  if (!collection) return;
  await lockClaims(manager);
  await markVoid(manager, actor, collection, reason);
  await requireStillClaimable(manager, collection.day);
  const line = { action: 'UNDO', subject: 'small-donations', subjectId: collection.id } as const;
  await audit.record(actor, [line], manager);
}
