import type { DataSource, EntityManager } from 'typeorm';
import {
  declarationOf,
  donorOf,
  type EarlierDeclaration,
  type EarlierDonor,
  earlierFields,
  nameOf,
} from '../../../rules/earlier-donors.ts';
import { AppError } from '../../../rules/errors.ts';
import { DeclarationCover, DeclarationMethod } from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import { writtenCover, writtenDeclarationMethod } from '../../../rules/written-declarations.ts';
import type { Alongside } from '../../database/alongside.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { NamedChoices } from '../earlier-books/past-donation.service.ts';
import { cancelFrom, keepDeclaration } from '../gift-aid/declaration-steps.ts';
import { declarationText } from '../gift-aid/declaration-text.ts';
import { GiftAidDeclaration } from '../gift-aid/gift-aid-declaration.entity.ts';
import type { GiftAidPlace } from '../gift-aid/gift-aid-place.ts';
import { addDonor } from '../ledger/donors/donor.service.ts';
import { lockDonorName, lockMergedDonor } from '../ledger/donors/find-donor.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { earlierBooks, orNothing } from './earlier-books.ts';
import { KnownDonors } from './known-donors.ts';
import { removeDeclared, removeDonor } from './remove-earlier.ts';

/** A row of a list, as it was read. */
type ListedRow = Readonly<Record<string, unknown>>;

interface Declared {
  /** Of the donor. */
  id: number;
  declaration: EarlierDeclaration;
  donationId: number | undefined;
}

interface Services {
  siteSettings: SiteSettingsService;
  place: GiftAidPlace;
  audit: AuditService;
}

