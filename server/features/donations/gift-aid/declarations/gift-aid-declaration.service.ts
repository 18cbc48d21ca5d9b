import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../../../rules/audit.ts';
import { AppError } from '../../../../../rules/errors.ts';
import {
  coveredFrom,
  DeclarationState,
  DeclarationWay,
  declarationDayRules,
  declarationRules,
  type Taxpayer,
  taxpayerRules,
} from '../../../../../rules/gift-aid.ts';
import { GIFT_AID_COUNTRY } from '../../../../../rules/gift-aid-country.ts';
import { validate } from '../../../../../rules/validation.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { loadForEdit } from '../../../../database/load-for-edit.ts';
import type { Actor } from '../../../../identity/viewer.ts';
import type { AuditService } from '../../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../../site-settings/site-settings.service.ts';
import { Donor } from '../../donors/donor.entity.ts';
import { DECLARATION_TEXT_VERSION, declarationText } from './declaration-text.ts';
import { DECLARED } from './declared-by.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { DeclarationEntryKind, GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';

/** The declaration and the version of it that somebody has seen. */
interface SeenItem {
  id: number;
  version: number;
}

/** A declaration with what was done with it, the newest first. */
export interface KnownDeclaration extends GiftAidDeclaration {
  state: DeclarationState;
  entries: GiftAidDeclarationEntry[];
}

function stateOf({ way, recordSentOn, cancelledFrom }: GiftAidDeclaration): DeclarationState {
  if (cancelledFrom) return DeclarationState.CANCELLED;
  if (way === DeclarationWay.SPOKEN && !recordSentOn) return DeclarationState.RECORD_MISSING;
  return DeclarationState.IN_FORCE;
}

function taxpayerOf({ title, firstName, lastName, house, livesAbroad, postcode }: Taxpayer): Taxpayer {
  return { title, firstName, lastName, house, livesAbroad, postcode: livesAbroad ? '' : postcode };
}

