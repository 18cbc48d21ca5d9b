import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DonorSort, donorListRules, donorRules, donorSearchRules } from '../../../../rules/donors.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { Language } from '../../../../rules/languages.ts';
import { searchPatterns } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit, type Target } from '../../../database/load-for-edit.ts';
import { containsText, type Page } from '../../../database/page.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { PAID_SUM, PENDING_SUM, SUM_COLUMNS, type SumsRow, sumsOf } from '../donation-sums.ts';
import { effectiveDay } from '../effective-day.ts';
import { IS_GIVEN } from '../for-hall.ts';
import { Donor } from './donor.entity.ts';
import type { DonorYearType, FoundDonorType, ListedDonorType } from './donor.type.ts';
import { liveMergesInto } from './donor-merge.service.ts';

const LIST_COLUMNS = `donor.id, donor.kind, donor.name, donor.postcode, donor.email, donor.phone,
  donor.user_id IS NOT NULL AS "hasAccount"`;
const SEARCHED = ['donor.name', 'donor.email', 'donor.postcode', 'donor.phone'];
/** Where somebody types a name, e-mails of others would only be noise. */
const TYPED = ['donor.name', 'donor.postcode'];

const ORDERS: Readonly<Record<DonorSort, string>> = {
  NAME: 'lower(donor.name), donor.id',
  LAST_DONATION: '"lastDonationOn" DESC NULLS LAST, donor.id DESC',
  PAID: '"paidPence" DESC, lower(donor.name), donor.id',
};

/** How many of the donations `item` have come, as the year's statements count them. */
const DONATION_COUNT = `count(*) FILTER (WHERE item.status <> 'PENDING')::integer AS "donationCount"`;

/** Of a donor: what is paid for the hall is no donation. */
const IS_COUNTED = `item.status <> 'CANCELLED' AND ${IS_GIVEN}`;

/** Of donations `item` that count; only of what came there is a day. */
const DONATION_COLUMNS = `${DONATION_COUNT}, (${PAID_SUM})::float8 AS "paidPence", (${PENDING_SUM})::float8 AS "pendingPence",
  to_char(max(item.received_on), 'YYYY-MM-DD') AS "lastDonationOn"`;

/** Of the donations of each donor, for some of them. */
const DONATIONS_OF_EACH = `LEFT JOIN LATERAL (
  SELECT ${DONATION_COLUMNS} FROM donation item WHERE item.donor_id = donor.id AND ${IS_COUNTED}) given ON true`;

/** The same for all of them: in one pass through all donations. */
const DONATIONS_OF_ALL = `LEFT JOIN (
  SELECT item.donor_id, ${DONATION_COLUMNS} FROM donation item
   WHERE item.donor_id IS NOT NULL AND ${IS_COUNTED} GROUP BY item.donor_id) sums ON sums.donor_id = donor.id
  CROSS JOIN LATERAL (SELECT coalesce(sums."donationCount", 0) AS "donationCount", coalesce(sums."paidPence", 0) AS "paidPence",
    coalesce(sums."pendingPence", 0) AS "pendingPence", sums."lastDonationOn") given`;

const FOUND_AT_ONCE = 8;

/**
 * SQL: the donor `donor` is in the list.
 * @param search SQL of what `searchPatterns` returns, or undefined for all
 */
export function foundDonors(search: string | undefined): string {
  const isListed = 'donor.merged_into_id IS NULL';
  if (!search) return isListed;
  return `${isListed} AND (${containsText(SEARCHED, search)} OR EXISTS (
    SELECT FROM donation WHERE donor_id = donor.id AND ${containsText(['reference'], search)}))`;
}

type DonorFields = z.input<typeof donorRules>;

