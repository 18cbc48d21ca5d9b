import { type EntityManager, In } from 'typeorm';
import { addDays } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import {
  coveredFrom,
  DeclarationCover,
  DeclarationMethod,
  DeclarationState,
  GIFT_AID,
  type Taxpayer,
} from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { byActor } from '../../database/by.ts';
import type { Actor } from '../../identity/viewer.ts';
import { DECLARATION_TEXT_VERSION } from './declaration-text.ts';
import { DECLARED } from './declared-by.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { DeclarationEntryKind, GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';

interface NewDeclaration {
  donorId: number;
  method: DeclarationMethod;
  cover: DeclarationCover;
  /** `YYYY-MM-DD` */
  declaredOn: string;
  /** What was seen or said, and its language. */
  text: string;
  language: Language;
  taxpayer: Taxpayer;
  donationId?: number;
  coversGiftAlone?: boolean;
}

export function stateOf(declaration: GiftAidDeclaration): DeclarationState {
  const { method, cover, coversGiftAlone, recordSentOn, cancelledFrom } = declaration;
  if (cancelledFrom) return DeclarationState.CANCELLED;
  if (method === DeclarationMethod.VERBAL && !recordSentOn) return DeclarationState.RECORD_MISSING;
  if (coversGiftAlone && cover !== DeclarationCover.THIS_GIFT) return DeclarationState.UNCONFIRMED;
  return DeclarationState.IN_FORCE;
}

export function taxpayerOf({ title, firstName, lastName, house, livesAbroad, postcode }: Taxpayer): Taxpayer {
  return { title, firstName, lastName, house, livesAbroad, postcode: livesAbroad ? '' : postcode };
}

/** Keeps a new declaration. @returns its id */
export async function keepDeclaration(
  manager: EntityManager,
  actor: Actor,
  { taxpayer, ...declaration }: NewDeclaration,
): Promise<number> {
  const { cover, declaredOn } = declaration;
  const { id } = await manager.save(GiftAidDeclaration, {
    ...declaration,
    ...taxpayerOf(taxpayer),
    coversFrom: coveredFrom(cover, declaredOn),
    textVersion: DECLARATION_TEXT_VERSION,
  });
  await enter(manager, actor, { declarationId: id, kind: DeclarationEntryKind.DECLARED, day: declaredOn });
  return id;
}

/** Another name or home from now on. The declaration is locked, as for all that follow. */
export async function changeTaxpayer(
  manager: EntityManager,
  actor: Actor,
  declaration: GiftAidDeclaration,
  taxpayer: Taxpayer,
): Promise<void> {
  const step = { kind: DeclarationEntryKind.CHANGED, day: currentDay(), before: taxpayerOf(declaration) };
  await take(manager, actor, declaration, step, taxpayerOf(taxpayer));
}

/** @param day `YYYY-MM-DD` @throws AppError CONFLICT for one that was not verbal, or has its record; BAD_USER_INPUT */
export async function giveRecord(
  manager: EntityManager,
  actor: Actor,
  declaration: GiftAidDeclaration,
  day: string,
): Promise<void> {
  if (stateOf(declaration) !== DeclarationState.RECORD_MISSING)
    throw new AppError('CONFLICT', 'changedByAnother');
  if (day < declaration.declaredOn) throw new AppError('BAD_USER_INPUT', 'invalidDate', { field: 'day' });
  const step = { kind: DeclarationEntryKind.RECORD_SENT, day };
  await take(manager, actor, declaration, step, { recordSentOn: day });
}

/**
 * Gifts from that day on are not covered. One that was verbal has never covered any when it is cancelled within 30 days of
 * its written record.
 * @param day `YYYY-MM-DD`
 * @throws AppError CONFLICT for one that is cancelled
 */
export async function cancelFrom(
  manager: EntityManager,
  actor: Actor,
  declaration: GiftAidDeclaration,
  day: string,
): Promise<void> {
  const { method, recordSentOn, coversFrom, cancelledFrom } = declaration;
  if (cancelledFrom) throw new AppError('CONFLICT', 'changedByAnother');
  const isNeverMade =
    method === DeclarationMethod.VERBAL &&
    (!recordSentOn || day < addDays(recordSentOn, GIFT_AID.recordDays));
  const step = { kind: DeclarationEntryKind.CANCELLED, day };
  await take(manager, actor, declaration, step, { cancelledFrom: isNeverMade ? coversFrom : day });
}

