import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { ClaimState } from '../../../rules/gift-aid-claims.ts';
import { byActor } from '../../database/by.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SeenClaim } from '../bank/claim-payments.ts';
import type { ClaimHooks } from './claim-hooks.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { type ClaimEntryKind, GiftAidClaimEntry } from './gift-aid-claim-entry.entity.ts';
import { GiftAidClaimGift } from './gift-aid-claim-gift.entity.ts';
import { GiftAidOverclaim } from './gift-aid-overclaim.entity.ts';
import { lockClaims } from './lock-claims.ts';

/** Steps after a claim was made; all but the end can be undone. */
const STEPS = {
  SENT: { from: [ClaimState.PREPARED], to: ClaimState.SENT },
  NOT_SENT: { from: [ClaimState.SENT], to: ClaimState.PREPARED },
  PAID: { from: [ClaimState.SENT], to: ClaimState.PAID },
  NOT_PAID: { from: [ClaimState.PAID], to: ClaimState.SENT },
  VOID: { from: [ClaimState.PREPARED, ClaimState.SENT], to: ClaimState.VOID },
} as const satisfies Partial<Record<ClaimEntryKind, { from: readonly ClaimState[]; to: ClaimState }>>;

export type ClaimStep = keyof typeof STEPS;

/** The steps of a claim, each with its entry, within a transaction: by hand, or by a line of a bank statement. */
export class ClaimSteps {
  constructor(
    private readonly audit: AuditService,
    private readonly hooks: ClaimHooks,
  ) {}

  /**
   * @param fields what the claim is then; `bankLineId` where a line decides
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a payment before it was sent, or sent before its last gift; CONFLICT as the state does not allow it,
   *   somebody else was first, or something else leans on it
   */
  async take(
    manager: EntityManager,
    actor: Actor,
    seen: SeenClaim,
    kind: ClaimStep,
    fields: Partial<GiftAidClaim>,
  ): Promise<void> {
    await lockClaims(manager);
    const claim = await loadForEdit(manager, GiftAidClaim, seen);
    const { from, to } = STEPS[kind];
    if (!(from as readonly ClaimState[]).includes(claim.state))
      throw new AppError('CONFLICT', 'changedByAnother');
    if (fields.paidOn && fields.paidOn < claim.sentOn!)
      throw new AppError('BAD_USER_INPUT', 'giftAidPaidBeforeSent', { field: 'day' });
    if (fields.sentOn) await requireGiftsUntil(manager, claim.id, fields.sentOn);
    if (kind === 'NOT_PAID' && claim.bankLineId && fields.bankLineId === undefined)
      throw new AppError('CONFLICT', 'giftAidPaidByLine');
    if (to === ClaimState.VOID) await this.#free(manager, claim);
    const version = claim.version + 1;
    await manager.update(GiftAidClaim, { id: claim.id }, { ...fields, state: to, version });
    if (to === ClaimState.PREPARED || to === ClaimState.VOID)
      await this.hooks.requireNothingOn(manager, claim.id);
    const day = fields.paidOn ?? fields.sentOn ?? null;
    await this.enter(manager, actor, { claimId: claim.id, kind, day, pence: fields.paidPence ?? null });
  }

  async enter(
    manager: EntityManager,
    actor: Actor,
    entry: Pick<GiftAidClaimEntry, 'claimId' | 'kind'> & Partial<GiftAidClaimEntry>,
  ): Promise<void> {
    await manager.insert(GiftAidClaimEntry, { ...entry, made: byActor(actor) });
    const action = entry.kind === 'PREPARED' ? 'CREATE' : 'CHANGE';
    const line = { action, subject: 'gift-aid-claim', subjectId: entry.claimId } as const;
    await this.audit.record(actor, [line], manager);
  }

  async #free(manager: EntityManager, { id }: GiftAidClaim): Promise<void> {
    const [{ isMadeGood }] = await manager.query<[{ isMadeGood: boolean }]>(
      `SELECT EXISTS (
         SELECT FROM gift_aid_overclaim made_good JOIN gift_aid_claim_gift claimed ON claimed.id = made_good.claim_gift_id
          WHERE claimed.claim_id = $1 AND made_good.is_living) AS "isMadeGood"`,
      [id],
    );
    if (isMadeGood) throw new AppError('CONFLICT', 'giftAidClaimMadeGood');
    await manager.update(GiftAidClaimGift, { claimId: id }, { isLiving: false });
    await manager.update(GiftAidOverclaim, { claimId: id }, { isLiving: false });
  }
}

/** @throws AppError BAD_USER_INPUT for a claim with gifts that came after this day */
async function requireGiftsUntil(manager: EntityManager, claimId: number, day: string): Promise<void> {
  const [later] = await manager.query(
    'SELECT id FROM gift_aid_claim_gift WHERE claim_id = $1 AND received_on > $2 LIMIT 1',
    [claimId, day],
  );
  if (later) throw new AppError('BAD_USER_INPUT', 'giftAidSentBeforeGifts', { field: 'day' });
}
