import { defineFeature } from '../feature.ts';
import { ContactNewsService } from './contact-news.service.ts';
import { SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsResolver } from './site-settings.resolver.ts';
import { SiteSettingsService } from './site-settings.service.ts';

declare module '../feature.ts' {
  interface Services {
    siteSettings: SiteSettingsService;
    contactNews: ContactNewsService;
  }
}

export const siteSettings = defineFeature({
  name: 'site-settings',
  entities: [SiteSettings],
  seeded: ['site_settings'],
  shownToVisitors: [SiteSettings],
  build({ dataSource, outbox }, { audit }) {
    const service = new SiteSettingsService(dataSource, audit);
    return {
      services: { siteSettings: service, contactNews: new ContactNewsService(outbox, service) },
      resolvers: [new SiteSettingsResolver(service)],
    };
  },
});
