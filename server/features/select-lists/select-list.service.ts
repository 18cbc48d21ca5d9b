import type { DataSource, EntityManager, FindOptionsWhere } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { LANGUAGES, localeOf } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { type SelectList, selectOptionRules } from '../../../rules/select-lists.ts';
import { validate } from '../../../rules/validation.ts';
import { type Target } from '../../database/load-for-edit.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { ListEntryService } from './list-entry.service.ts';
import { SelectOption } from './select-option.entity.ts';

/** A value that somebody wants to store, and the list it must come from. */
export interface ListValue {
  list: SelectList;
  value: string;
}

const isHomeCode = ({ list, value }: ListValue) => list === 'COUNTRY_CODE' && value === place.callingCode;

/** The calling code of the association's own country, named in each language. */
function homeCode(): SelectOption {
  const [own, ...others] = LANGUAGES.map((language) => {
    const label = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(place.country)!;
    return { language, label };
  });
  return Object.assign(new SelectOption(), {
    ...{ id: 0, version: 0, position: 0, active: true, isFixed: true, optionGroup: null },
    ...{ list: 'COUNTRY_CODE', value: place.callingCode, label: own!.label, ownLanguage: own!.language },
    translations: Object.fromEntries(others.map(({ language, label }) => [language, { label }])),
  });
}

/** The lists that matrimonial profiles are filled in from; the only writer of their table. */
export class SelectListService extends ListEntryService<SelectOption> {
  constructor(dataSource: DataSource, audit: AuditService, siteSettings: SiteSettingsService) {
    super(
      dataSource,
      SelectOption,
      { index: 'select_option_value', field: 'value' },
      ['label'],
      audit,
      siteSettings,
    );
  }

  /** All entries of a list in their order, those too that are not offered. */
  all(list: SelectList): Promise<SelectOption[]> {
    return this.inOrder({ list });
  }

  /** What one list offers, in its order. */
  offeredOf(list: SelectList): Promise<SelectOption[]> {
    return this.offeredWhere({ list, active: true });
  }

  /** Forms begin with the code of the association's own country, so that one is offered whatever the list has. */
  protected override async offeredWhere(where: FindOptionsWhere<SelectOption>): Promise<SelectOption[]> {
    const options = await super.offeredWhere(where);
    const isAsked = !where.list || where.list === 'COUNTRY_CODE';
    return isAsked && !options.some(isHomeCode) ? [homeCode(), ...options] : options;
  }

  /**
   * Which of these values their lists do not offer (any more), to the letter; in one statement.
   * @returns in the order given
   */
  async unknownValues(asked: readonly ListValue[]): Promise<ListValue[]> {
    const values = asked.filter((one) => !isHomeCode(one));
    return this.dataSource.query<ListValue[]>(
      `SELECT asked.list, asked.value
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (list, value, place)
       WHERE NOT EXISTS (SELECT FROM select_option
         WHERE select_option.list = asked.list AND select_option.value = asked.value AND active)
       ORDER BY place`,
      [values.map(({ list }) => list), values.map(({ value }) => value)],
    );
  }

  /**
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND, in another list too;
   *   CONFLICT for another version, a value that is there already, and what is fixed
   */
  async save(actor: Actor, target: Target, list: SelectList, fields: unknown): Promise<SelectOption> {
    const { translations, ...values } = validate(selectOptionRules(list), fields);
    return this.store(actor, target, { ...values, list }, { translations });
  }

  protected nameOf({ value }: SelectOption) {
    return { subject: 'select-option', label: value } as const;
  }

  protected neighbours({ list }: SelectOption): FindOptionsWhere<SelectOption> {
    return { list };
  }

  protected async checkChange(
    _manager: EntityManager,
    stored: SelectOption,
    values?: Partial<SelectOption>,
  ): Promise<void> {
    if (values && values.list !== stored.list) throw new AppError('NOT_FOUND', 'notFound');
    const isKept = values?.value === stored.value && values.active;
    if (stored.isFixed && !isKept) throw new AppError('CONFLICT', 'optionFixed', { field: 'value' });
  }
}
