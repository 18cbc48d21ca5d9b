import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import { addDays, addMonths } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { parsePence } from '../../../rules/money.ts';
import {
  DAYS_TO_CHOOSE,
  daysToChoose,
  hasDayToChoose,
  SponsorshipState,
  slotLines,
} from '../../../rules/sponsored-days.ts';
import { sponsorOfferRules } from '../../../rules/sponsors.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay, isDate } from '../../../rules/zoned-time.ts';
import { loadForEdit, type Target } from '../../database/load-for-edit.ts';
import { mergeTexts } from '../../database/translations.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { freeFrom, takenSlots } from './free-slots.ts';
import type { Slot } from './held-slots.ts';
import { SPONSOR_OFFER_TEXTS } from './slot-names.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';
import type { SponsorSlot } from './sponsors.type.ts';
import { Sponsorship } from './sponsorship.entity.ts';

interface ShownDay {
  day: string;
  slots: SponsorSlot[];
}

/** A month of an offer: `YYYY-MM`, and the months before and after it that have days to choose. */
export interface OfferMonth {
  month: string;
  previous: string | null;
  next: string | null;
  days: ShownDay[];
}

export type OfferWithFree = SponsorOffer & { nextFree: Slot | null };

/** What can be sponsored: the office's offers, and their days as visitors see them. */
export class SponsorOfferService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** The offers that have days to choose, soonest first, each with its first free slot. */
  async listShown(): Promise<OfferWithFree[]> {
    const offers = await this.dataSource.manager.find(SponsorOffer, {
      where: { isShown: true },
      order: { firstDay: 'ASC', id: 'ASC' },
    });
    return this.#withFree(offers.filter((offer) => hasDays(offer, currentDay())));
  }

  /** One that visitors may see, though its days may be over; null for any other. */
  async findShown(id: number): Promise<OfferWithFree | null> {
    const offer = await this.dataSource.manager.findOneBy(SponsorOffer, { id, isShown: true });
    return offer && (await this.#withFree([offer]))[0]!;
  }

  /** @param asked `YYYY-MM`; without one that has days, the month of the next free day, else of the first to choose */
  async month(offer: OfferWithFree, asked: string | null | undefined): Promise<OfferMonth> {
    const today = currentDay();
    const all = [...daysToChoose(offer, { from: today, to: addDays(today, DAYS_TO_CHOOSE), today })];
    const months = [...new Set(all.map((day) => day.slice(0, 7)))];
    const free = offer.nextFree?.day.slice(0, 7);
    const month = months.find((one) => one === asked) ?? free ?? months[0] ?? today.slice(0, 7);
    const index = months.indexOf(month);
    const days = all.filter((day) => day.startsWith(month));
    const held = await this.dataSource.manager.find(Sponsorship, {
      where: {
        offerId: offer.id,
        day: In(days),
        state: In([SponsorshipState.PROMISED, SponsorshipState.PAID]),
      },
    });
    const numbers = slotLines(offer.slots).map((_line, one) => one + 1);
    return {
      month,
      previous: months[index - 1] ?? null,
      next: months[index + 1] ?? null,
      days: days.map((day) => ({
        day,
        slots: numbers.map((slot) => {
          const taken = held.find((one) => one.day === day && one.slot === slot);
          const isPaid = taken?.state === SponsorshipState.PAID;
          return { slot, isTaken: Boolean(taken), takenBy: isPaid ? taken.shownName : '' };
        }),
      })),
    };
  }

  /** Whether a slot can be chosen and is free, and the first free ones from its day on; null for one that visitors never see. */
  async choice({ offerId, day, slot }: Slot) {
    const offer = isDate(day) ? await this.findShown(offerId) : null;
    if (!offer || slot < 1 || slot > slotLines(offer.slots).length) return null;
    const [today, taken] = [currentDay(), await takenSlots(this.dataSource.manager, [offerId])];
    const [first] = freeFrom(offer, taken, { from: day, today, slot });
    return {
      offer,
      isFree: first?.day === day && first.slot === slot,
      freeNext: freeFrom(offer, taken, { from: day, today, slot }),
    };
  }

  /** All, for the office: the newest first. */
  async list(): Promise<OfferWithFree[]> {
    return this.#withFree(await this.dataSource.manager.find(SponsorOffer, { order: { id: 'DESC' } }));
  }

  /**
   * Creates an offer or changes one.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody else saved a newer version, or lines that days were
   *   sponsored in were moved or removed
   */
  async save(
    actor: Actor,
    target: Target,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<OfferWithFree> {
    const { amount, language, translations, lastDay, ...values } = validate(sponsorOfferRules, fields);
    const siteLanguage = await this.siteSettings.firstLanguage();
    const saved = await this.dataSource.transaction(async (manager) => {
      const isNew = target === 'new';
      const offer = isNew ? new SponsorOffer() : await loadForEdit(manager, SponsorOffer, target);
      if (!isNew) await requireSlots(manager, offer, values);
      await requireType(manager, values.subTypeId);
      const row = { before: isNew ? undefined : offer, texts: SPONSOR_OFFER_TEXTS, siteLanguage };
      const changed = mergeTexts(row, values, { language, translations });
      const stored = await manager.save(
        Object.assign(offer, changed, { pence: parsePence(amount)!, lastDay: lastDay ?? null }),
      );
      await this.#record(manager, actor, isNew ? 'CREATE' : 'CHANGE', stored);
      return stored;
    });
    return (await this.#withFree([saved]))[0]!;
  }

  /** @throws AppError NOT_FOUND; CONFLICT for one of which days have been sponsored */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const offer = await loadForEdit(manager, SponsorOffer, { id });
      if (await manager.existsBy(Sponsorship, { offerId: id }))
        throw new AppError('CONFLICT', 'sponsorOfferInUse');
      await manager.delete(SponsorOffer, { id });
      await this.#record(manager, actor, 'DELETE', offer);
    });
  }

  async #withFree(offers: SponsorOffer[]): Promise<OfferWithFree[]> {
    const today = currentDay();
    const taken = await takenSlots(
      this.dataSource.manager,
      offers.map(({ id }) => id),
    );
    return offers.map((offer) => ({
      ...offer,
      nextFree: freeFrom(offer, taken, { from: today, today, count: 1 })[0] ?? null,
    }));
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, name }: SponsorOffer,
  ): Promise<void> {
    return this.audit.record(
      actor,
      [{ action, subject: 'sponsor-offer', subjectId: id, label: name }],
      manager,
    );
  }
}

