import { AppError } from '../../../rules/errors.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';

/** Whether there is Gift Aid where the association is. */
export class GiftAidPlace {
  constructor(private readonly siteSettings: SiteSettingsService) {}

  /** @returns the settings @throws AppError NOT_FOUND where there is none */
  async require() {
    const settings = await this.siteSettings.find();
    if (settings.country !== GIFT_AID_COUNTRY) throw new AppError('NOT_FOUND', 'notFound');
    return settings;
  }
}