/** @throws AppError CONFLICT for one of which it is sure that the donor made it, or that is for its gift alone */
export async function confirmDeclaration(
  manager: EntityManager,
  actor: Actor,
  declaration: GiftAidDeclaration,
): Promise<void> {
  if (stateOf(declaration) !== DeclarationState.UNCONFIRMED)
    throw new AppError('CONFLICT', 'changedByAnother');
  const step = { kind: DeclarationEntryKind.CONFIRMED, day: currentDay() };
  await take(manager, actor, declaration, step, { coversGiftAlone: false });
}

/**
 * Whether it is sure who declares: an account whose e-mail was proved is. Neither an e-mail that was typed is, nor an
 * account that anybody may have made with it. The account is locked against being proved meanwhile.
 */
export async function isCertainWhoDeclares(manager: EntityManager, userId: number | null): Promise<boolean> {
  const [account] = await manager.query<{ isProved: boolean }[]>(
    'SELECT email_proved_at IS NOT NULL AS "isProved" FROM user_account WHERE id = $1 FOR SHARE',
    [userId],
  );
  return account?.isProved ?? false;
}

/** What an account has declared before its e-mail was proved is sure from then on; not what others have declared for it. */
export async function confirmOfAccount(manager: EntityManager, actor: Actor): Promise<void> {
  const declarations = await manager
    .createQueryBuilder(GiftAidDeclaration, 'declaration')
    .where('declaration.covers_gift_alone AND declaration.cancelled_from IS NULL')
    .andWhere(
      `EXISTS (SELECT FROM gift_aid_declaration_entry entry
                WHERE entry.declaration_id = declaration.id AND entry.kind = 'DECLARED' AND entry.made_by_id = :userId)`,
      actor,
    )
    .orderBy('declaration.id')
    .setLock('pessimistic_write')
    .getMany();
  for (const declaration of declarations)
    if (stateOf(declaration) === DeclarationState.UNCONFIRMED)
      await confirmDeclaration(manager, actor, declaration);
}

/**
 * The declarations that were made with gifts go along when these become somebody's. One of which it is sure that another
 * donor made it stays with them, since their other gifts need it.
 * @param to the account's donor, and the gift of which it is sure that they made it, if any
 * @returns the ids of those other donors, whose gifts stay theirs
 */
export async function takeDeclarations(
  manager: EntityManager,
  actor: Actor,
  donationIds: readonly number[],
  { donorId, sureOf }: { donorId: number; sureOf: number | undefined },
): Promise<number[]> {
  const declarations = await manager.find(GiftAidDeclaration, {
    where: { donationId: In([...donationIds]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const others = await manager.query<{ id: number; giverId: number }[]>(
    `SELECT id, giver_id AS "giverId" FROM ${DECLARED}
      WHERE id = ANY ($1) AND NOT covers_gift_alone
        AND giver_id <> (SELECT root_id FROM donor_root WHERE donor_id = $2)`,
    [declarations.map(({ id }) => id), donorId],
  );
  for (const declaration of declarations) {
    if (others.some(({ id }) => id === declaration.id)) continue;
    await manager.update(GiftAidDeclaration, { id: declaration.id }, { donorId });
    if (declaration.donationId === sureOf && stateOf(declaration) === DeclarationState.UNCONFIRMED)
      await confirmDeclaration(manager, actor, declaration);
  }
  return others.map(({ giverId }) => giverId);
}

type Step = Pick<GiftAidDeclarationEntry, 'kind' | 'day'> & { before?: Taxpayer };

async function take(
  manager: EntityManager,
  actor: Actor,
  { id, version }: GiftAidDeclaration,
  step: Step,
  changed: Partial<GiftAidDeclaration>,
): Promise<void> {
  await enter(manager, actor, { declarationId: id, ...step });
  await manager.update(GiftAidDeclaration, { id }, { ...changed, version: version + 1 });
}

async function enter(
  manager: EntityManager,
  actor: Actor,
  entry: Step & { declarationId: number },
): Promise<void> {
  await manager.insert(GiftAidDeclarationEntry, { ...entry, made: byActor(actor) });
}
