import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { AskAgainService } from './ask-again.service.ts';
import { Charge } from './charge.entity.ts';
import { ChargeAccountsService } from './charge-accounts.service.ts';
import { ChargeEntriesService } from './charge-entries.service.ts';
import { ChargeEntry } from './charge-entry.entity.ts';
import { ChargeListService } from './charge-list.service.ts';
import { ChargesResolver } from './charges.resolver.ts';
import { ChargesService } from './charges.service.ts';
import { ChargesDataService } from './charges-data.service.ts';

declare module '../services.ts' {
  interface Services {
    charges: ChargesService;
    chargeEntries: ChargeEntriesService;
    chargeList: ChargeListService;
    chargeAccounts: ChargeAccountsService;
    askAgain: AskAgainService;
  }
}

/** Money that is owed for hires and places: asked, paid, given back. The features that it is owed for stand above. */
export const charges = defineFeature({
  name: 'charges',
  entities: [Charge, ChargeEntry],
  build({ dataSource }, { audit }) {
    const service = new ChargesService(dataSource);
    const chargeEntries = new ChargeEntriesService(dataSource, service, audit);
    const askAgain = new AskAgainService(dataSource, service, audit);
    const chargeList = new ChargeListService(dataSource);
    const data = new ChargesDataService(dataSource);
    return {
      services: {
        ...{ charges: service, chargeEntries, chargeList, askAgain },
        chargeAccounts: new ChargeAccountsService(dataSource),
      },
      account: data,
      retention: { donations: (limit) => data.forgetOldPayers(limit) },
      today: { permission: Permission.MANAGE_CHARGES, waiting: () => chargeList.waiting() },
      resolvers: [new ChargesResolver(chargeList, chargeEntries, askAgain)],
    };
  },
});