/** People and households that give, for treasurers; donations find theirs by `find-donor.ts`. */
export class DonorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Those who were not merged into others.
   * @param filter.search a part of the name, e-mail, postcode or phone, or of a reference of one of their donations
   * @throws AppError BAD_USER_INPUT
   */
  async list(
    page: Page,
    filter: z.input<typeof donorListRules>,
  ): Promise<{ items: ListedDonorType[]; totalCount: number }> {
    const { search, sort } = validate(donorListRules, filter);
    const found = `FROM donor WHERE ${foundDonors(search ? '$1' : undefined)}`;
    const parameters = search ? [searchPatterns(search)] : [];
    // Sums of all donors are needed only where the list is in their order.
    const paged = `LIMIT ${page.limit} OFFSET ${page.offset}`;
    const sql =
      sort === DonorSort.NAME
        ? `SELECT donor.*, given.* FROM (SELECT ${LIST_COLUMNS} ${found} ORDER BY ${ORDERS.NAME} ${paged}) donor
             ${DONATIONS_OF_EACH} ORDER BY ${ORDERS.NAME}`
        : `SELECT donor.*, given.* FROM (SELECT ${LIST_COLUMNS} ${found}) donor
             ${search ? DONATIONS_OF_EACH : DONATIONS_OF_ALL} ORDER BY ${ORDERS[sort]} ${paged}`;
    const { manager } = this.dataSource;
    const [items, [{ total }]] = await Promise.all([
      manager.query<ListedDonorType[]>(sql, parameters),
      manager.query<[{ total: number }]>(`SELECT count(*)::integer AS total ${found}`, parameters),
    ]);
    return { items, totalCount: total };
  }

  /** Who may be meant by what somebody types, those first whose name begins with it. @throws AppError BAD_USER_INPUT */
  async suggest(typed: string): Promise<FoundDonorType[]> {
    const { search } = validate(donorSearchRules, { search: typed });
    if (!search) return [];
    return this.dataSource.manager.query(
      `SELECT id, name, postcode, address, email FROM donor
        WHERE merged_into_id IS NULL AND ${containsText(TYPED, '$2')}
        ORDER BY lower(name) = lower($1) DESC, strpos(lower(name), lower($1)) <> 1, lower(name), id
        LIMIT ${FOUND_AT_ONCE}`,
      [search, searchPatterns(search)],
    );
  }

  /** Their donations by year, the newest first, and who was merged into them; null for an unknown id. */
  async find(id: number) {
    const { manager } = this.dataSource;
    const donor = await manager.findOneBy(Donor, { id });
    if (!donor) return null;
    const sums = await manager.query<(SumsRow & { year: number; donationCount: number })[]>(
      `SELECT extract(year FROM ${effectiveDay()})::integer AS year, ${DONATION_COUNT},
              ${SUM_COLUMNS.join(', ')}
         FROM donation item WHERE item.donor_id = $1 AND ${IS_COUNTED} GROUP BY 1 ORDER BY 1 DESC`,
      [id],
    );
    const years: DonorYearType[] = sums.map(({ year, donationCount, ...row }) => ({
      year,
      donationCount,
      ...sumsOf(row),
    }));
    return { ...donor, language: donor.letterLanguage, years, merges: await liveMergesInto(manager, id) };
  }

  /**
   * Adds a donor, or changes one.
   * @param fields not yet validated
   * @returns the id
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody else saved first, or it was merged since
   */
  async save(actor: Actor, target: Target, fields: DonorFields): Promise<number> {
    const { language, ...values } = validate(donorRules, fields);
    const letterLanguage = language || (await this.siteSettings.firstLanguage());
    const stored = { ...values, email: values.email.toLowerCase(), letterLanguage };
    return this.dataSource.transaction(async (manager) => {
      const id =
        target === 'new'
          ? await addDonor(manager, actor, stored)
          : await this.#change(manager, target, stored);
      const action = target === 'new' ? 'CREATE' : 'CHANGE';
      await this.audit.record(actor, [{ action, subject: 'donor', subjectId: id }], manager);
      return id;
    });
  }

  async #change(
    manager: EntityManager,
    target: Exclude<Target, 'new'>,
    fields: Partial<Donor>,
  ): Promise<number> {
    const donor = await loadForEdit(manager, Donor, target);
    if (donor.mergedIntoId) throw new AppError('CONFLICT', 'donorMerged');
    await manager.update(Donor, { id: donor.id }, { ...fields, version: donor.version + 1 });
    return donor.id;
  }
}

/** Adds a donor that somebody in the office names. @returns the id */
export async function addDonor(
  manager: EntityManager,
  actor: Actor,
  fields: Partial<Donor> & { name: string; letterLanguage: Language },
): Promise<number> {
  const by = { createdById: actor.userId || null, createdByName: actor.name };
  return (await manager.save(Donor, { ...fields, ...by })).id;
}
