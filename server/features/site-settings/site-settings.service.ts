import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PAYEE_SETTINGS, type PayeeSettings } from '../../../rules/bank-details.ts';
import { AppError } from '../../../rules/errors.ts';
import { firstLanguage, type Language, offeredLanguages } from '../../../rules/languages.ts';
import { currencyDigits } from '../../../rules/money.ts';
import { PLACE_SETTINGS, setPlace } from '../../../rules/place.ts';
import { SITE_TEXTS, siteSettingsRules } from '../../../rules/site-settings.ts';
import { validateChange } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
import { readShared } from '../../database/replica.ts';
import { Revisions } from '../../database/revisions.ts';
import { mergeTexts } from '../../database/translations.ts';
import { accountToConfirm, requireSamePassword } from '../../identity/main-account.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { Actor } from '../../identity/viewer.ts';
import { siteName } from '../../messages/letter.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { OpenEnds } from './open-ends.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';

type CommonSettings = Pick<
  SiteSettings,
  'languages' | 'unusedParts' | 'country' | 'currency' | 'timeZone' | 'callingCode'
>;

const COMMON_SETTINGS = `
  SELECT languages, unused_parts AS "unusedParts", country, currency, time_zone AS "timeZone", calling_code AS "callingCode"
  FROM site_settings WHERE id = $1`;

type CheckedSettings = Omit<z.output<typeof siteSettingsRules>, 'password'>;

/** Tells of settings that say where people pay to, in the transaction that changes them. */
type PayeeChanged = (
  manager: EntityManager,
  actor: Actor,
  change: { before: PayeeSettings; settings: SiteSettings },
) => Promise<void>;

