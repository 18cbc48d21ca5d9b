import type { DataSource } from 'typeorm';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { MembershipService } from './memberships/membership.service.ts';
import { MembershipReminder } from './memberships/membership-reminder.entity.ts';
import { MembershipsResolver } from './memberships/memberships.resolver.ts';
import { ReminderService } from './memberships/reminder.service.ts';
import { ReminderSwitch } from './memberships/reminder-switch.entity.ts';
import { StandingOrderService } from './standing-orders/standing-order.service.ts';
import { StandingOrderEntry } from './standing-orders/standing-order-entry.entity.ts';
import { StandingOrdersResolver } from './standing-orders/standing-orders.resolver.ts';

export const EXPECTED_ENTITIES = [StandingOrderEntry, MembershipReminder, ReminderSwitch];

interface Needed {
  dataSource: DataSource;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  publicUrl: string;
}

/** What the feature of donations has for money that is expected: standing orders and memberships. */
export function buildExpected({ dataSource, ...services }: Needed) {
  const { siteSettings, audit } = services;
  const standingOrders = new StandingOrderService(dataSource, audit);
  const memberships = new MembershipService(dataSource);
  const membershipReminders = new ReminderService(dataSource, services);
  return {
    services: { standingOrders, memberships, membershipReminders },
    resolvers: [
      new StandingOrdersResolver(standingOrders, siteSettings),
      new MembershipsResolver(memberships, membershipReminders, siteSettings),
    ],
    upkeep: { 'reminders of memberships': () => membershipReminders.remindAll() },
  };
}
