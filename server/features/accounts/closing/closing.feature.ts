import { Permission } from '../../../../rules/permissions.ts';
import { ownDataRoute } from '../../../ways-in/exports/own-data-route.ts';
import { defineFeature } from '../../feature.ts';
import { AccountClosingResolver } from './account-closing.resolver.ts';
import { AccountClosingService } from './account-closing.service.ts';
import { AccountDataService } from './account-data.service.ts';
import { unusedUsers } from './unused-users.ts';

/** What the owner of an account may take along, and how it ends. */
export const closing = defineFeature({
  name: 'accounts/closing',
  build(
    { dataSource, sessions, codes, passwords, outbox, publicUrl },
    { audit, siteSettings, accountParts: parts, knownDevices, userAdministration },
  ) {
    const data = new AccountDataService(dataSource, { sessions, audit, devices: knownDevices, parts });
    const needed = { passwords, codes, audit, administration: userAdministration, siteSettings, parts };
    const closings = new AccountClosingService(dataSource, needed);
    return {
      resolvers: [new AccountClosingResolver(closings)],
      retention: {
        accounts: unusedUsers(dataSource, { outbox, siteSettings, closing: closings, parts, publicUrl }),
      },
      routes: ownDataRoute({
        name: 'my-data',
        permission: Permission.EDIT_OWN_ACCOUNT,
        collect: ({ userId }) => data.collect(userId),
      }),
    };
  },
});