/** Reads and writes the one row of site settings; the only writer of its table. */
export class SiteSettingsService {
  /** What the settings were before. */
  readonly revisions: Revisions<SiteSettings>;
  /** Features that stand above the settings add theirs when they are built. */
  readonly payeeChanged: PayeeChanged[] = [];
  readonly openEnds = new OpenEnds();

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    /** Left out by commands, which ask nobody. */
    private readonly passwords?: Pick<PasswordGuard, 'confirm'>,
  ) {
    this.revisions = new Revisions(dataSource, {
      entity: SiteSettings,
      subject: 'site-settings',
      // What was made by a place's clock and in its money must not come under another's.
      except: [
        'id',
        'version',
        'updatedAt',
        'country',
        'currency',
        'timeZone',
        'callingCode',
        'isBeingFilled',
      ],
    });
  }

  /** @param within of a transaction that needs them */
  async find(within?: EntityManager): Promise<SiteSettings> {
    const read = (manager: EntityManager) => manager.findOneByOrFail(SiteSettings, { id: SITE_SETTINGS_ID });
    const settings = await (within
      ? read(within)
      : readShared(this.dataSource, ({ manager }) => read(manager)));
    // Another server may have set it.
    setPlace(settings);
    return settings;
  }

  /** What most requests ask of the settings, without the rest. */
  async #common(): Promise<CommonSettings> {
    const statement = { sql: COMMON_SETTINGS, parameters: [SITE_SETTINGS_ID] };
    const [settings] = await queryPrepared<CommonSettings>(this.dataSource, statement);
    if (!settings) throw new Error('The row of the site settings is missing.');
    // Another server may have set it.
    setPlace(settings);
    return settings;
  }

  /** The parts of the site that the association does not use. */
  async unusedParts(): Promise<readonly string[]> {
    return (await this.#common()).unusedParts;
  }

  /** Whether something depends on the place already, so that it can no longer be changed. */
  placeIsSet(): Promise<boolean> {
    return isPlaceSet(this.dataSource.manager);
  }

  /** What keeps parts of the site from being left. */
  listOpenEnds(): ReturnType<OpenEnds['list']> {
    return this.openEnds.list(this.dataSource.manager);
  }

  /** What pages say of a site whose demo content is being written. Is no edit: it leaves version and revisions alone. */
  async setBeingFilled(isBeingFilled: boolean): Promise<void> {
    await this.dataSource.query(
      'UPDATE site_settings SET is_being_filled = $2 WHERE id = $1 AND is_being_filled <> $2',
      [SITE_SETTINGS_ID, isBeingFilled],
    );
  }

  /** The short name in that language, or the full one without it, for letters and text messages. */
  async shortNameIn(language: Language): Promise<string> {
    return siteName(await this.find(), language);
  }

  /** The languages that pages are offered in, the first one first. */
  async languages(): Promise<readonly Language[]> {
    return offeredLanguages((await this.#common()).languages);
  }

  async firstLanguage(): Promise<Language> {
    return firstLanguage(await this.#common());
  }

  /**
   * @param version the one that the editor saw
   * @param fields unchecked; a translation that is left out stays as it was. `password` is the actor's own, without which nobody
   *   changes where people pay to, since a session may have been left open or stolen
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, or without the right password; RATE_LIMITED; CONFLICT when
   *   somebody else saved a newer version; FORBIDDEN when the actor has changed the password meanwhile
   */
  async save(actor: Actor, version: number, fields: object): Promise<SiteSettings> {
    const requireSame = await this.#confirmPayee(actor, fields);
    const saved = await this.dataSource.transaction(async (manager) => {
      const settings = await loadForEdit(manager, SiteSettings, { id: SITE_SETTINGS_ID, version });
      const { password: _own, ...checked } = validateChange(siteSettingsRules, settings, fields);
      await requireSame(manager);
      return this.store(manager, actor, checked, version);
    });
    setPlace(saved);
    return saved;
  }

  /**
   * Asks for the actor's password where people would be told to pay elsewhere. The command line has none.
   * @returns a check for the write
   */
  async #confirmPayee(actor: Actor, fields: object): Promise<(manager: EntityManager) => Promise<void>> {
    const { manager } = this.dataSource;
    const before = await this.find(manager);
    const { password, ...sent } = validateChange(siteSettingsRules, before, fields);
    if (actor.userId === 0 || !isPayeeChanged(before, sent)) return async () => {};
    if (!this.passwords) throw new Error('Nobody could confirm where people pay to.');
    const account = await accountToConfirm(manager, actor.userId);
    await this.passwords.confirm(account, password ?? '', 'password');
    return (within) => requireSamePassword(within, account);
  }

  /**
   * Makes the settings again what they were, but for the place and for where people pay to: an old account may be closed.
   * @throws AppError NOT_FOUND for an unknown revision; BAD_USER_INPUT when it would leave a part that is still relied on; CONFLICT
   *   when somebody else saved a newer version
   */
  async bringBack(actor: Actor, version: number, revisionId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const settings = await loadForEdit(manager, SiteSettings, { id: SITE_SETTINGS_ID, version });
      const before = this.revisions.snapshotOf(settings);
      const earlier = await this.revisions.read(manager, settings, revisionId);
      await this.openEnds.refuseLeaving(manager, settings.unusedParts, earlier.unusedParts ?? []);
      const saved = await manager.save(Object.assign(settings, earlier, payeeOf(settings)));
      await this.revisions.keep(manager, actor, saved, before);
      await this.audit.record(actor, [{ action: 'BRING_BACK', subject: 'site-settings' }], manager);
    });
  }

  /**
   * {@link save} as part of a larger write, after whose commit the caller calls `setPlace`.
   * @param fields checked by the rules; what is left out stays
   * @param version the one that the editor saw; without it, at the first set-up, the settings are changed whatever they
   *   are, the place too: until then nobody had said where the association is
   * @throws AppError CONFLICT when somebody else saved a newer version
   */
  async store(
    manager: EntityManager,
    actor: Actor,
    { language, translations, ...values }: Partial<CheckedSettings>,
    version?: number,
  ): Promise<SiteSettings> {
    const settings = await loadForEdit(manager, SiteSettings, { id: SITE_SETTINGS_ID, version });
    const row = { before: settings, texts: SITE_TEXTS, siteLanguage: settings.ownLanguage };
    const texts = mergeTexts(row, values, { language, translations });
    // In another language, a text that was left out has nothing to stay as.
    const kept = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value ?? '']));
    if (kept.name === '' && settings.name !== '')
      throw new AppError('BAD_USER_INPUT', 'siteNameRequired', { field: 'name' });
    if (version !== undefined) {
      await refuseMoving(manager, settings, values);
      await this.openEnds.refuseLeaving(manager, settings.unusedParts, values.unusedParts ?? []);
    }
    const before = this.revisions.snapshotOf(settings);
    const payee = payeeOf(settings);
    const saved = await manager.save(Object.assign(settings, kept));
    await this.revisions.keep(manager, actor, saved, before);
    const isElsewhere = isPayeeChanged(payee, saved);
    const entry = { action: 'CHANGE', subject: 'site-settings' } as const;
    await this.audit.record(actor, [{ ...entry, ...(isElsewhere && { detail: 'PAYEE' }) }], manager);
    // At the first set-up nobody has paid to anything yet.
    if (isElsewhere && version !== undefined)
      for (const tell of this.payeeChanged) await tell(manager, actor, { before: payee, settings: saved });
    return saved;
  }
}

