import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import {
  type DeclarationState,
  declarationDayRules,
  declarationRules,
  taxpayerRules,
} from '../../../rules/gift-aid.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { lockMergedDonor } from '../ledger/donors/find-donor.ts';
import {
  cancelFrom,
  changeTaxpayer,
  confirmDeclaration,
  giveRecord,
  keepDeclaration,
  stateOf,
} from './declaration-steps.ts';
import { declarationText } from './declaration-text.ts';
import { DECLARED } from './declared-by.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';
import type { PrintedDeclarationType } from './gift-aid-declarations.type.ts';
import type { GiftAidPlace } from './gift-aid-place.ts';
import { printedDeclaration, recordLetter } from './printed-declaration.ts';

/** The declaration and the version of it that somebody has seen. */
export interface SeenItem {
  id: number;
  version: number;
}

/** A declaration with what was done with it, the newest first. */
export interface KnownDeclaration extends GiftAidDeclaration {
  state: DeclarationState;
  /** Of the only gift that it covers. */
  giftReference: string | null;
  entries: GiftAidDeclarationEntry[];
}

interface Services {
  place: GiftAidPlace;
  outbox: Outbox;
  audit: AuditService;
}

/** Who wants Gift Aid on their gifts, for treasurers. Donors' own are with `OwnGiftAidService`. */
export class GiftAidDeclarationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * Those of a donor and of whoever was merged into them, the newest first.
   * @throws AppError NOT_FOUND where there is no Gift Aid
   */
  async ofDonor(donorId: number): Promise<KnownDeclaration[]> {
    await this.services.place.require();
    const { manager } = this.dataSource;
    const declarations = await manager
      .createQueryBuilder(GiftAidDeclaration, 'item')
      .where(
        `item.id IN (SELECT id FROM ${DECLARED} WHERE giver_id = :donorId) OR item.donor_id = :donorId`,
        {
          donorId,
        },
      )
      .orderBy('item.declared_on', 'DESC')
      .addOrderBy('item.id', 'DESC')
      .getMany();
    return this.#known(declarations);
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number): Promise<KnownDeclaration> {
    await this.services.place.require();
    const declaration = await this.dataSource.manager.findOneBy(GiftAidDeclaration, { id });
    if (!declaration) throw new AppError('NOT_FOUND', 'notFound');
    return (await this.#known([declaration]))[0]!;
  }

  /**
   * A declaration as a letter to its donor, in its own language. Of a verbal one it is the written record.
   * @throws AppError NOT_FOUND
   */
  async print(id: number): Promise<PrintedDeclarationType> {
    const settings = await this.services.place.require();
    const { manager } = this.dataSource;
    const declaration = await manager.findOneBy(GiftAidDeclaration, { id });
    const donor = declaration && (await manager.findOneBy(Donor, { id: declaration.donorId }));
    if (!donor) throw new AppError('NOT_FOUND', 'notFound');
    const giftReference = (await giftReferences(manager, [declaration])).get(id);
    return printedDeclaration({ ...declaration, giftReference }, donor, settings);
  }

  /**
   * Enters what somebody has declared on paper or in words.
   * @param fields not yet validated
   * @returns the id
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown donor; CONFLICT for one
   *   who was merged into another
   */
  async declare(actor: Actor, donorId: number, fields: z.input<typeof declarationRules>): Promise<number> {
    const { method, cover, declaredOn, ...taxpayer } = validate(declarationRules, fields);
    const settings = await this.services.place.require();
    return this.dataSource.transaction(async (manager) => {
      const donor = await manager.findOne(Donor, {
        where: { id: donorId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!donor) throw new AppError('NOT_FOUND', 'notFound');
      if (donor.mergedIntoId) throw new AppError('CONFLICT', 'donorMerged');
      const language = donor.letterLanguage;
      const text = declarationText(settings, cover, language);
      const id = await keepDeclaration(manager, actor, {
        ...{ donorId, method, cover, declaredOn, text, language, taxpayer },
      });
      await this.#record(manager, actor, 'CREATE', donorId);
      return id;
    });
  }

  /**
   * Another name or home, from now on; gifts that were claimed for keep what was claimed.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody else saved first
   */
  async change(actor: Actor, seen: SeenItem, fields: z.input<typeof taxpayerRules>): Promise<void> {
    const taxpayer = validate(taxpayerRules, fields);
    await this.#edit(actor, seen, (manager, declaration) =>
      changeTaxpayer(manager, actor, declaration, taxpayer),
    );
  }

  /**
   * The donor has got what they said in writing, and may cancel it for 30 days.
   * @param day `YYYY-MM-DD`, not yet validated
   * @throws AppError as {@link change}; CONFLICT for one that was not verbal, or has its record
   */
  async recordSent(actor: Actor, seen: SeenItem, day: string): Promise<void> {
    const checked = validate(declarationDayRules, { day });
    await this.#edit(actor, seen, (manager, declaration) =>
      giveRecord(manager, actor, declaration, checked.day),
    );
  }

  /**
   * Mails the written record of a verbal one, which the donor has from today on.
   * @throws AppError as {@link recordSent}; CONFLICT for a donor without an e-mail; UNAVAILABLE while nothing can be mailed
   */
  async mailRecord(actor: Actor, seen: SeenItem): Promise<void> {
    const { outbox, place } = this.services;
    outbox.requireMail();
    const settings = await place.require();
    await this.#edit(actor, seen, async (manager, declaration) => {
      const donor = (await lockMergedDonor(manager, declaration.donorId))!;
      if (!donor.email) throw new AppError('CONFLICT', 'giftAidNoEmail');
      await giveRecord(manager, actor, declaration, currentDay());
      await outbox.mail(manager, recordLetter(declaration, donor, settings));
    });
  }

  /**
   * It is sure that the donor made it, so that it covers more than its gift.
   * @throws AppError as {@link change}; CONFLICT for one that needs it no more
   */
  async confirm(actor: Actor, seen: SeenItem): Promise<void> {
    await this.#edit(actor, seen, (manager, declaration) => confirmDeclaration(manager, actor, declaration));
  }

  /**
   * Gifts from this day on are not covered; earlier ones stay covered, but for one that was verbal not long ago.
   * @param day `YYYY-MM-DD`, not yet validated
   * @throws AppError as {@link change}; CONFLICT for one that is cancelled
   */
  async cancel(actor: Actor, seen: SeenItem, day: string): Promise<void> {
    const checked = validate(declarationDayRules, { day });
    await this.#edit(actor, seen, (manager, declaration) =>
      cancelFrom(manager, actor, declaration, checked.day),
    );
  }

  async #edit(
    actor: Actor,
    seen: SeenItem,
    step: (manager: EntityManager, declaration: GiftAidDeclaration) => Promise<void>,
  ): Promise<void> {
    await this.services.place.require();
    await this.dataSource.transaction(async (manager) => {
      const declaration = await loadForEdit(manager, GiftAidDeclaration, seen);
      await step(manager, declaration);
      await this.#record(manager, actor, 'CHANGE', declaration.donorId);
    });
  }

  async #record(
    manager: EntityManager,
    actor: Actor,
    action: 'CREATE' | 'CHANGE',
    donorId: number,
  ): Promise<void> {
    const subject = AUDIT_SUBJECTS.GIFT_AID_DECLARATION;
    const line = { action: AUDIT_ACTIONS[action], subject, subjectId: donorId };
    await this.services.audit.record(actor, [line], manager);
  }

  async #known(declarations: GiftAidDeclaration[]): Promise<KnownDeclaration[]> {
    const { manager } = this.dataSource;
    const entries = await manager.find(GiftAidDeclarationEntry, {
      where: { declarationId: In(declarations.map(({ id }) => id)) },
      order: { id: 'DESC' },
    });
    const references = await giftReferences(manager, declarations);
    return declarations.map((declaration) => ({
      ...declaration,
      state: stateOf(declaration),
      giftReference: references.get(declaration.id) ?? null,
      entries: entries.filter(({ declarationId }) => declarationId === declaration.id),
    }));
  }
}

/** The references of the gifts which declarations cover alone, by the ids of the declarations. */
export async function giftReferences(
  manager: EntityManager,
  declarations: readonly GiftAidDeclaration[],
): Promise<Map<number, string>> {
  const alone = declarations.filter(({ coversGiftAlone }) => coversGiftAlone);
  const gifts = await manager.find(Donation, {
    where: { id: In(alone.map(({ donationId }) => donationId)) },
    select: { id: true, reference: true },
  });
  const byId = new Map(gifts.map(({ id, reference }) => [id, reference]));
  return new Map(alone.map(({ id, donationId }) => [id, byId.get(donationId!)!]));
}
