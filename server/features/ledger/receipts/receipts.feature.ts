import { defineFeature } from '../../feature.ts';
import { Receipt } from './receipt.entity.ts';
import { ReceiptService } from './receipt.service.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';
import { ReceiptsResolver } from './receipts.resolver.ts';

/** The numbered receipts of what was paid. */
export const receipts = defineFeature({
  name: 'ledger/receipts',
  part: 'donations',
  entities: [Receipt, ReceiptCounter],
  build({ dataSource, outbox, rateLimiter }, { audit, siteSettings }) {
    const service = new ReceiptService(dataSource, { outbox, rateLimiter, siteSettings, audit });
    return { resolvers: [new ReceiptsResolver(service, siteSettings)] };
  },
});