function payeeOf(settings: PayeeSettings): PayeeSettings {
  return Object.fromEntries(PAYEE_SETTINGS.map((name) => [name, settings[name]])) as PayeeSettings;
}

/** @param after what is left out stays */
function isPayeeChanged(before: PayeeSettings, after: Partial<PayeeSettings>): boolean {
  return PAYEE_SETTINGS.some((name) => after[name] !== undefined && after[name] !== before[name]);
}

/** What was made by a place's clock, in its money or with its telephone numbers. */
const DEPENDS_ON_PLACE = `
  SELECT EXISTS (SELECT FROM donation) OR EXISTS (SELECT FROM hall_hire) OR EXISTS (SELECT FROM member)
      OR EXISTS (SELECT FROM event_date) OR EXISTS (SELECT FROM room_booking) OR EXISTS (SELECT FROM donor)
      OR EXISTS (SELECT FROM bank_line) OR EXISTS (SELECT FROM cash_count)
      OR EXISTS (SELECT FROM user_account WHERE office_roles = '[]') AS used`;

/** What is asked for, but nobody has paid. */
const HAS_PRICES = `
  SELECT EXISTS (SELECT FROM donation_sub_type WHERE fee_pence > 0) OR EXISTS (SELECT FROM sponsor_offer)
      OR EXISTS (SELECT FROM room WHERE deposit_pence > 0 OR prices <> '[]')
      OR EXISTS (SELECT FROM event_reply_setting WHERE price_pence > 0) AS used`;

async function isPlaceSet(manager: EntityManager): Promise<boolean> {
  const [{ used }] = await manager.query(DEPENDS_ON_PLACE);
  return used;
}

/**
 * The place is set once: amounts and times are stored as they are, and would mean something else.
 * @throws AppError BAD_USER_INPUT when it would change after something depends on it, or prices that are stored would be hundreds of times
 *   what they are, in a currency with other decimals
 */
async function refuseMoving(
  manager: EntityManager,
  before: SiteSettings,
  sent: Partial<SiteSettings>,
): Promise<void> {
  const moved = PLACE_SETTINGS.find((name) => sent[name] !== undefined && sent[name] !== before[name]);
  if (!moved) return;
  if (await isPlaceSet(manager)) throw new AppError('BAD_USER_INPUT', 'placeIsSet', { field: moved });
  if (currencyDigits(sent.currency ?? before.currency) === currencyDigits(before.currency)) return;
  const [{ used }] = await manager.query(HAS_PRICES);
  if (used) throw new AppError('BAD_USER_INPUT', 'pricesInOtherDecimals', { field: 'currency' });
}
