import { defineFeature } from '../feature.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import { BankBatchService } from './bank-batch.service.ts';
import { BankDataService } from './bank-data.service.ts';
import { BankDecisionService } from './bank-decision.service.ts';
import { BankLine } from './bank-line.entity.ts';
import { BankLineService } from './bank-line.service.ts';
import { BankLinesResolver } from './bank-lines.resolver.ts';
import { BankHooks } from './claim-payments.ts';

declare module '../services.ts' {
  interface Services {
    bankHooks: BankHooks;
    bankDecisions: BankDecisionService;
    bankBatches: BankBatchService;
  }
}

/** The lines of bank statements: what they may be for, and what they pay. */
export const bank = defineFeature({
  name: 'bank',
  part: 'donations',
  entities: [BankLine, BankAllocation],
  build({ dataSource }, { siteSettings, audit, donationStates: states, ledgerHooks, charges }) {
    // Also an entry that was undone.
    ledgerHooks.namedIn.set('bank_allocation', 'paidByBankStatement');
    const hooks = new BankHooks();
    const lines = new BankLineService(dataSource, siteSettings, hooks);
    const books = { states, charges, hooks };
    const decisions = new BankDecisionService(dataSource, siteSettings, books, lines, audit);
    const data = new BankDataService(dataSource);
    return {
      services: {
        ...{ bankHooks: hooks, bankDecisions: decisions },
        bankBatches: new BankBatchService(dataSource, lines, decisions, audit),
      },
      account: data,
      retention: { donations: (limit) => data.forgetOldPayers(limit) },
      resolvers: [new BankLinesResolver({ lines, decisions })],
    };
  },
});
