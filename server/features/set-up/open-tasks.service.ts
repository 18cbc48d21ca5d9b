import type { DataSource } from 'typeorm';
import { hasBankDetails } from '../../../rules/bank-details.ts';
import { OpenTask } from '../../../rules/open-tasks.ts';
import { PAID_TO_ACCOUNT } from '../../../rules/parts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { CommitteeService } from '../committee/committee.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { ContentItem } from '../content/content-item.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';

interface Services {
  siteSettings: SiteSettingsService;
  events: Pick<ContentService<ContentItem>, 'isEmpty'>;
  committee: Pick<CommitteeService, 'isEmpty'>;
}

/** Says what is left to do until a new site is complete. It stores nothing: what is done is no longer open. */
export class OpenTasksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
    private readonly outbox: Outbox,
  ) {}

  /** In the order of {@link OpenTask}; parts that the association does not use are not asked for. */
  async list(): Promise<OpenTask[]> {
    const { siteSettings, events, committee } = this.services;
    const settings = await siteSettings.find();
    const { openingTitle, openingText, paymentUrl, unusedParts } = settings;
    const isOpen: Record<OpenTask, boolean> = {
      OPENING_WORDS: openingTitle === '' || openingText === '',
      FIRST_EVENT: await events.isEmpty(),
      COMMITTEE: !unusedParts.includes('committee') && (await committee.isEmpty()),
      PAYMENT_DETAILS:
        !PAID_TO_ACCOUNT.every((part) => unusedParts.includes(part)) &&
        paymentUrl === '' &&
        !hasBankDetails(settings),
      MAIL: !this.outbox.sendsMail,
      TEXT_MESSAGES: !this.outbox.sendsSms,
      REFUSED_TEXT_MESSAGES: await this.outbox.hasRefusedTexts(this.dataSource),
    };
    return Object.values(OpenTask).filter((task) => isOpen[task]);
  }
}
