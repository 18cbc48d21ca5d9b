import { defineFeature } from '../feature.ts';
import { ContactChangeNotifier } from './contact-change-notifier.service.ts';
import { SitePicture } from './site-picture.entity.ts';
import { SitePictureResolver } from './site-picture.resolver.ts';
import { SITE_PICTURE_FOLDER, SitePictureService } from './site-picture.service.ts';
import { SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsResolver } from './site-settings.resolver.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { SiteSettingsRevisionsResolver } from './site-settings-revisions.resolver.ts';

declare module '../services.ts' {
  interface Services {
    siteSettings: SiteSettingsService;
    sitePictures: SitePictureService;
    contactChangeNotifier: ContactChangeNotifier;
  }
}

export const siteSettings = defineFeature({
  name: 'site-settings',
  entities: [SiteSettings, SitePicture],
  seeded: ['site_settings'],
  shownToVisitors: [SiteSettings, SitePicture],
  publicFolder: SITE_PICTURE_FOLDER,
  build({ dataSource, outbox, media, uploads, passwords }, { audit }) {
    const service = new SiteSettingsService(dataSource, audit, passwords);
    const sitePictures = new SitePictureService(dataSource, media, audit, service);
    return {
      services: {
        siteSettings: service,
        sitePictures,
        contactChangeNotifier: new ContactChangeNotifier(outbox, service),
      },
      resolvers: [
        new SiteSettingsResolver(service, sitePictures),
        new SiteSettingsRevisionsResolver(service),
        new SitePictureResolver(sitePictures, uploads),
      ],
    };
  },
});