/** Donors whom an association has in its lists, with the Gift Aid declarations that they have made. */
export class EarlierDonorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** What checks these rows. @returns throws AppError for one that cannot be brought in */
  async checker(rows: readonly ListedRow[]): Promise<(fields: ListedRow) => void> {
    const read = await earlierBooks(this.dataSource.manager, rows.map(earlierFields));
    return (listed) => {
      const fields = earlierFields(listed);
      donorOf(fields);
      declarationOf(fields);
      read(fields);
    };
  }

  /** Of each row the id of its donor in the books, or of the declaration that stands already; null when it is new or refused. */
  async known(listed: readonly ListedRow[]): Promise<(number | null)[]> {
    const rows = listed.map(earlierFields);
    const read = await earlierBooks(this.dataSource.manager, rows);
    return rows.map((row) => {
      const known = orNothing(() => read(row));
      return (known?.declaration ? known.declaration.standingId : known?.donorId) ?? null;
    });
  }

  /** What has to be said of rows: who is meant where several may be, and what their words for declarations mean. */
  async named(listed: readonly ListedRow[]): Promise<Record<string, NamedChoices>> {
    const rows = listed.map(earlierFields);
    const donors = await KnownDonors.of(this.dataSource.manager, rows);
    const unclear = new Map(rows.map((row) => [row.donor, nameOf(row) ? donors.choices(row) : []] as const));
    return {
      donor: {
        isKnown: (written) => !unclear.get(written)?.length,
        choices: (written) => unclear.get(written) ?? [],
      },
      cover: {
        isKnown: (written) => writtenCover(written) !== undefined,
        choices: () => Object.keys(DeclarationCover),
      },
      declarationMethod: {
        isKnown: (written) => writtenDeclarationMethod(written) !== undefined,
        choices: () => Object.keys(DeclarationMethod),
      },
    };
  }

  /**
   * Adds the donor of a row, or its declaration, to whom it belongs: a donor who is there, or a new one.
   * @param alongside gets the declaration where the row has one, else the donor
   * @throws AppError BAD_USER_INPUT; CONFLICT when it is there since
   */
  async add(actor: Actor, listed: ListedRow, alongside: Alongside): Promise<void> {
    const fields = earlierFields(listed);
    const letterLanguage = await this.services.siteSettings.firstLanguage();
    await this.dataSource.transaction(async (manager) => {
      await lockDonorName(manager, fields.email, nameOf(fields));
      const donor = donorOf(fields);
      const declaration = declarationOf(fields);
      const known = (await earlierBooks(manager, [fields]))(fields);
      const isThere = declaration ? known.declaration?.standingId : known.donorId;
      if (isThere) throw new AppError('CONFLICT', 'changedByAnother');
      const id = known.donorId ?? (await this.#enter(manager, actor, { ...donor, letterLanguage }));
      const donationId = known.declaration?.donationId;
      if (declaration) await this.#declare(manager, actor, { id, declaration, donationId }, alongside);
      else await alongside(manager, { id, version: 1 });
    });
  }

  /**
   * Removes a donor who was added and of whom nothing else is known.
   * @throws AppError NOT_FOUND; CONFLICT when somebody has worked on it, or anything belongs to it
   */
  async removeDonor(actor: Actor, id: number, version: number, alongside: Alongside): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await removeDonor(manager, id, version);
      await alongside(manager, { id, version });
      const line = { action: 'DELETE', subject: 'donor', subjectId: id } as const;
      await this.services.audit.record(actor, [line], manager);
    });
  }

  /**
   * Removes a declaration that was added, and the donor who came with it if nothing else is known of them.
   * @throws AppError NOT_FOUND; CONFLICT when somebody has worked on it, or a claim was made by it
   */
  async removeDeclaration(actor: Actor, id: number, version: number, alongside: Alongside): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const { donorId, isDonorGone } = await removeDeclared(manager, id, version);
      await alongside(manager, { id, version });
      const subjects = ['gift-aid-declaration', ...(isDonorGone ? (['donor'] as const) : [])] as const;
      const lines = subjects.map((subject) => ({ action: 'DELETE', subject, subjectId: donorId }) as const);
      await this.services.audit.record(actor, lines, manager);
    });
  }

  /**
   * The versions of donors, by id; of one of whom anything else is known now, a later one.
   * @param together declarations that were added with them, which count if somebody has worked on them since
   */
  async donorVersions(
    ids: readonly number[],
    together: readonly { recordId: number | null; recordVersion: number | null }[],
  ): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ id: number; version: number }[]>(
      `SELECT id, version + (EXISTS (SELECT FROM donation WHERE donor_id = donor.id)
                             OR EXISTS (SELECT FROM gift_aid_declaration declaration
                                         WHERE donor_id = donor.id AND (declaration.id, declaration.version) NOT IN (
                                           SELECT * FROM unnest($2::integer[], $3::integer[]))))::integer AS version
         FROM donor WHERE id = ANY ($1)`,
      [ids, together.map(({ recordId }) => recordId), together.map(({ recordVersion }) => recordVersion)],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** The versions of declarations, by id; of one by which a claim was made, a later one. */
  async declarationVersions(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ id: number; version: number }[]>(
      `SELECT id, version + EXISTS (SELECT FROM gift_aid_claim_gift
                                     WHERE declaration_id = gift_aid_declaration.id)::integer AS version
         FROM gift_aid_declaration WHERE id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async #enter(
    manager: EntityManager,
    actor: Actor,
    fields: EarlierDonor & { letterLanguage: Language },
  ): Promise<number> {
    const id = await addDonor(manager, actor, fields);
    const line = { action: 'CREATE', subject: 'donor', subjectId: id } as const;
    await this.services.audit.record(actor, [line], manager);
    return id;
  }

  async #declare(
    manager: EntityManager,
    actor: Actor,
    { id: of, declaration, donationId }: Declared,
    alongside: Alongside,
  ): Promise<void> {
    const { siteSettings, place, audit } = this.services;
    const settings = await place.require();
    const { declarationMethod: method, cover, declaredOn, cancelledOn, ...taxpayer } = declaration;
    const donorId = (await lockMergedDonor(manager, of))?.id;
    // Removed since it was found.
    if (donorId === undefined) throw new AppError('CONFLICT', 'changedByAnother');
    const language = await siteSettings.firstLanguage();
    const id = await keepDeclaration(manager, actor, {
      ...{ donorId, method, cover, declaredOn, language, taxpayer },
      text: declarationText(settings, cover, language),
      ...(donationId !== undefined && { donationId: donationId, coversGiftAlone: true }),
    });
    const find = () => manager.findOneByOrFail(GiftAidDeclaration, { id });
    if (cancelledOn) await cancelFrom(manager, actor, await find(), cancelledOn);
    const line = { action: 'CREATE', subject: 'gift-aid-declaration', subjectId: donorId } as const;
    await audit.record(actor, [line], manager);
    await alongside(manager, { id, version: (await find()).version });
  }
}
