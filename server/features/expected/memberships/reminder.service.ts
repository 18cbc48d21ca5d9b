import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addressIn } from '../../../../rules/language-addresses.ts';
import { type Language, offeredLanguages } from '../../../../rules/languages.ts';
import { letterDue, remindedMembersRules, reminderStep } from '../../../../rules/memberships.ts';
import { validate } from '../../../../rules/validation.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { byActor } from '../../../database/by.ts';
import { eachAlone } from '../../../database/each-alone.ts';
import { inLanguage } from '../../../database/translations.ts';
import { type Actor, OPERATOR } from '../../../identity/viewer.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { DONATION_TYPE_NAMES } from '../../ledger/donation.type.ts';
import { DonationSubType } from '../../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { findMembers } from './find-members.ts';
import { membershipLetter } from './membership-letter.ts';
import { MembershipReminder } from './membership-reminder.entity.ts';
import { ReminderSwitch } from './reminder-switch.entity.ts';
import { findSentReminders } from './sent-reminders.ts';

/** What has become of one whom somebody wanted to remind. */
export const ReminderOutcome = {
  SENT: 'SENT',
  /** This letter has gone for this period. */
  ALREADY: 'ALREADY',
  /** There is no address: they get a letter on paper. */
  NO_EMAIL: 'NO_EMAIL',
  /** The membership is paid for longer, or nothing was ever paid. */
  NOT_DUE: 'NOT_DUE',
} as const;
export type ReminderOutcome = keyof typeof ReminderOutcome;

/** Letters that one round of the job writes. */
const LETTERS_A_ROUND = 200;

interface Services {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  publicUrl: string;
}

/** Letters to members whose membership ends or has ended: by themselves if the association wants that, or by hand. */
export class ReminderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** Whether anything can be mailed. */
  get canMail(): boolean {
    return this.services.outbox.sendsMail;
  }

  /** Whether reminders go by themselves, and who has said so when; null if nobody has, and then they do not. */
  lastSwitch(): Promise<ReminderSwitch | null> {
    return this.dataSource.manager.findOne(ReminderSwitch, { where: {}, order: { id: 'DESC' } });
  }

  /** @throws AppError UNAVAILABLE when nothing can be mailed */
  async turn(actor: Actor, isOn: boolean): Promise<void> {
    if (isOn) this.services.outbox.requireMail();
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ReminderSwitch, {
        isOn,
        made: byActor(actor),
      });
      const detail = isOn ? 'ON' : 'OFF';
      const line = { action: 'CHANGE', subject: 'membership', detail } as const;
      await this.services.audit.record(actor, [line], manager);
    });
  }

  /**
   * The job: writes to everybody whose letter is due. Each is a transaction of its own, so that whatever cuts it off, the
   * next round goes on, and nobody gets a letter twice.
   * @returns how many letters
   */
  async remindAll(now = new Date()): Promise<number> {
    if (!this.canMail || !(await this.lastSwitch())?.isOn) return 0;
    const { manager } = this.dataSource;
    const today = wallClock(now).date;
    const sentTo = await findSentReminders(manager);
    const due = (await findMembers(manager, today)).filter(
      ({ donorId, email, until }) =>
        email && until && letterDue(until, today, { sent: sentTo(donorId, until) }),
    );
    const outcomes = await eachAlone(due.slice(0, LETTERS_A_ROUND), ({ donorId }) =>
      this.#remind(OPERATOR, donorId, { now, isByHand: false }),
    );
    return outcomes.filter((outcome) => outcome === 'SENT').length;
  }

  /**
   * Writes to members whom somebody has chosen, each what is due, once.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; UNAVAILABLE when nothing can be mailed
   */
  async remindChosen(
    actor: Actor,
    fields: z.input<typeof remindedMembersRules>,
    now = new Date(),
  ): Promise<{ donorId: number; outcome: ReminderOutcome }[]> {
    const { donorIds } = validate(remindedMembersRules, fields);
    this.services.outbox.requireMail();
    const outcomes: { donorId: number; outcome: ReminderOutcome }[] = [];
    for (const donorId of new Set(donorIds))
      outcomes.push({ donorId, outcome: await this.#remind(actor, donorId, { now, isByHand: true }) });
    return outcomes;
  }

  /** The entry and the letter are one transaction; the member is looked at once more in it. */
  async #remind(
    actor: Actor,
    donorId: number,
    { now, isByHand }: { now: Date; isByHand: boolean },
  ): Promise<ReminderOutcome> {
    const today = wallClock(now).date;
    return this.dataSource.transaction(async (manager) => {
      // Whoever merges the donor, reminds them or enters a donation of theirs waits for this.
      const donor = await manager.findOne(Donor, {
        where: { id: donorId },
        lock: { mode: 'pessimistic_write' },
      });
      const [member] = await findMembers(manager, today, donorId);
      const until = member?.until;
      const sent = until ? (await findSentReminders(manager, [donorId]))(donorId, until) : [];
      const step = until && reminderStep(until, today, { sent, isByHand });
      if (!donor || !until || !step) return ReminderOutcome.NOT_DUE;
      if (!donor.email) return ReminderOutcome.NO_EMAIL;
      if (sent.some((letter) => letter.step === step)) return ReminderOutcome.ALREADY;
      await manager.insert(MembershipReminder, {
        donorId,
        until,
        step,
        sent: { ...byActor(actor), at: now },
      });
      await this.#write(manager, donor, { subTypeId: member.subTypeId, until, step });
      // What goes by itself is nobody's act; its entry says when it went.
      const line = { action: 'REMIND', subject: 'membership', subjectId: donorId } as const;
      if (isByHand) await this.services.audit.record(actor, [line], manager);
      return ReminderOutcome.SENT;
    });
  }

  async #write(
    manager: EntityManager,
    { name, email, letterLanguage: language }: Donor,
    about: { subTypeId: number; until: string; step: MembershipReminder['step'] },
  ): Promise<void> {
    const { outbox, siteSettings } = this.services;
    const settings = await siteSettings.find();
    const type = await manager.findOneByOrFail(DonationSubType, { id: about.subTypeId });
    const link = this.#linkTo(type, language, offeredLanguages(settings.languages));
    const reminded = {
      ...about,
      name,
      email,
      language,
      type: inLanguage(type, DONATION_TYPE_NAMES, language).name,
    };
    await outbox.mail(manager, membershipLetter(reminded, settings, link));
  }

  /** Where it can be paid again: without an account if the kind is open to everybody, else the page of all payments. */
  #linkTo(type: DonationSubType, language: Language, languages: readonly Language[]): string {
    const path = type.isActive && type.isOpenToVisitors ? `/give?fund=${type.id}` : '/donations-payments';
    return addressIn(language, `${this.services.publicUrl}${path}`, languages);
  }
}
