import type { DataSource } from 'typeorm';
import type { RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Receipt } from './receipt.entity.ts';
import { ReceiptService } from './receipt.service.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';
import { ReceiptsResolver } from './receipts.resolver.ts';

export const RECEIPT_ENTITIES = [Receipt, ReceiptCounter];

interface Needed {
  dataSource: DataSource;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** What the feature of donations has for the register of receipts. */
export function buildReceipts({ dataSource, ...services }: Needed) {
  const receipts = new ReceiptService(dataSource, services);
  return { resolvers: [new ReceiptsResolver(receipts, services.siteSettings)] };
}
