import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { ExpectedDataService } from './expected-data.service.ts';
import { IS_MEMBERSHIP_PAYMENT_KEPT } from './memberships/find-members.ts';
import { MembershipService } from './memberships/membership.service.ts';
import { MembershipReminder } from './memberships/membership-reminder.entity.ts';
import { MembershipsResolver } from './memberships/memberships.resolver.ts';
import { ReminderService } from './memberships/reminder.service.ts';
import { ReminderSwitch } from './memberships/reminder-switch.entity.ts';
import { StandingOrderService } from './standing-orders/standing-order.service.ts';
import { StandingOrderEntry } from './standing-orders/standing-order-entry.entity.ts';
import { StandingOrdersResolver } from './standing-orders/standing-orders.resolver.ts';

declare module '../services.ts' {
  interface Services {
    standingOrders: StandingOrderService;
    memberships: MembershipService;
    membershipReminders: ReminderService;
  }
}

/** Money that is expected: standing orders and memberships. */
export const expected = defineFeature({
  name: 'expected',
  part: 'donations',
  entities: [StandingOrderEntry, MembershipReminder, ReminderSwitch],
  build({ dataSource, outbox, publicUrl }, { siteSettings, audit, ledgerHooks }) {
    ledgerHooks.stillAskedFor.push(IS_MEMBERSHIP_PAYMENT_KEPT);
    const standingOrders = new StandingOrderService(dataSource, audit);
    const memberships = new MembershipService(dataSource);
    const membershipReminders = new ReminderService(dataSource, { outbox, siteSettings, audit, publicUrl });
    return {
      services: { standingOrders, memberships, membershipReminders },
      account: new ExpectedDataService(dataSource),
      today: { permission: Permission.MANAGE_DONATIONS, waiting: () => standingOrders.waiting() },
      resolvers: [
        new StandingOrdersResolver(standingOrders),
        new MembershipsResolver(memberships, membershipReminders),
      ],
      upkeep: { 'reminders of memberships': () => membershipReminders.remindAll() },
    };
  },
});
