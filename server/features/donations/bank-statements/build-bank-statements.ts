import type { DataSource } from 'typeorm';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { BankAccountService } from './bank-accounts.service.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import { BankBatchService } from './bank-batch.service.ts';
import { BankDecisionService } from './bank-decision.service.ts';
import { BankLine } from './bank-line.entity.ts';
import { BankLineService } from './bank-line.service.ts';
import { BankLinesResolver } from './bank-lines.resolver.ts';
import { BankStatement } from './bank-statement.entity.ts';
import { BankStatementService } from './bank-statement.service.ts';
import { BankStatementsResolver } from './bank-statements.resolver.ts';
import { BankHooks } from './claim-payments.ts';

export const BANK_ENTITIES = [BankAccount, BankStatement, BankLine, BankAllocation];

interface Needed {
  dataSource: DataSource;
  uploads: UploadReceiver;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  ledger: DonationLedgerService;
}

/** What the feature of donations has for bank statements. */
export function buildBankStatements({ dataSource, uploads, siteSettings, audit, ledger }: Needed) {
  const hooks = new BankHooks();
  const accounts = new BankAccountService(dataSource, audit);
  const statements = new BankStatementService(dataSource, siteSettings, audit);
  const lines = new BankLineService(dataSource, siteSettings, hooks);
  const decisions = new BankDecisionService(dataSource, siteSettings, { ledger, hooks }, lines, audit);
  const batches = new BankBatchService(dataSource, lines, decisions, audit);
  return {
    services: { bankDecisions: decisions, bankHooks: hooks },
    resolvers: [
      new BankStatementsResolver({ accounts, statements, batches, uploads }),
      new BankLinesResolver({ lines, decisions, siteSettings }),
    ],
  };
}