/** Who wants Gift Aid on their gifts; the only writer of its tables. */
export class GiftAidDeclarationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Those of a donor and of whoever was merged into them, the newest first.
   * @throws AppError NOT_FOUND where there is no Gift Aid
   */
  async ofDonor(donorId: number): Promise<KnownDeclaration[]> {
    await this.#settings();
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
    return this.#withEntries(declarations);
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number): Promise<KnownDeclaration> {
    await this.#settings();
    const declaration = await this.dataSource.manager.findOneBy(GiftAidDeclaration, { id });
    if (!declaration) throw new AppError('NOT_FOUND', 'notFound');
    return (await this.#withEntries([declaration]))[0]!;
  }

  /**
   * Enters what somebody has declared on paper or in words.
   * @param fields not yet validated
   * @returns the id
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown donor; CONFLICT for one
   *   who was merged into another
   */
  async declare(actor: Actor, donorId: number, fields: z.input<typeof declarationRules>): Promise<number> {
    const { way, cover, declaredOn, ...taxpayer } = validate(declarationRules, fields);
    const settings = await this.#settings();
    return this.dataSource.transaction(async (manager) => {
      const donor = await manager.findOne(Donor, {
        where: { id: donorId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!donor) throw new AppError('NOT_FOUND', 'notFound');
      if (donor.mergedIntoId) throw new AppError('CONFLICT', 'donorMerged');
      const language = donor.letterLanguage;
      const { id } = await manager.save(GiftAidDeclaration, {
        ...taxpayerOf(taxpayer),
        ...{ donorId, way, cover, declaredOn, language },
        coversFrom: coveredFrom(cover, declaredOn),
        textVersion: DECLARATION_TEXT_VERSION,
        text: declarationText(settings, cover, language),
      });
      await this.#enter(manager, actor, { declarationId: id, kind: 'DECLARED', day: declaredOn });
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
    const taxpayer = taxpayerOf(validate(taxpayerRules, fields));
    await this.#edit(seen, async (manager, declaration) => {
      const before = taxpayerOf(declaration);
      await this.#enter(manager, actor, {
        ...{ declarationId: declaration.id, kind: DeclarationEntryKind.CHANGED, day: currentDay(), before },
      });
      await this.#record(manager, actor, 'CHANGE', declaration.donorId);
      return taxpayer;
    });
  }

  /**
   * The donor has got what they said in writing, and may cancel it for 30 days.
   * @param day `YYYY-MM-DD`, not yet validated
   * @throws AppError as {@link change}; CONFLICT for one that was not spoken, or has its record
   */
  async recordSent(actor: Actor, seen: SeenItem, day: string): Promise<void> {
    const checked = validate(declarationDayRules, { day });
    await this.#edit(seen, async (manager, declaration) => {
      if (stateOf(declaration) !== DeclarationState.RECORD_MISSING)
        throw new AppError('CONFLICT', 'changedByAnother');
      if (checked.day < declaration.declaredOn)
        throw new AppError('BAD_USER_INPUT', 'invalidDate', { field: 'day' });
      await this.#enter(manager, actor, {
        ...{ declarationId: declaration.id, kind: DeclarationEntryKind.RECORD_SENT, day: checked.day },
      });
      await this.#record(manager, actor, 'CHANGE', declaration.donorId);
      return { recordSentOn: checked.day };
    });
  }

  /**
   * Gifts from this day on are not covered; earlier ones stay covered.
   * @param day `YYYY-MM-DD`, not yet validated
   * @throws AppError as {@link change}; CONFLICT for one that is cancelled
   */
  async cancel(actor: Actor, seen: SeenItem, day: string): Promise<void> {
    const checked = validate(declarationDayRules, { day });
    await this.#edit(seen, async (manager, declaration) => {
      if (declaration.cancelledFrom) throw new AppError('CONFLICT', 'changedByAnother');
      await this.#enter(manager, actor, {
        ...{ declarationId: declaration.id, kind: DeclarationEntryKind.CANCELLED, day: checked.day },
      });
      await this.#record(manager, actor, 'CHANGE', declaration.donorId);
      return { cancelledFrom: checked.day };
    });
  }

  /** @throws AppError NOT_FOUND where there is no Gift Aid */
  async #settings() {
    const settings = await this.siteSettings.find();
    if (settings.country !== GIFT_AID_COUNTRY) throw new AppError('NOT_FOUND', 'notFound');
    return settings;
  }

  async #edit(
    seen: SeenItem,
    edit: (manager: EntityManager, declaration: GiftAidDeclaration) => Promise<Partial<GiftAidDeclaration>>,
  ): Promise<void> {
    await this.#settings();
    await this.dataSource.transaction(async (manager) => {
      const declaration = await loadForEdit(manager, GiftAidDeclaration, seen);
      const changed = await edit(manager, declaration);
      const version = declaration.version + 1;
      await manager.update(GiftAidDeclaration, { id: declaration.id }, { ...changed, version });
    });
  }

  async #enter(
    manager: EntityManager,
    actor: Actor,
    entry: Pick<GiftAidDeclarationEntry, 'declarationId' | 'kind' | 'day'> & { before?: Taxpayer },
  ): Promise<void> {
    const by = { madeById: actor.userId || null, madeByName: actor.name };
    await manager.insert(GiftAidDeclarationEntry, { ...entry, ...by });
  }

  async #record(
    manager: EntityManager,
    actor: Actor,
    action: 'CREATE' | 'CHANGE',
    donorId: number,
  ): Promise<void> {
    const subject = AUDIT_SUBJECTS.GIFT_AID_DECLARATION;
    await this.audit.record(actor, [{ action: AUDIT_ACTIONS[action], subject, subjectId: donorId }], manager);
  }

  async #withEntries(declarations: GiftAidDeclaration[]): Promise<KnownDeclaration[]> {
    const entries = await this.dataSource.manager.find(GiftAidDeclarationEntry, {
      where: { declarationId: In(declarations.map(({ id }) => id)) },
      order: { id: 'DESC' },
    });
    return declarations.map((declaration) => ({
      ...declaration,
      state: stateOf(declaration),
      entries: entries.filter(({ declarationId }) => declarationId === declaration.id),
    }));
  }
}
