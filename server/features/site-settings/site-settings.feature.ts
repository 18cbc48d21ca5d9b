import { defineFeature } from '../feature.ts';
import { ContactChangeNotifier } from './contact-change-notifier.service.ts';
import { SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsResolver } from './site-settings.resolver.ts';
import { SiteSettingsService } from './site-settings.service.ts';

declare module '../feature.ts' {
  interface Services {
    siteSettings: SiteSettingsService;
    contactChangeNotifier: ContactChangeNotifier;
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
      services: { siteSettings: service, contactChangeNotifier: new ContactChangeNotifier(outbox, service) },
      resolvers: [new SiteSettingsResolver(service)],
    };
  },
});
