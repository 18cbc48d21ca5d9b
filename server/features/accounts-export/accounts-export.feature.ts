import { defineFeature } from '../feature.ts';
import { AccountsService } from './accounts.service.ts';
import { accountsExport } from './accounts-export.ts';

/** The books as the accountant gets them: also what came in by a part that is used no more, or while donations are not. */
export const forAccountant = defineFeature({
  name: 'accounts-export',
  build({ dataSource }, { siteSettings, audit, taxPayments, hireAccounts: hires, chargeAccounts: charges }) {
    const accounts = new AccountsService(dataSource);
    return { exports: [accountsExport({ accounts, taxPayments, hires, charges, siteSettings, audit })] };
  },
});