function hasDays(offer: SponsorOffer, today: string): boolean {
  return hasDayToChoose(offer, { from: today, to: addMonths(today, 12), today });
}

/** A donation of the type has the offer's amount and may come from everybody. @throws AppError BAD_USER_INPUT */
async function requireType(manager: EntityManager, id: number): Promise<void> {
  const type = await manager.findOne(DonationSubType, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!type?.isActive || !type.isOpenToVisitors || type.feePence !== null)
    throw new AppError('BAD_USER_INPUT', 'sponsorTypeUnfit', { field: 'subTypeId' });
}

/** Who has sponsored a line finds it again at its number. @throws AppError CONFLICT */
async function requireSlots(
  manager: EntityManager,
  offer: SponsorOffer,
  { slots }: Pick<z.output<typeof sponsorOfferRules>, 'slots'>,
): Promise<void> {
  const [before, after] = [slotLines(offer.slots), slotLines(slots)];
  const rows = await manager.query<{ slot: number }[]>(
    'SELECT DISTINCT slot FROM sponsorship WHERE offer_id = $1',
    [offer.id],
  );
  const isMoved = rows.some(({ slot }) => {
    const line = before[slot - 1];
    return slot > after.length || (after[slot - 1] !== line && after.includes(line ?? ''));
  });
  if (isMoved) throw new AppError('CONFLICT', 'sponsorSlotsTaken', { field: 'slots' });
}
