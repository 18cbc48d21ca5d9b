import type { DataSource } from 'typeorm';
import { CONTENT_ENTITIES, createContentFeatures } from './content-features.ts';
import type { EntityClass } from './database/data-source.ts';
import type { Replicas } from './database/replicas.ts';
import type { ExportRoute } from './exports/export-routes.ts';
import { createAccountFeatures } from './features/accounts/accounts.ts';
import { User } from './features/accounts/user.entity.ts';
import { AuditResolver } from './features/audit/audit.resolver.ts';
import { AuditService } from './features/audit/audit.service.ts';
import { AuditEntry } from './features/audit/audit-entry.entity.ts';
import { ContactResolver } from './features/contact/contact.resolver.ts';
import { contactRoutes } from './features/contact/contact.rest.ts';
import { ContactService } from './features/contact/contact.service.ts';
import { contactExport } from './features/contact/contact-export.ts';
import { ContactMessage } from './features/contact/contact-message.entity.ts';
import { createDonationFeatures, DONATION_ENTITIES } from './features/donations/donations.ts';
import { HallHire } from './features/hall-hire/hall-hire.entity.ts';
import { HallHireResolver } from './features/hall-hire/hall-hire.resolver.ts';
import { HallHireService } from './features/hall-hire/hall-hire.service.ts';
import { HireRequestService } from './features/hall-hire/hire-request.service.ts';
import { createMatrimonialFeatures, MATRIMONIAL_ENTITIES } from './features/matrimonial/matrimonial.ts';
import { ProfileFor } from './features/select-lists/profile-for.entity.ts';
import { ProfileForService } from './features/select-lists/profile-for.service.ts';
import { SelectListService } from './features/select-lists/select-list.service.ts';
import { SelectListsResolver } from './features/select-lists/select-lists.resolver.ts';
import { selectListRoutes } from './features/select-lists/select-lists.rest.ts';
import { SelectOption } from './features/select-lists/select-option.entity.ts';
import { SiteSettings } from './features/site-settings/site-settings.entity.ts';
import { SiteSettingsResolver } from './features/site-settings/site-settings.resolver.ts';
import { SiteSettingsService } from './features/site-settings/site-settings.service.ts';
import { VisitService } from './features/visits/visit.service.ts';
import { VisitCount } from './features/visits/visit-count.entity.ts';
import { VisitsResolver } from './features/visits/visits.resolver.ts';
import { visitRoutes } from './features/visits/visits.rest.ts';
import type { MediaService } from './media/media.service.ts';
import { MediaFile } from './media/media-file.entity.ts';
import type { UploadReceiver } from './media/upload-receiver.ts';
import type { Outbox } from './messaging/outbox.ts';
import { OutboxMessage } from './messaging/outbox-message.entity.ts';
import type { LegacyRoute } from './rest/legacy-route.ts';
import { AttemptCounter } from './security/attempt-counter.entity.ts';
import { OneTimeCode } from './security/one-time-code.entity.ts';
import type { OneTimeCodes } from './security/one-time-codes.ts';
import { PasswordGuard } from './security/password-guard.ts';
import type { RateLimiter } from './security/rate-limiter.ts';
import { Session } from './security/session.entity.ts';
import type { SessionService } from './security/sessions.ts';

/** Every table; the migrations are compared with them. */
export const ENTITIES: EntityClass[] = [
  User,
  ...MATRIMONIAL_ENTITIES,
  Session,
  AttemptCounter,
  OneTimeCode,
  OutboxMessage,
  MediaFile,
  SiteSettings,
  ContactMessage,
  VisitCount,
  HallHire,
  ...DONATION_ENTITIES,
  SelectOption,
  ProfileFor,
  AuditEntry,
  ...CONTENT_ENTITIES,
];

/** Tables that have rows before anybody has done anything worth keeping. */
export const SEEDED_TABLES = [
  'attempt_counter',
  'donation_sub_type',
  'profile_for',
  'select_option',
  'site_settings',
  'visit_count',
];

interface Plumbing {
  dataSource: DataSource;
  replicas: Replicas;
  media: MediaService;
  uploads: UploadReceiver;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  codes: OneTimeCodes;
}

export interface Features {
  services: {
    siteSettings: SiteSettingsService;
    contact: ContactService;
    visits: VisitService;
    hireRequests: HireRequestService;
    hallHire: HallHireService;
    selectLists: SelectListService;
    profileFors: ProfileForService;
    audit: AuditService;
  } & ReturnType<typeof createAccountFeatures>['services'] &
    ReturnType<typeof createMatrimonialFeatures>['services'] &
    ReturnType<typeof createDonationFeatures>['services'] &
    ReturnType<typeof createContentFeatures>['services'];
  resolvers: object[];
  legacyRoutes: LegacyRoute[];
  exports: ExportRoute[];
}

/** Puts every feature together; the plumbing gets its resolvers and routes and knows no more of it. */
export function createFeatures(plumbing: Plumbing): Features {
  const { dataSource, media, uploads, sessions, rateLimiter, outbox, codes } = plumbing;
  const passwords = new PasswordGuard(rateLimiter);
  const audit = new AuditService(dataSource);
  const accounts = createAccountFeatures({ dataSource, sessions, rateLimiter, codes, passwords, audit });
  const selectLists = new SelectListService(dataSource, audit);
  const profileFors = new ProfileForService(dataSource, audit);
  const siteSettings = new SiteSettingsService(dataSource, audit);
  const matrimonial = createMatrimonialFeatures({
    ...plumbing,
    passwords,
    selectLists,
    profileFors,
    siteSettings,
    audit,
  });
  const contact = new ContactService(dataSource, rateLimiter, siteSettings, outbox, audit);
  const visits = new VisitService(dataSource, rateLimiter);
  const hireRequests = new HireRequestService(dataSource, rateLimiter, outbox, siteSettings);
  const hallHire = new HallHireService(dataSource, outbox, siteSettings, audit);
  const donations = createDonationFeatures({
    ...plumbing,
    siteSettings,
    users: accounts.services.users,
    audit,
  });
  const content = createContentFeatures({ dataSource, media, uploads, audit });
  return {
    services: {
      ...accounts.services,
      siteSettings,
      contact,
      visits,
      ...matrimonial.services,
      hireRequests,
      hallHire,
      selectLists,
      profileFors,
      audit,
      ...donations.services,
      ...content.services,
    },
    resolvers: [
      ...accounts.resolvers,
      ...matrimonial.resolvers,
      new SiteSettingsResolver(siteSettings),
      new ContactResolver(contact),
      new VisitsResolver(visits),
      new HallHireResolver(hireRequests, hallHire),
      ...donations.resolvers,
      new AuditResolver(audit),
      new SelectListsResolver(selectLists, profileFors),
      ...content.resolvers,
    ],
    legacyRoutes: [
      ...accounts.legacyRoutes,
      ...matrimonial.legacyRoutes,
      ...contactRoutes(contact),
      ...visitRoutes(visits),
      ...donations.legacyRoutes,
      ...selectListRoutes(selectLists, profileFors),
      ...content.legacyRoutes,
    ],
    exports: [contactExport(contact, audit), donations.export],
  };
}
