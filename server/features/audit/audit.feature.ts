import { defineFeature } from '../feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditService } from './audit.service.ts';
import { AuditEntry } from './audit-entry.entity.ts';

declare module '../services.ts' {
  interface Services {
    audit: AuditService;
  }
}

export const audit = defineFeature({
  name: 'audit',
  entities: [AuditEntry],
  build({ dataSource }) {
    const service = new AuditService(dataSource);
    return {
      services: { audit: service },
      resolvers: [new AuditResolver(service)],
      retention: { auditLog: (limit) => service.removeOld(limit) },
    };
  },
});
