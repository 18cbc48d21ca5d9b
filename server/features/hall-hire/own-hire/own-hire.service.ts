import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../../rules/audit.ts';
import { CardOffer } from '../../../../rules/card-offer.ts';
import { ChargeKind } from '../../../../rules/charges.ts';
import { AppError } from '../../../../rules/errors.ts';
import { dateTimeFormat } from '../../../../rules/formats.ts';
import { hireRequestRules } from '../../../../rules/hall-hire.ts';
import { depositOf } from '../../../../rules/hire-price.ts';
import { hireReference } from '../../../../rules/hire-reference.ts';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { firstLanguage, type Language, latinLocaleOf } from '../../../../rules/languages.ts';
import { hirerMay, hireWishRules } from '../../../../rules/own-hire.ts';
import { place } from '../../../../rules/place.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { requireVersion } from '../../../database/load-for-edit.ts';
import type { Actor } from '../../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../../identity/visitor-limits.ts';
import { letterTexts } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { OccupancyService } from '../../calendar/occupancy.service.ts';
import type { RoomService } from '../../calendar/room.service.ts';
import type { ChargesByCardService } from '../../cards/charges/charges-by-card.service.ts';
import type { ChargesService } from '../../charges/charges.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { HallHire } from '../hall-hire.entity.ts';
import type { HallPageService } from '../hall-page/hall-page.service.ts';
import { cancellationLetter, hirerLetter, withdrawnLetter } from '../hire-letters.ts';
import type { HireLinksService } from '../hire-links.service.ts';
import { hasOtherRooms, isElsewhere } from '../hire-moves.ts';
import { pricedHire } from '../hire-values.ts';
import type { OwnHire } from './own-hire.type.ts';

/** Letters go to the office with each. */
const LIMITS = new VisitorLimits({ name: 'own-hire', perHour: 20, perDay: 40, sitePerDay: 300 });

/** What a hirer changes of a request. */
export interface OwnHireFields {
  date: string;
  from: string;
  to: string;
  purpose: string;
  guests: string;
  roomIds: number[];
}

interface Needed {
  dataSource: DataSource;
  visitors: VisitorGuard;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  rooms: RoomService;
  occupancies: OccupancyService;
  hallPage: HallPageService;
  links: HireLinksService;
  charges: ChargesService;
  /** Left out where the association takes no cards. */
  byCard?: ChargesByCardService;
  audit: AuditService;
}

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type Act = keyof ReturnType<typeof hirerMay>;

/** By whom, with which link and in which language the answer is. */
export interface Hirer {
  token: string;
  ip: string;
  language: Language;
}

/** What whoever has the private link of a hire sees and does of it, without an account. */
export class OwnHireService {
  constructor(private readonly needed: Needed) {}

  /** Null for an unknown link. */
  async find({ token, language }: Pick<Hirer, 'token' | 'language'>): Promise<OwnHire | null> {
    const { manager } = this.needed.dataSource;
    const hire = await this.needed.links.find(manager, token);
    return hire && this.#shown(manager, hire, language);
  }

