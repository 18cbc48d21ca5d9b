import type { DataSource } from 'typeorm';
import { type DietFields, dietRules } from '../../../rules/replies.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit, type Target } from '../../database/load-for-edit.ts';
import { mergeTexts } from '../../database/translations.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { DIET_TEXTS, Diet } from './diet.entity.ts';

/** The association's list of diets; the only writer of its table. */
export class DietService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** In its order, with those that are offered no more. */
  list(): Promise<Diet[]> {
    return this.dataSource.manager.find(Diet, { order: { position: 'ASC', id: 'ASC' } });
  }

  /**
   * Adds a diet at the end, or changes one.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT when somebody else saved a newer version
   */
  async save(actor: Actor, target: Target, fields: DietFields): Promise<Diet> {
    const { language, translations, ...values } = validate(dietRules, fields);
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const before = target === 'new' ? undefined : await loadForEdit(manager, Diet, target);
      const own = { before, texts: DIET_TEXTS, siteLanguage };
      const texts = mergeTexts(own, values, { language, translations });
      const position = before?.position ?? (await manager.count(Diet)) + 1;
      const diet = await manager.save(Object.assign(before ?? new Diet(), values, texts, { position }));
      const entry = { subject: 'diet' as const, subjectId: diet.id, label: diet.name };
      await this.audit.record(actor, [{ ...entry, action: before ? 'CHANGE' : 'CREATE' }], manager);
      return diet;
    });
  }
}
