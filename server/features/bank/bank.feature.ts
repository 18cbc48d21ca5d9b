import { defineFeature } from '../feature.ts';
import { BankAccount } from './bank-account.entity.ts';
import { BankAccountService } from './bank-accounts.service.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import { BankBatchService } from './bank-batch.service.ts';
import { BankDataService } from './bank-data.service.ts';
import { BankDecisionService } from './bank-decision.service.ts';
import { BankLine } from './bank-line.entity.ts';
import { BankLineService } from './bank-line.service.ts';
import { BankLinesResolver } from './bank-lines.resolver.ts';
import { BankStatement } from './bank-statement.entity.ts';
import { BankStatementService } from './bank-statement.service.ts';
import { BankStatementsResolver } from './bank-statements.resolver.ts';
import { BankHooks } from './claim-payments.ts';
import { requireNeverPaidByLines } from './live-allocations.ts';

declare module '../services.ts' {
  interface Services {
    bankHooks: BankHooks;
    bankDecisions: BankDecisionService;
  }
}

/** Bank statements: what their lines are, and what they pay. */
export const bank = defineFeature({
  name: 'bank',
  part: 'donations',
  entities: [BankAccount, BankStatement, BankLine, BankAllocation],
  seeded: ['bank_account'],
  build({ dataSource, uploads }, { siteSettings, audit, donationLedger: ledger, ledgerHooks }) {
    ledgerHooks.beforeRemoval.push(requireNeverPaidByLines);
    const hooks = new BankHooks();
    const accounts = new BankAccountService(dataSource, audit);
    const statements = new BankStatementService(dataSource, siteSettings, audit);
    const lines = new BankLineService(dataSource, siteSettings, hooks);
    const decisions = new BankDecisionService(dataSource, siteSettings, { ledger, hooks }, lines, audit);
    const batches = new BankBatchService(dataSource, lines, decisions, audit);
    const data = new BankDataService(dataSource);
    return {
      services: { bankHooks: hooks, bankDecisions: decisions },
      account: data,
      retention: { donations: (limit) => data.forgetOldPayers(limit) },
      resolvers: [
        new BankStatementsResolver({ accounts, statements, batches, uploads }),
        new BankLinesResolver({ lines, decisions }),
      ],
    };
  },
});