  /**
   * Changes a request: it waits for the office as before.
   * @throws AppError BAD_USER_INPUT; CONFLICT when it is taken, decided or was changed meanwhile; NOT_FOUND; RATE_LIMITED
   */
  change(hirer: Hirer, version: number, fields: OwnHireFields): Promise<OwnHire> {
    return this.#act(hirer, 'canChange', async (manager, hire, settings) => {
      requireVersion(hire, version);
      const { rooms, occupancies } = this.needed;
      const { name, address, postcode, telephone, mobile, email, isMemberPrice } = hire;
      const kept = { name, address, postcode, telephone, mobile, email, isMemberPrice };
      const amounts = { deposit: '', charges: '', outstanding: '' };
      const values = validate(hireRequestRules, { ...kept, ...amounts, day: '', hours: '', ...fields });
      const hired = await rooms.find(await rooms.hired(values.roomIds, manager), manager);
      const isNewRoom = ({ id }: { id: number }) => !hire.roomIds.includes(id);
      // As of a request, but what it has it may keep.
      if (
        !hired.some(({ isHiredAlone }) => isHiredAlone) ||
        hired.some((room) => room.isHidden && isNewRoom(room))
      )
        throw new AppError('BAD_USER_INPUT', 'roomNotOffered', { field: 'roomIds' });
      const priced = pricedHire(values, hired);
      const { purpose, guests, startsAt, endsAt, roomIds } = priced;
      const slot = { roomIds, startsAt, endsAt };
      if ((await occupancies.clashes(slot, undefined, manager)).length > 0)
        throw new AppError('CONFLICT', 'hallTaken');
      const before = { startsAt: hire.startsAt, endsAt: hire.endsAt, roomIds: hire.roomIds };
      // What the office has agreed stays while it is for the same.
      if (isElsewhere(before, slot)) {
        const had = hasOtherRooms(before, slot) ? await rooms.find(before.roomIds, manager) : [];
        const depositPence = depositOf(hired) || (depositOf(had) > 0 ? null : hire.depositPence);
        const { chargesPence } = priced;
        Object.assign(hire, writtenTimes(slot, hire.letterLanguage), { depositPence, chargesPence });
        hire.outstandingPence = null;
      }
      const saved = await manager.save(Object.assign(hire, { purpose, guests, ...slot }));
      await this.#record(manager, saved, 'CHANGE');
      await this.needed.outbox.mail(manager, hirerLetter(saved, settings, 'changed', { before }));
      return saved;
    });
  }

  /** Asks the office for a change of what it has accepted. @throws as {@link change} */
  wish(hirer: Hirer, version: number, text: string): Promise<OwnHire> {
    return this.#act(hirer, 'canWish', async (manager, hire, settings) => {
      requireVersion(hire, version);
      const { wish } = validate(hireWishRules, { wish: text });
      const saved = await manager.save(Object.assign(hire, { wish, wishedAt: new Date() }));
      await this.#record(manager, saved, 'CHANGE');
      await this.needed.outbox.mail(manager, hirerLetter(saved, settings, 'wishes', { wish }));
      return saved;
    });
  }

  /** Withdraws a request, or a booking, whose rooms are free again. @throws as {@link change} */
  withdraw(hirer: Hirer, version: number): Promise<OwnHire> {
    return this.#act(hirer, 'canWithdraw', async (manager, hire, settings) => {
      requireVersion(hire, version);
      const wasAccepted = hire.status === HireStatus.ACCEPTED;
      const declineReason = letterTexts(hire.letterLanguage).hireLetters.withdrawn;
      const decided = { decidedAt: new Date(), decidedBy: null, wish: null, wishedAt: null };
      const status = HireStatus.CANCELLED;
      const saved = await manager.save(Object.assign(hire, { status, declineReason, ...decided }));
      await this.needed.occupancies.release(manager, { hireId: saved.id });
      // The books are the office's.
      const reason = letterTexts(firstLanguage(settings)).hireLetters.withdrawn;
      const voiding = { actor: actorOf(saved), reason };
      await this.needed.charges.voidOpen(manager, { hireId: saved.id }, voiding);
      await this.#record(manager, saved, 'CHANGE_STATUS', status);
      const linked = { ...saved, page: await this.needed.links.page(manager, saved, settings) };
      const toHirer = wasAccepted
        ? cancellationLetter(linked, settings, declineReason)
        : withdrawnLetter(linked, settings);
      const { outbox } = this.needed;
      await outbox.mail(manager, hirerLetter(saved, settings, wasAccepted ? 'withdrewBooking' : 'withdrew'));
      await outbox.mail(manager, toHirer);
      return saved;
    });
  }

  /**
   * Accepts the agreement in the version that was read; which one and when is kept.
   * @throws AppError CONFLICT when there is a newer version; and as {@link change}
   */
  acceptAgreement(hirer: Hirer, agreementVersion: number): Promise<OwnHire> {
    return this.#act(hirer, 'canAccept', async (manager, hire, settings) => {
      // Again by a second press.
      if (hire.agreementId !== null) return hire;
      const { version } = await this.needed.hallPage.agreement(manager, hirer.language);
      if (version !== agreementVersion) throw new AppError('CONFLICT', 'hireAgreementChanged');
      const accepted = { agreementId: version, agreementAcceptedAt: new Date() };
      const agreedOn = hire.agreedOn ?? currentDay();
      const saved = await manager.save(Object.assign(hire, accepted, { agreedOn }));
      await this.#record(manager, saved, 'CHANGE');
      await this.needed.outbox.mail(manager, hirerLetter(saved, settings, 'agreed'));
      return saved;
    });
  }

  /**
   * Opens the page on which what is open of a charge is paid by card.
   * @returns its address; null for an unknown link or charge, and where no cards are taken
   * @throws AppError CONFLICT when there is nothing to pay by card; RATE_LIMITED; UNAVAILABLE
   */
  async payByCard(
    { token, language }: Pick<Hirer, 'token' | 'language'>,
    id: number,
  ): Promise<string | null> {
    const { dataSource, links, charges, byCard } = this.needed;
    const hire = byCard && (await links.find(dataSource.manager, token));
    const asked = hire && (await charges.of([{ hireId: hire.id }])).get(hire.id);
    const charge = asked?.find((one) => one.id === id);
    if (!byCard || !charge) return null;
    const texts = letterTexts(language).hireLetters.byCard;
    const description = charge.kind === ChargeKind.DEPOSIT ? texts.deposit : texts.charges;
    return byCard.start(charge, { path: '/hire', done: String(id), token, language, description });
  }

  async #act(
    { token, ip, language }: Hirer,
    act: Act,
    work: (manager: EntityManager, hire: HallHire, settings: Settings) => Promise<HallHire>,
  ): Promise<OwnHire> {
    const { dataSource, visitors, siteSettings, occupancies, links } = this.needed;
    // Whoever guesses links does not even get here; who has one shall not fill the office's letterbox.
    if (await links.find(dataSource.manager, token)) await visitors.count(LIMITS, ip);
    const settings = await siteSettings.find();
    return dataSource.transaction(async (manager) => {
      await occupancies.lock(manager);
      const hire = await links.find(manager, token, { isLocked: true });
      if (!hire) throw new AppError('NOT_FOUND', 'notFound');
      if (!hirerMay(hire)[act]) throw new AppError('CONFLICT', 'hireDecided');
      return this.#shown(manager, await work(manager, hire, settings), language);
    });
  }

  #record(manager: EntityManager, hire: HallHire, action: AuditAction, detail?: HireStatus): Promise<void> {
    const entry = { action, subject: 'hire' as const, subjectId: hire.id, detail };
    return this.needed.audit.record(actorOf(hire), [entry], manager);
  }

  async #shown(manager: EntityManager, hire: HallHire, language: Language): Promise<OwnHire> {
    const { hallPage } = this.needed;
    const agreement = await hallPage.agreement(manager, language, hire.agreementId ?? undefined);
    const asked = (await this.needed.charges.of([{ hireId: hire.id }], manager)).get(hire.id) ?? [];
    const offers = await this.needed.byCard?.offers(asked);
    const { version, status, name, purpose, guests, startsAt, endsAt, roomIds, isMemberPrice } = hire;
    const { chargesPence, depositPence, declineReason, wish, agreementAcceptedAt } = hire;
    return {
      reference: hireReference(hire.id),
      ...{ version, status, name, purpose, guests, startsAt, endsAt, roomIds, isMemberPrice },
      ...{ chargesPence, depositPence, declineReason, wish, agreementAcceptedAt },
      roomNames: await this.needed.rooms.named(roomIds, language, manager),
      agreementVersion: agreement.version,
      agreementText: agreement.text,
      agreementLanguage: agreement.language,
      charges: asked.map((charge, index) =>
        Object.assign(charge, { card: offers?.[index] ?? CardOffer.NOT_OFFERED }),
      ),
      ...hirerMay(hire),
    };
  }
}

/** In the audit log, which is kept longer than what hirers say of themselves. */
const actorOf = ({ id }: HallHire): Actor => ({ userId: 0, name: hireReference(id) });

/** Weekday and hours as the form fills them in. */
function writtenTimes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, language: Language) {
  const day = dateTimeFormat(latinLocaleOf(language), {
    weekday: 'long',
    timeZone: place.timeZone,
  }).format(startsAt);
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  return { day, hours: String(Math.round(hours * 100) / 100) };
}
