import { Permission } from '../../../rules/permissions.ts';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import { defineFeature } from '../feature.ts';
import { contactRoutes } from './contact.legacy.ts';
import { ContactResolver } from './contact.resolver.ts';
import { ContactService } from './contact.service.ts';
import { contactExport } from './contact-export.ts';
import { ContactMessage } from './contact-message.entity.ts';

declare module '../services.ts' {
  interface Services {
    contact: ContactService;
  }
}

export const contact = defineFeature({
  name: 'contact',
  entities: [ContactMessage],
  build({ dataSource, visitors, outbox }, { siteSettings, audit }) {
    const service = new ContactService(dataSource, visitors, siteSettings, outbox, audit);
    return {
      services: { contact: service },
      retention: {
        contactMessages: (limit) =>
          deleteSome(dataSource, 'contact_message', `done_at < ${keptUntil('contactMessages')}`, limit),
      },
      today: {
        permission: Permission.MANAGE_CONTACT_MESSAGES,
        waiting: () => service.waiting(),
      },
      resolvers: [new ContactResolver(service)],
      legacyRoutes: contactRoutes(service),
      exports: [contactExport(service, audit)],
    };
  },
});
