import type { DataSource, EntityManager } from 'typeorm';
import { HALL_TEXTS } from '../../../../rules/hall-facts.ts';
import { hallPageRules } from '../../../../rules/hall-page.ts';
import type { Language } from '../../../../rules/languages.ts';
import { validateChange } from '../../../../rules/validation.ts';
import { byActor } from '../../../database/by.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { readShared } from '../../../database/replica.ts';
import { mergeTexts } from '../../../database/translations.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { HALL_PAGE_ID, HallPage } from './hall-page.entity.ts';
import { HireAgreement } from './hire-agreement.entity.ts';

/** The agreement in a language, or as it was written. */
export interface ShownAgreement {
  version: number;
  text: string;
  language: Language;
}

/** The agreement's text in each of its languages. */
function agreementTexts({ ownLanguage, agreement, translations }: HallPage): HireAgreement['texts'] {
  const others = Object.entries(translations).flatMap(([language, texts]) =>
    texts?.agreement ? [[language, texts.agreement] as const] : [],
  );
  // In the order of their codes, so that the same texts compare equal.
  return Object.fromEntries([...others, [ownLanguage, agreement]].sort());
}

/** Keeps what the office says of the hall, and each version of the agreement; the only writer of both tables. */
export class HallPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** By when hirers pay. */
  due(
    manager: EntityManager,
  ): Promise<Pick<HallPage, 'depositDueDays' | 'balanceDueMonths' | 'balanceDueDays'>> {
    return manager.findOneByOrFail(HallPage, { id: HALL_PAGE_ID });
  }

  find(): Promise<HallPage> {
    return readShared(this.dataSource, ({ manager }) =>
      manager.findOneByOrFail(HallPage, { id: HALL_PAGE_ID }),
    );
  }

  /**
   * Saves the texts; an agreement that has changed is a new version of it.
   * @param version the one that the editor saw
   * @param fields unchecked; what is left out stays
   * @throws AppError BAD_USER_INPUT; CONFLICT when somebody else saved a newer version
   */
  save(actor: Actor, version: number, fields: object): Promise<HallPage> {
    return this.dataSource.transaction(async (manager) => {
      const page = await loadForEdit(manager, HallPage, { id: HALL_PAGE_ID, version });
      const { language, translations, ...values } = validateChange(hallPageRules, page, fields);
      const before = JSON.stringify(agreementTexts(page));
      const row = { before: page, texts: HALL_TEXTS, siteLanguage: page.ownLanguage };
      const texts = mergeTexts(row, values, { language, translations });
      const saved = await manager.save(Object.assign(page, texts, { agreement: page.agreement, ...texts }));
      const after = agreementTexts(saved);
      if (JSON.stringify(after) !== before)
        await manager.insert(HireAgreement, {
          ownLanguage: saved.ownLanguage,
          texts: after,
          made: byActor(actor),
        } as HireAgreement);
      await this.audit.record(actor, [{ action: 'CHANGE', subject: 'hall-page' }], manager);
      return saved;
    });
  }

  /** The agreement that counts now, or a version of it, in a language. */
  async agreement(manager: EntityManager, language: Language, version?: number): Promise<ShownAgreement> {
    const [found] = await manager.find(HireAgreement, {
      where: version === undefined ? {} : { id: version },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!found) throw new Error('The hall has no agreement.');
    const shown = found.texts[language] ? language : found.ownLanguage;
    return { version: found.id, text: found.texts[shown] ?? '', language: shown };
  }
}
