import type { DataSource } from 'typeorm';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { DonorStatementService } from './donor-statement.service.ts';
import { DonorStatementLetter } from './donor-statement-letter.entity.ts';
import { DonorStatementsResolver } from './donor-statements.resolver.ts';

export const DONOR_STATEMENT_ENTITIES = [DonorStatementLetter];

interface Needed {
  dataSource: DataSource;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** What the feature of donations has for the yearly statements of donors. */
export function buildDonorStatements({ dataSource, ...services }: Needed) {
  const donorStatements = new DonorStatementService(dataSource, services);
  return { services: { donorStatements }, resolvers: [new DonorStatementsResolver(donorStatements)] };
}
