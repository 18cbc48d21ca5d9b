import { defineFeature } from '../feature.ts';
import { AccountsService } from './accounts.service.ts';
import { accountsExport } from './accounts-export.ts';

/** The books as the accountant gets them. */
export const forAccountant = defineFeature({
  name: 'accounts-export',
  part: 'donations',
  build({ dataSource }, { siteSettings, audit, taxPayments, hireAccounts: hires, chargeAccounts: charges }) {
    const accounts = new AccountsService(dataSource);
    return { exports: [accountsExport({ accounts, taxPayments, hires, charges, siteSettings, audit })] };
  },
});
