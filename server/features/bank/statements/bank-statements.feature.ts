import { defineFeature } from '../../feature.ts';
import { BankAccount } from './bank-account.entity.ts';
import { BankAccountService } from './bank-accounts.service.ts';
import { BankStatement } from './bank-statement.entity.ts';
import { BankStatementService } from './bank-statement.service.ts';
import { BankStatementsResolver } from './bank-statements.resolver.ts';

/** Bank statements as banks write them, and how they are read. */
export const bankStatements = defineFeature({
  name: 'bank/statements',
  part: 'donations',
  entities: [BankAccount, BankStatement],
  seeded: ['bank_account'],
  build({ dataSource, uploads }, { siteSettings, audit, bankBatches: batches }) {
    const accounts = new BankAccountService(dataSource, audit);
    const statements = new BankStatementService(dataSource, siteSettings, audit);
    return { resolvers: [new BankStatementsResolver({ accounts, statements, batches, uploads })] };
  },
});
