import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { giftRules } from '../../../rules/donations.ts';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { newDonationReference } from '../ledger/donation-reference.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { typeNames } from '../ledger/donation-types/type-names.ts';
import { ownDonorOfAccount } from '../ledger/donors/find-donor.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { GivingHooks } from './giving-hooks.ts';

export type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type Fields = Pick<z.input<typeof giftRules>, 'subTypeId' | 'amount'>;
type Values = Pick<z.output<typeof giftRules>, 'amount' | 'donorName' | 'giftAid' | 'sponsor'>;

/** `language` is that of the letters, by default the site's first; `madeAt` is for backdated demo content without limits. */
export type PromiseOptions = { idempotencyKey: string; language?: Language } & (
  | { ip: string; madeAt?: undefined }
  | { madeAt: Date }
);

/** How one of the ways to give differs from the others. */
interface Way<Sent extends Fields, Valid extends Values> {
  rules: z.ZodType<Valid, Sent>;
  /** Of which active types it may be. */
  types?: Pick<DonationSubType, 'isOpenToVisitors'>;
  /** What a type with a fixed fee replaces beside the amount. */
  fixed?: Partial<Sent>;
  /** Among which requests one may be a repeat. */
  among: unknown[];
  /** The earlier promise that this request repeats, if any. */
  find(manager: EntityManager): Promise<Donation | null>;
  /** Counts what is about to be stored. Throws AppError RATE_LIMITED */
  count(values: Valid, ip: string): Promise<void>;
  /** Who gives. The donor is null for whom the books have no name. */
  giver(
    manager: EntityManager,
    values: Valid,
    language: Language,
  ): Promise<{ userId: number | null; donorId: number | null; phone?: string }>;
  /**
   * Keeps what belongs to the promise and writes to the donor.
   * @returns whether anything is written, and the page that a letter names
   */
  write(
    manager: EntityManager,
    promise: Donation,
    settings: Settings,
    values: Valid,
  ): Promise<{ isMailed: boolean; mailedPage?: string }>;
}

/** What somebody means to give, Pending until the money comes: the one way behind both forms and the old clients' call. */
export class Promises {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly hooks: Pick<GivingHooks, 'declarations'>,
  ) {}

  /**
   * Stores a promise once, with what is declared beside it.
   * @param fields not yet validated; a type with a fixed fee replaces the amount that was sent
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; as the way and `Declarations` throw
   */
  async keep<Sent extends Fields, Valid extends Values>(
    way: Way<Sent, Valid>,
    fields: Sent,
    options: PromiseOptions,
  ): Promise<Donation> {
    const { declarations } = this.hooks;
    const settings = await this.siteSettings.find();
    const letterLanguage = letterLanguageOf(options.language, settings);
    const check = async (manager: EntityManager, lock?: 'pessimistic_read') => {
      const checked = await this.check(way, fields, manager, lock);
      if (checked.declaration)
        declarations.check(settings, checked.type, checked.declaration, letterLanguage);
      return checked;
    };
    return storeOnce<Donation>(this.dataSource, {
      key: way.among,
      find: way.find,
      admit: async () => {
        // Validated first: what is refused does not count towards the limits.
        const { values } = await check(this.dataSource.manager);
        if (!options.madeAt) await way.count(values, options.ip);
      },
      store: async (manager) => {
        const { type, values, declaration } = await check(manager, 'pessimistic_read');
        const giver = await way.giver(manager, values, letterLanguage);
        const { giftAid: _declared, sponsor: _held, ...texts } = values;
        const { id } = await manager.save(Donation, {
          ...texts,
          ...giver,
          ...typeNames(type),
          amountPence: parsePence(values.amount)!,
          reference: newDonationReference(settings.referencePrefix),
          letterLanguage,
          idempotencyKey: options.idempotencyKey,
          ...(options.madeAt && { createdAt: options.madeAt }),
        });
        const promise = await manager.findOneByOrFail(Donation, { id });
        const { isMailed, mailedPage } = await way.write(manager, promise, settings, values);
        if (declaration) {
          const { userId } = giver;
          const donorId = userId ? await ownDonorOfAccount(manager, userId, letterLanguage) : giver.donorId!;
          const actor = { userId: userId ?? 0, name: values.donorName };
          const declarer = { actor, donorId, userId, mailedPage };
          await declarations.keep(manager, settings, promise, declaration, declarer, isMailed);
        }
        return promise;
      },
    });
  }

  /**
   * The active type of a promise and the validated fields.
   * @param lock keeps the type from being changed until the transaction ends
   * @throws AppError BAD_USER_INPUT with the first failing rule's text
   */
  async check<Sent extends Fields, Valid extends Values>(
    { rules, types, fixed }: Pick<Way<Sent, Valid>, 'rules' | 'types' | 'fixed'>,
    fields: Sent,
    manager = this.dataSource.manager,
    lock?: 'pessimistic_read',
  ) {
    const type = await manager.findOne(DonationSubType, {
      where: { id: fields.subTypeId, isActive: true, ...types },
      lock: lock && { mode: lock },
    });
    const values = validate(rules, {
      ...fields,
      subTypeId: type?.id ?? 0,
      ...(type?.feePence && { ...fixed, amount: poundsText(type.feePence) }),
    });
    return { type: type!, values, declaration: values.giftAid };
  }
}
